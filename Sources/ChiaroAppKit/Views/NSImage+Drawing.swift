// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

extension Image {
  /// Draws the image in a rectangle: of its asset, the variant for the current appearance.
  ///
  /// Inside of `draw(_:)` only. The image stays as it is, so that one and the same shows another
  /// variant when the appearance changed.
  ///
  /// Apple counterpart: `NSImage.draw(in:)` · Source: macOS 10.14 release notes (S233) ·
  /// Fidelity: approximate
  @MainActor
  public func draw(in rect: NSRect) {
    let shown = withConfiguration(
      ImageConfiguration(traits: .current, symbol: configuration.symbol))
    GraphicsContext.current?.draw(shown.content, in: rect, tint: shown.tintColor)
  }
}
