// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// An image view whose size is the one that the file keeps where the picture itself is missing.
class PictureView: ImageView, Aligned {
  /// How far the frame reaches beyond the rectangle of layout: that of a symbol does.
  var outsets = EdgeInsets.zero
  /// The size of the picture in points; nil where nobody knows it.
  var knownSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a frame is drawn in place of a picture that was not found.
  var isMissing = false

  override var intrinsicContentSize: CGSize {
    knownSize ?? CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  override func draw(_ rect: CGRect) {
    guard isMissing, let context = GraphicsContext.current else { return }
    let frame = bounds.insetBy(dx: 0.5, dy: 0.5)
    context.fill(frame, .tertiarySystemFill, cornerRadius: 3)
  }
}

/// A view with a size of its own, as `placeholderIntrinsicWidth` and the like give it.
final class SizedView: View {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { size }
}

/// What stands for a view whose content is not drawn: a quiet ground with a symbol and a name.
final class PlaceholderView: View {
  private let name: Label
  private let symbol: String

  init(name: String, symbol: String) {
    self.name = Label(text: name)
    self.symbol = symbol
    super.init(frame: .zero)
    clipsToBounds = true
    self.name.font = .systemFont(ofSize: 11)
    self.name.textColor = .secondaryLabel
    self.name.textAlignment = .center
    addSubview(self.name)
  }

  override func layoutSubviews() {
    name.frame = CGRect(
      x: 4, y: bounds.midY + (bounds.height < 60 ? -8 : 6), width: max(0, bounds.width - 8),
      height: 16)
  }

  override func drawContent(in context: GraphicsContext) {
    context.fill(bounds, .secondarySystemFill, cornerRadius: 0)
    guard bounds.height >= 60 else { return }
    let square = CGRect(x: bounds.midX - 12, y: bounds.midY - 24, width: 24, height: 24)
    context.draw(.symbol(symbol), in: square, tint: .secondaryLabel)
  }
}
