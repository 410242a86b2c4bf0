// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroViews
public import Foundation

extension Image {
  /// Draws the image in a rectangle, in the variant for the current appearance.
  ///
  /// It has an effect during `draw(_:)` only. The image does not change, so that it shows another
  /// variant when drawn after a change of appearance.
  ///
  /// Apple counterpart: `NSImage.draw(in:)` · Source: macOS 10.14 release notes (S233) ·
  /// Fidelity: approximate
  @preconcurrency @MainActor
  public func draw(in rect: NSRect) {
    let shown = withConfiguration(
      ImageConfiguration(traits: .current, symbol: configuration.symbol))
    GraphicsContext.current?.draw(shown.content, in: rect, tint: shown.tintColor)
  }
}
