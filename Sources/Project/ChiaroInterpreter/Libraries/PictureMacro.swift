// SPDX-License-Identifier: MIT

/// A macro of a library that makes a test from a function: it takes pictures of the view that the
/// function returns.
///
/// Swift of our own reads its arguments, as members of `PictureTraits`.
package struct PictureMacro: Sendable {
  /// The module that declares it.
  let module: String
  /// The attribute of the functions.
  let test: String
  /// The attribute of the types around them, whose arguments hold for all of them.
  let suite: String

  static let all = [
    PictureMacro(module: "SnapshotTestingMacros", test: "SnapshotTest", suite: "SnapshotSuite")
  ]

  /// The attributes that make tests.
  static let tests = Set(all.map(\.test))
  /// The attributes that make suites of them.
  static let suites = Set(all.map(\.suite))

  package static let libraries = all.flatMap {
    [
      LibrarySource(module: $0.module, code: PictureMacroSource.code),
      LibrarySource(
        module: $0.module, code: PictureMacroSource.names, unless: "struct SizesSnapshotTrait"),
    ]
  }
}
