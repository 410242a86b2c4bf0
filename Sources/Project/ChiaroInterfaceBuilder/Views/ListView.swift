// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import Foundation

/// A table as Interface Builder shows it: its cells stand where the file has them.
final class ListView: ScrollView {
  let style: ListEnvironment
  var hasSeparators = true
  var separatorColor: DynamicColor?
  /// How much lower the next row stands than in the file, as those before are higher.
  private(set) var rowOffset: CGFloat = 0

  init(_ style: ListEnvironment) {
    self.style = style
    super.init(frame: .zero)
    backgroundColor = .listBackground
    setIntrinsicTraits(TraitCollection(listEnvironment: style))
  }

  /// Makes the row that was added last as high as a table makes it; those that follow move along.
  ///
  /// - Parameters:
  ///   - height: the height; nil for that of the file
  ///   - content: the row's content view; nil for none
  func giveRow(_ height: CGFloat?, to content: View?) {
    guard let row = subviews.last else { return }
    row.frame.origin.y += rowOffset
    // A separator of a pixel is part of some files' heights.
    guard let height, abs(height - row.frame.height) > 1 else { return }
    rowOffset += height - row.frame.height
    content?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    row.frame.size.height = height
  }

  /// Adds the title of a section above its first cell, or below its last.
  func addTitle(_ text: String, isHeader: Bool, at point: CGPoint) {
    let label = Label(frame: .zero)
    label.text = style == .grouped && isHeader ? text.uppercased() : text
    label.font = .systemFont(ofSize: style == .plain ? 17 : 13, weight: style == .plain ? 600 : 400)
    label.textColor = style == .plain ? .label : .secondaryLabel
    label.numberOfLines = isHeader ? 1 : 0
    let width = max(0, frame.width - 2 * point.x)
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    let top = isHeader ? point.y - size.height - 5 : point.y + 7
    label.frame = CGRect(x: point.x, y: top, width: width, height: size.height)
    addSubview(label)
  }
}

/// A table's cell: its ground, its accessory and the line below it, around a content view.
final class CellView: View {
  var accessory = "none"
  var separatorInset: CGFloat = 16
  private var separator: DynamicColor?
  private var style = ListEnvironment.plain

  /// Makes the cell look as in a table.
  func show(
    in style: ListEnvironment, isFirst: Bool, isLast: Bool, separator: DynamicColor?
  ) {
    self.style = style
    self.separator = style == .insetGrouped && isLast ? nil : separator
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    guard style == .insetGrouped, isFirst || isLast else { return }
    layer.cornerRadius = 10
    var corners = CornerMask()
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = UInt8(corners.rawValue & 15)
  }

  override func drawContent(in context: GraphicsContext) {
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    func placed(_ frame: CGRect) -> CGRect {
      isReversed
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    if let separator {
      let line = 1 / contentScaleFactor
      context.fill(
        placed(
          CGRect(
            x: separatorInset, y: bounds.height - line, width: bounds.width - separatorInset,
            height: line)), separator, cornerRadius: 0)
    }
    var right = bounds.width - 16
    for (symbol, color, width) in symbols(isReversed) {
      let square = CGRect(
        x: right - width, y: bounds.midY - width / 2, width: width, height: width)
      context.draw(.symbol(symbol), in: placed(square), tint: color)
      right -= width + 12
    }
  }

  private func symbols(_ isReversed: Bool) -> [(String, DynamicColor, CGFloat)] {
    let chevron = (isReversed ? "chevron.left" : "chevron.right", DynamicColor.tertiaryLabel)
    switch accessory {
    case "disclosureIndicator": return [(chevron.0, chevron.1, 14)]
    case "detailDisclosureButton":
      return [(chevron.0, chevron.1, 14), ("info.circle", .tintColor, 22)]
    case "checkmark": return [("checkmark", .tintColor, 16)]
    case "detailButton": return [("info.circle", .tintColor, 22)]
    default: return []
    }
  }
}
