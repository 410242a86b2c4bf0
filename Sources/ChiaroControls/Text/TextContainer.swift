// SPDX-License-Identifier: MIT

import ChiaroLayout
public import ChiaroViews
public import Foundation

/// The room in which a text view sets its text.
///
/// Apple counterpart: `NSTextContainer` · Source: NSTextContainer.h · Fidelity: approximate
@preconcurrency @MainActor
public final class TextContainer {
  private weak var view: TextView?
  /// The space at both ends of each line, in points; the default is 5.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.contentDidChange() } }
  }
  /// The greatest number of lines, 0 for any; stored, without effect.
  public var maximumNumberOfLines = 0
  /// Where a last line without room is cut; stored, without effect.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Whether the room is as wide as the view; stored, without effect: it always is.
  public var widthTracksTextView = true
  /// Whether the room is as high as the view; stored, without effect: it is as high as the text.
  public var heightTracksTextView = false
  /// The size of the room in points, the greatest for one without end.
  ///
  /// That of a text view's own container is the view's; another can be set for others.
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

  /// Creates a room that belongs to no view.
  public init(size: CGSize = .zero) { ownSize = size }

  convenience init(of view: TextView) {
    self.init()
    self.view = view
  }
}
