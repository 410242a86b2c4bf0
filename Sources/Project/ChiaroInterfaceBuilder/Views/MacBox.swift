// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// A box, whose frame has room for a shadow around it.
final class MacBox: View, Aligned {
  let outsets: EdgeInsets
  private var plate: View?
  private var title: Label?
  /// How far the plate stands from the edges.
  private var plateInset = EdgeInsets.zero

  init(_ outsets: EdgeInsets) {
    self.outsets = outsets
    super.init(frame: .zero)
  }

  /// The view that the box is around; nil for none.
  var content: View? { subviews.first { $0 !== plate && $0 !== title } }

  /// Puts a plate behind the content.
  func show(plate: View, inset: EdgeInsets = .zero) {
    self.plate = plate
    plateInset = inset
    addSubview(plate)
  }

  /// Puts a title above the plate.
  func show(title: Label) {
    self.title = title
    addSubview(title)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var frame = bounds
    if let title {
      let height = title.intrinsicContentSize.height
      let top = min(content.map { $0.frame.minY - 1 } ?? height, bounds.height)
      frame = CGRect(x: 0, y: max(0, top), width: bounds.width, height: bounds.height - max(0, top))
      let size = CGSize(width: min(bounds.width, title.intrinsicContentSize.width), height: height)
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      let left = isMirrored ? bounds.width - size.width - Self.indent : Self.indent
      title.frame = CGRect(origin: CGPoint(x: left, y: top - height - 1), size: size)
    }
    plate?.frame = frame.inset(by: plateInset)
  }

  /// How far the title stands from the leading edge of the plate.
  private static let indent: CGFloat = 4
}
