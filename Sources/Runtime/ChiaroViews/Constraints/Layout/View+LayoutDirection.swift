// SPDX-License-Identifier: MIT

public import ChiaroAppearance

extension View {
  /// The layout direction of the view's content.
  ///
  /// It is the direction of the `layoutDirection` trait, unless `semanticContentAttribute` forces
  /// one.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified:
      scope.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction in which a control draws its parts.
  ///
  /// Reading it in `draw(_:)` is tracked, so that the control is drawn again when the trait
  /// changes.
  package final var drawnDirection: LayoutDirection {
    traitCollection.layoutDirection == .rightToLeft || semanticContentAttribute != .unspecified
      ? effectiveUserInterfaceLayoutDirection : .leftToRight
  }

  package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
