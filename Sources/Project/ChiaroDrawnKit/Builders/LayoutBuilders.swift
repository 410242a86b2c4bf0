// SPDX-License-Identifier: MIT

package import ChiaroInterpreter

/// Libraries for writing constraints, each in Swift of our own: a program that imports one without
/// its sources gets its most common parts.
package enum LayoutBuilders {
  package static let libraries = [
    LibrarySource(module: "SnapKit", code: SnapKitSource.code),
    LibrarySource(module: "PureLayout", code: PureLayoutSource.code),
    LibrarySource(module: "TinyConstraints", code: TinyConstraintsSource.code),
  ]
}
