// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The meaning of a view's content, which determines whether its layout is mirrored right to left.
///
/// Apple counterpart: `UISemanticContentAttribute` · Source: UIView.h (S8) · Fidelity: exact
public enum SemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Mirrored in right-to-left layouts.
  case unspecified = 0
  /// Playback controls: always left to right.
  case playback = 1
  /// Directional controls, such as text alignment: always left to right.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

extension View {
  /// The semantic meaning of the view's content; the default is `unspecified`.
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

  /// The layout direction for the view's content.
  ///
  /// It is the direction of the trait, unless `semanticContentAttribute` forces one (S8).
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
  final var drawnDirection: LayoutDirection {
    traitCollection.layoutDirection == .rightToLeft || semanticContentAttribute != .unspecified
      ? effectiveUserInterfaceLayoutDirection : .leftToRight
  }

  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
