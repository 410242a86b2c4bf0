// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews
import Foundation

/// The bar at the top of a window of macOS: three buttons, the title, and the items of a toolbar.
final class WindowBar: View {
  /// What stands in a toolbar.
  enum Item {
    /// A gap of a width in points; nil for a flexible gap.
    case gap(CGFloat?)
    case image(Image?, label: String)
    case view(View, label: String)
  }

  private let name = Label(frame: .zero)
  private let buttons: [Bool]
  private let isTransparent: Bool
  private let isHigh: Bool
  /// The items, from the leading edge.
  var items: [Item] = [] { didSet { show() } }
  private var parts: [(view: View, width: CGFloat?)] = []
  private var labels: [Label?] = []

  init(title: String, buttons: [Bool], isTransparent: Bool, isHigh: Bool) {
    self.buttons = buttons
    self.isTransparent = isTransparent
    self.isHigh = isHigh
    super.init(frame: .zero)
    name.text = title
    name.font = .systemFont(ofSize: 13, weight: 600)
    name.textColor = AppKitFamily.color("windowFrameTextColor") ?? .label
    addSubview(name)
  }

  private func show() {
    parts = items.map { item in
      switch item {
      case .gap(let width): return (View(), width)
      case .image(let image?, _):
        let view = ImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.tintColor = AppKitFamily.color("secondaryLabelColor") ?? .secondaryLabel
        return (view, isHigh ? 56 : 40)
      case .image(nil, let label): return title(label)
      case .view(let view, _): return (view, view.frame.width + 12)
      }
    }
    labels = items.map { item in
      guard isHigh else { return nil }
      switch item {
      case .image(.some, let label), .view(_, let label):
        let label = title(label).view as? Label
        label?.font = .systemFont(ofSize: 11)
        return label
      default: return nil
      }
    }
    for view in parts.map(\.view) + labels.compactMap({ $0 }) { addSubview(view) }
  }

  private func title(_ text: String) -> (view: View, width: CGFloat?) {
    let label = Label(text: text)
    label.font = .systemFont(ofSize: 13)
    label.textColor = AppKitFamily.color("labelColor") ?? .label
    label.textAlignment = .center
    return (label, label.intrinsicContentSize.width + 20)
  }

  // MARK: Layout

  override func layoutSubviews() {
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    func place(_ view: View, _ frame: CGRect) {
      view.frame =
        isReversed
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    let isAlone = isHigh || parts.isEmpty
    let wide = name.intrinsicContentSize.width
    name.textAlignment = isAlone ? .center : .natural
    place(
      name,
      isAlone
        ? CGRect(x: 70, y: 6, width: max(0, bounds.width - 140), height: 16)
        : CGRect(x: 88, y: bounds.midY - 8, width: wide, height: 16))
    var left = isHigh ? 8 : 88 + (wide > 0 ? wide + 16 : 0)
    let fixed = parts.reduce(0) { $0 + ($1.width ?? 0) }
    let gaps = parts.count { $0.width == nil }
    let rest = max(0, bounds.width - left - fixed - 10)
    // Without a gap the items stand at the end, beside the title.
    if gaps == 0, !isHigh { left += rest }
    for (index, part) in parts.enumerated() {
      let width = part.width ?? rest / CGFloat(max(1, gaps))
      let height = part.view is ImageView ? 18 : max(16, part.view.frame.height)
      let middle = isHigh ? 46 : bounds.midY
      place(
        part.view,
        CGRect(
          x: left + 6, y: middle - height / 2, width: max(0, width - 12), height: height))
      labels[index].map {
        place($0, CGRect(x: left - 10, y: 61, width: width + 20, height: 14))
      }
      left += width
    }
  }

  // MARK: Drawing

  /// The three buttons' colors, in the order in which they stand.
  private static let lights = [
    SRGB8(red: 255, green: 95, blue: 87), SRGB8(red: 254, green: 188, blue: 46),
    SRGB8(red: 40, green: 200, blue: 64),
  ].map { DynamicColor(Color($0)) }

  override func drawContent(in context: GraphicsContext) {
    if !isTransparent {
      let ground = AppKitFamily.color("windowBackgroundColor") ?? .systemBackground
      context.fill(bounds, ground, cornerRadius: 0)
      let line = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
      context.fill(line, AppKitFamily.color("separatorColor") ?? .separator, cornerRadius: 0)
    }
    let isReversed = traitCollection.layoutDirection == .rightToLeft
    let middle = isHigh || parts.isEmpty ? 14 : bounds.midY
    for (index, light) in Self.lights.enumerated() {
      let left = CGFloat(index) * 20 + (parts.isEmpty || isHigh ? 8 : 19)
      let disk = CGRect(
        x: isReversed ? bounds.width - left - 12 : left, y: middle - 6, width: 12, height: 12)
      let pale = AppKitFamily.color("tertiaryLabelColor") ?? .tertiaryLabel
      context.fill(disk, buttons[index] ? light : pale, cornerRadius: 6)
    }
  }
}

/// A window's surface: the bar above, and the content below it or behind it.
final class WindowSurface: View {
  private let content = View()
  private let bar: WindowBar
  private let heights: (bar: CGFloat, covered: CGFloat)

  init(_ content: View, _ bar: WindowBar, height: CGFloat, coveredHeight: CGFloat) {
    self.bar = bar
    heights = (height, coveredHeight)
    let size = content.frame.size
    super.init(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height + coveredHeight))
    self.content.frame = CGRect(origin: CGPoint(x: 0, y: coveredHeight), size: size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.content.addSubview(content)
    addSubview(self.content)
    addSubview(bar)
  }

  override func layoutSubviews() {
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.bar)
    content.frame = CGRect(
      x: 0, y: heights.covered, width: bounds.width,
      height: max(0, bounds.height - heights.covered))
  }
}
