// SPDX-License-Identifier: MIT

/// The assets of a project by name, and the drawings of other parts of the program.
@MainActor
package struct KitAssets {
  /// Whether a color with a name exists.
  package var hasColor: @MainActor (String) -> Bool = { _ in false }
  /// Whether an image with a name exists.
  package var hasImage: @MainActor (String) -> Bool = { _ in false }
  /// The name of the color of a symbol, such as `.brandPrimary`.
  package var colorOfSymbol: @MainActor (String) -> String? = { _ in nil }
  /// The name of the image of a symbol.
  package var imageOfSymbol: @MainActor (String) -> String? = { _ in nil }
  /// A text as the project's tables have it; nil for none.
  package var text: @MainActor (String) -> String? = { _ in nil }

  package init() {}
}
