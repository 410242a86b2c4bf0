// SPDX-License-Identifier: MIT

extension FixedLayerColor {
  static let examples: [SourceExample] = [
    SourceExample(
      "a layer color by its short name, and a preview",
      """
      class A: UIView {
        func set() { self.layer.backgroundColor = .white }  // ←
      }
      class WidgetPreview: UIView {
        func set() { self.layer.backgroundColor = UIColor.white.cgColor }
      }
      """),
    SourceExample(
      "a white card",
      """
      class Card: UIView {
        func set() {
          layer.backgroundColor = UIColor.white.cgColor  // ←
          button.layer.borderColor = UIColor.black.cgColor  // ←
        }
      }
      """),
    SourceExample(
      "shadows, fallbacks and backgrounds that are fixed on purpose",
      """
      class Card: UIView {
        func set() {
          layer.shadowColor = UIColor.black.cgColor
          layer.borderColor = UIColor.white.cgColor
          layer.backgroundColor = UIColor(named: "card")?.cgColor ?? UIColor.white.cgColor
          layer.backgroundColor = UIColor.clear.cgColor
        }
      }
      """),
  ]
}

extension StaleLayerColor {
  static let examples: [SourceExample] = swift + objectiveC + evidence

  private static let swift: [SourceExample] = [
    SourceExample(
      "a color that is set once",
      """
      class Header: UIView {
        init() {
          layer.borderColor = UIColor.separator.cgColor  // ←
          button.layer.borderColor = Colors.disabled.cgColor  // ←
          gradient.colors = [UIColor.systemBackground.cgColor, UIColor.clear.cgColor]  // ←
          shape.strokeColor = UIColor(named: "line")?.cgColor  // ←
        }
      }
      """),
    SourceExample(
      "a color that callers pass",
      """
      extension UIView {
        func addBorder(color: UIColor) { layer.borderColor = color.cgColor }  // ←
        func fill(with color: UIColor) { layer.backgroundColor = color.cgColor }
        func frame(color: UIColor) { layer.borderColor = color.cgColor }  // ←
      }
      class A: UIView {
        func setUp() {
          header.addBorder(color: .separator)
          header.frame(color: .brand(for: .line))
          header.fill(with: accent)
        }
      }
      """),
    SourceExample(
      "a property, reported once",
      """
      class A: UIView {
        var lineColor: UIColor = .separator {
          didSet { layer.borderColor = lineColor.cgColor }  // ←
        }
        @IBInspectable var edgeColor: UIColor? {
          didSet { layer.borderColor = edgeColor?.cgColor }  // ←
        }
        var ringColor: UIColor? {
          didSet { layer.borderColor = ringColor?.cgColor }
        }
      }
      class B: UIView {
        var lineColor: UIColor = .separator {
          didSet { update() }
        }
        func update() { layer.borderColor = lineColor.cgColor }
        override func layoutSubviews() { update() }
      }
      """),
    SourceExample(
      "a color of a cell that is configured again",
      """
      class B: UIView {
        func configure(_ item: Item) { layer.borderColor = item.line.cgColor }
      }
      """),
    SourceExample(
      "colors from components, and colors that views show",
      """
      class Bar: NSView {
        func fill(_ event: Event) {
          layer?.backgroundColor = event.color.cgColor
          bar.layer?.backgroundColor = NSColor(hue: h, saturation: 1, brightness: 1, alpha: 1).cgColor
          gradient.colors = [NSColor(colorSpace: space, hue: h, saturation: 0).cgColor]
          edge.layer?.borderColor = Colors.event.cgColor  // ←
        }
      }
      """),
    SourceExample(
      "a color that is set only the first time",
      """
      class Bar: NSView {
        override func updateLayer() {
          guard !didConfigureLayer else { return }
          layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor  // ←
        }
      }
      """),
    SourceExample(
      "a color that is set again on every change",
      """
      class A: NSView {
        override func updateLayer() {
          layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
        }
      }
      class B: UIView {
        init() { updateColors() }
        func updateColors() { layer.borderColor = UIColor.separator.cgColor }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { updateColors() }
      }
      class C: UIView {
        init() {
          layer.borderColor = UIColor.separator.cgColor
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _) in
            view.layer.borderColor = UIColor.separator.cgColor
          }
        }
      }
      class D: UIView {
        init() {
          registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(colors))
        }
        @objc func colors() { layer.borderColor = UIColor.separator.cgColor }
      }
      """),
    SourceExample(
      "a constant that is fixed despite its name, and shadows of variables",
      """
      extension UIColor { static var textColor: UIColor { UIColor(hex: "37454E") } }
      class A: UIView {
        init() {
          layer.borderColor = UIColor.textColor.withAlphaComponent(0.2).cgColor
          layer.shadowColor = knobColor.cgColor
        }
        func makeBorder(color: UIColor) { layer.borderColor = color.cgColor }
        func configureLoading() { bar.backgroundColor = UIColor.separator.cgColor }
        override func mouseExited(with event: NSEvent) {
          layer.backgroundColor = normalBackground.cgColor
        }
      }
      """),
    SourceExample(
      "catalog colors, only one of which adapts",
      """
      class A: UIView {
        init() {
          layer.borderColor = Asset.Colors.brand.color.cgColor
          layer.backgroundColor = UIColor.page.cgColor  // ←
        }
      }
      """,
      assets: [NamedAsset("Brand", .color), NamedAsset("Page", .color, adapts: true)]),
    SourceExample(
      "a fixed color, or one that is not a layer's",
      """
      class A: UIView {
        init() {
          layer.borderColor = UIColor.red.cgColor
          layer.shadowColor = UIColor.black.withAlphaComponent(0.2).cgColor
          context.setFillColor(UIColor.label.cgColor)
          let text = "layer.borderColor = UIColor.separator.cgColor"
          // layer.borderColor = UIColor.separator.cgColor
          // chiaro:disable:next stale-layer-color shown for a second
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """),
  ]
}
