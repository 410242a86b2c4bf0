// SPDX-License-Identifier: MIT

extension FixedLayerColor {
  static let examples: [SourceExample] = [
    SourceExample(
      "a white layer is reported, but not in a type that is named a preview",
      """
      class A: UIView {
        func set() { self.layer.backgroundColor = .white }  // ←
      }
      class WidgetPreview: UIView {
        func set() { self.layer.backgroundColor = UIColor.white.cgColor }
      }
      """),
    SourceExample(
      "a white background and a black border",
      """
      class Card: UIView {
        func set() {
          layer.backgroundColor = UIColor.white.cgColor  // ←
          button.layer.borderColor = UIColor.black.cgColor  // ←
        }
      }
      """),
    SourceExample(
      "a shadow, a white border, a fallback behind a named color, and a clear background",
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
      "colors that adapt, each set once in an initializer",
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
      """
      callers pass two methods a color that adapts or may adapt; for `fill` nothing shows that its \
      color adapts
      """,
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
      """
      properties that set the layer only when they are assigned, each reported once; for \
      `ringColor` no color is known, and `B` sets its color again in an update method
      """,
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
      "the color belongs to an item, and a method configures the view again for each",
      """
      class B: UIView {
        func configure(_ item: Item) { layer.borderColor = item.line.cgColor }
      }
      """),
    SourceExample(
      "only the border has a color that may adapt; the other colors come from data or components",
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
      "the guard lets the update run only the first time",
      """
      class Bar: NSView {
        override func updateLayer() {
          guard !didConfigureLayer else { return }
          layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor  // ←
        }
      }
      """),
    SourceExample(
      "each layer gets its color again when the style changes",
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
      """
      fixed colors, a color that is a parameter without a known caller, colors that are set again \
      on the next event, and a placeholder while content loads
      """,
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
      "`page` adapts in the catalog, and `brand` does not",
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
      "fixed colors, a color that is drawn at once, a string, a comment, and a suppressed line",
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
