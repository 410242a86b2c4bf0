// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// The region in which a text view or a layout manager lays out text.
///
/// Apple counterpart: `NSTextContainer` · Source: NSTextContainer.h · Fidelity: approximate, it is
/// always a rectangle, without exclusion paths
@preconcurrency @MainActor
public final class TextContainer {
  private weak var view: TextView?
  /// The padding at both ends of each line, in points; the default is 5.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.contentDidChange() } }
  }
  /// The maximum number of lines; 0 for any number.
  ///
  /// Layout managers use it; text views do not.
  public var maximumNumberOfLines = 0
  /// The way in which the last line is wrapped or truncated; stored, but without effect.
  ///
  /// Fidelity: inert
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Whether the container is as wide as the text view; stored, but without effect, because its
  /// width is always that of the view.
  ///
  /// Fidelity: inert
  public var widthTracksTextView = true
  /// Whether the container is as high as the text view; stored, but without effect, because its
  /// height is unlimited.
  ///
  /// Fidelity: inert
  public var heightTracksTextView = false
  /// The size of the container, in points; a width of 0 is unlimited.
  ///
  /// The container of a text view always has the width of the view inside its insets, and an
  /// unlimited height.
  public var size: CGSize {
    get {
      guard let view else { return ownSize }
      let insets = view.textContainerInset
      return CGSize(
        width: max(0, view.bounds.width - insets.left - insets.right),
        height: .greatestFiniteMagnitude)
    }
    set { ownSize = newValue }
  }
  private var ownSize: CGSize

  /// Creates a text container that does not belong to a view.
  public init(size: CGSize = .zero) { ownSize = size }

  convenience init(of view: TextView) {
    self.init()
    self.view = view
  }
}
