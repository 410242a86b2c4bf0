// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroLayout

extension View {
  /// The meaning of the view's content, which decides whether the view is mirrored in right-to-left
  /// layouts.
  ///
  /// The default is `unspecified`: the view is mirrored.
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

  /// The layout direction of the view's content.
  ///
  /// It is that of the view's `layoutDirection` trait, unless `semanticContentAttribute` forces
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
