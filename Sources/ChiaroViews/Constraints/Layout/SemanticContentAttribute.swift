// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// What a view's content means, which decides whether its left and right follow the direction of
/// reading.
///
/// Apple counterpart: `UISemanticContentAttribute` · Source: UIView.h (S8) · Fidelity: exact
public enum SemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Follows the direction of reading.
  case unspecified = 0
  /// Buttons of playback: always from left to right.
  case playback = 1
  /// Directions in space: always from left to right.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

extension View {
  /// What the content means; the default is `.unspecified`.
  public final var semanticContentAttribute: SemanticContentAttribute {
    get { layout?.semantics ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      ensureLayout().semantics = newValue
      layoutDirectionDidChange()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The direction in which what the view holds is laid out.
  ///
  /// The trait informs it; a view whose semantics are forced ignores the trait (S8).
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified:
      scope.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction in which a control draws its parts: reading it while drawing is tracked, so that
  /// the control is drawn again when the trait changes.
  final var drawnDirection: LayoutDirection {
    traitCollection.layoutDirection == .rightToLeft || semanticContentAttribute != .unspecified
      ? effectiveUserInterfaceLayoutDirection : .leftToRight
  }

  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
