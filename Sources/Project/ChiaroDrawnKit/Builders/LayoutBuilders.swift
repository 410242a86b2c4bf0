// SPDX-License-Identifier: MIT

package import ChiaroInterpreter

/// Libraries by which code writes constraints, each in Swift of our own: a program whose files
/// import one, and that does not have its sources, gets what most code uses of it.
package enum LayoutBuilders {
  package static let libraries = [
    LibrarySource(module: "SnapKit", code: SnapKitSource.code),
    LibrarySource(module: "PureLayout", code: PureLayoutSource.code),
    LibrarySource(module: "TinyConstraints", code: TinyConstraintsSource.code),
  ]
}
