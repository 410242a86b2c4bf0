// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// A view that is laid out by another rectangle than its frame.
///
/// Apple's frameworks lay out some controls by an alignment rectangle that is smaller than the
/// frame: a switch is 51 points wide and is aligned as if it had 49.
@MainActor
protocol Aligned: View {
  /// How far the frame of the file reaches beyond the rectangle of layout.
  var outsets: EdgeInsets { get }
}

/// A view with a control in it that is laid out by an alignment rectangle.
final class AlignedView: View, Aligned {
  private let content: View
  let outsets: EdgeInsets
  private let size: CGSize
  /// Whether the control is drawn in the rectangle of layout rather than in the frame.
  private let isDrawnInside: Bool
  /// How far the control may draw beyond its trailing edge.
  private let slack: CGFloat
  /// Where the control's line of text stands; nil where the control itself tells.
  private let line: TextLine?

  /// A line of text in a control, as those beside it that share its baseline have it.
  struct TextLine {
    var font: Font
    /// How far the line's lower edge is above the control's.
    var bottom: CGFloat
  }

  init(
    _ content: View, size: CGSize, outsets: EdgeInsets, isDrawnInside: Bool = false,
    slack: CGFloat = 0, line: TextLine? = nil
  ) {
    self.content = content
    self.size = size
    self.outsets = outsets
    self.isDrawnInside = isDrawnInside
    self.slack = slack
    self.line = line
    super.init(frame: .zero)
    addSubview(content)
  }

  override var intrinsicContentSize: CGSize { size }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let line else { return content.baselineOffsets }
    let label = Label(text: "x")
    label.font = line.font
    let last = line.bottom + label.baselineOffsets.last
    return (size.height - last, last)
  }

  override func layoutSubviews() {
    var frame = isDrawnInside ? bounds : bounds.extended(by: outsets)
    frame.size.width += slack
    if traitCollection.layoutDirection == .rightToLeft { frame.origin.x -= slack }
    content.frame = frame
  }
}

/// A label of AppKit, whose text is inset in its frame.
final class MacLabel: Label, Aligned {
  let outsets = EdgeInsets(left: 2, right: 2)

  /// The size of the text; without any, that of an empty line.
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    guard text?.isEmpty != false else { return size }
    return CGSize(width: 0, height: (font.pointSize * 1.193359375).rounded(.up))
  }
}

extension CGRect {
  /// The rectangle made larger by insets.
  func extended(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
