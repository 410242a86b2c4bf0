// SPDX-License-Identifier: MIT

import ChiaroColor

/// The tint color that a view inherits from its superviews, and whether that tint is dimmed.
package struct TintContext: Hashable, Sendable {
  /// The nearest tint color set on the view or a superview; nil for the system's default.
  package var color: DynamicColor?
  /// Whether the tint is dimmed, as behind an alert or a sheet; nil when no view specifies it.
  package var isDimmed: Bool?

  package init(color: DynamicColor? = nil, isDimmed: Bool? = nil) {
    self.color = color
    self.isDimmed = isDimmed
  }

  /// Returns this context with the values that a nearer view's context specifies replacing its own.
  package func merging(_ nearer: TintContext) -> TintContext {
    TintContext(color: nearer.color ?? color, isDimmed: nearer.isDimmed ?? isDimmed)
  }

  /// The color to tint with: `color` or the system's default, turned into a translucent gray if
  /// dimmed.
  package var effectiveColor: DynamicColor {
    guard isDimmed == true else { return color ?? Self.systemDefault }
    let base = color ?? Self.systemDefault
    return DynamicColor { DynamicColor(Self.dimmed(base.resolved(with: $0))) }
  }

  /// Returns the color to tint with, resolved for a trait collection.
  func color(for traits: TraitCollection) -> Color {
    // A tint that leads back to the tint would never end; it reads as none at all.
    let base = color == .tintColor ? Self.systemDefault : color ?? Self.systemDefault
    let plain = base.resolved(with: traits)
    return isDimmed == true ? Self.dimmed(plain) : plain
  }

  /// Returns a gray of the same lightness and half the alpha; Apple's formula is not known
  /// (statement S163).
  private static func dimmed(_ color: Color) -> Color {
    let oklab = color.converted(to: .oklab)
    return Color(.oklab, [oklab.components.x, 0, 0], alpha: color.alpha * 0.5)
      .converted(to: .sRGB)
  }

  /// The tint when no view sets one: `systemBlue`, and on a Mac the accent color.
  package static let systemDefault = DynamicColor(
    outer: .idiom, inner: [.style, .contrast, .palette],
    definition: .system("tintColor", nil)
  ) { DynamicColor.systemBlue.resolved(with: $0.traits) }
}

extension TraitCollection {
  /// The tint inherited from the views around.
  package var tint: TintContext {
    get { shared?.content.tint ?? TintContext() }
    set {
      guard newValue != tint else { return }
      changeShared { $0.tint = newValue }
    }
  }
}
