// SPDX-License-Identifier: MIT

/// What a project gives for names, and what another part of the program draws.
@MainActor
package struct KitAssets {
  /// Whether there is a color of a name.
  package var hasColor: @MainActor (String) -> Bool = { _ in false }
  /// Whether there is an image of a name.
  package var hasImage: @MainActor (String) -> Bool = { _ in false }
  /// The name of the color of a symbol, such as `.brandPrimary`.
  package var colorOfSymbol: @MainActor (String) -> String? = { _ in nil }
  /// The name of the image of a symbol.
  package var imageOfSymbol: @MainActor (String) -> String? = { _ in nil }
  /// A text as the project's tables have it; nil for none.
  package var text: @MainActor (String) -> String? = { _ in nil }

  package init() {}
}
