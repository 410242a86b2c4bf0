// SPDX-License-Identifier: MIT

/// Colors that reach their layer through lists and through what makes them.
extension RenewedColorTests {
  static let lists = [
    "class A: UIView { func setUp() {\n"
      + "gradient.colors = [UIColor.systemBackground, .secondarySystemBackground].map(\\.cgColor)"
      + "  // ←\n} }",
    "class A: UIView { func setUp() {\n"
      + "gradient.colors = [UIColor.systemBackground, UIColor.clear].map { $0.cgColor }  // ←\n} }",
    "class A: UIView { func setUp() {\n"
      + "(layer as? CAGradientLayer)?.colors = [UIColor.label, .clear].compactMap { color in "
      + "color.cgColor as Any }  // ←\n} }",
    """
    class A: UIView {
      lazy var gradient: CAGradientLayer = {
        let gradient = CAGradientLayer()
        let colors = [
          UIColor.systemBackground,  // ←
          UIColor.black,
        ]
        gradient.colors = colors.map(\\.cgColor)
        return gradient
      }()
    }
    """,
    """
    class A: UIView {
      let colors: [UIColor] = [.systemBackground, .label]  // ←
      func setUp() { gradient.colors = colors.map { $0.cgColor } }
    }
    """,
    """
    class A: UIView {
      func setUp() {
        let line = UIColor.separator
        layer.borderColor = line.cgColor  // ←
      }
    }
    """,
    """
    class A: UIView {
      func setUp() {
        let line = UIColor.separator.cgColor  // ←
        layer.borderColor = line
      }
    }
    """,
    """
    class A: UIView {
      func setUp() {
        if let line = UIColor(named: "Line") { layer.borderColor = line.cgColor }  // ←
      }
    }
    """,
    // Set again, or fixed.
    "class A: UIView { func setUp() {\n"
      + "gradient.colors = [UIColor.black, .white].map(\\.cgColor)\n} }",
    "class A: UIView { override func layoutSubviews() {\n"
      + "gradient.colors = [UIColor.systemBackground, .label].map(\\.cgColor)\n} }",
    "class A: UIView { func setUp() {\n"
      + "let names = [UIColor.systemBackground, .label].map(\\.description)\n} }",
    """
    class A: UIView {
      func setUp() { paint() }
      override func traitCollectionDidChange(_ old: UITraitCollection?) { paint() }
      func paint() { gradient.colors = [UIColor.label].map { $0.cgColor } }
    }
    """,
    """
    class A: UIView {
      func setUp() {
        let line = UIColor.red
        layer.borderColor = line.cgColor
      }
    }
    """,
  ]

  // MARK: Other places

  private static func given(_ color: String, isFound: Bool) -> String {
    """
    class A: UIView {
      let theme = AppTheme()
      override init(frame: CGRect) {
        layer.borderColor = \(color)\(isFound ? "  // ←" : "")
      }
    }
    """
  }

  static let makers =
    [
      "Palette.edge.cgColor", "Palette.line.cgColor", "enaColor(for: .edge).cgColor",
      "UIColor.brand(for: .face).cgColor",
      "UIColor.hairline.cgColor", "theme.outline.cgColor", "Tone.edge.color.cgColor",
      "AppTheme().outline.cgColor", "Palette.cg",
    ].map { given($0, isFound: true) }
    + [
      "Palette.ink.cgColor", "theme.plain.cgColor", "Other.edge.cgColor", "UIColor.red.cgColor",
      "item.edge.cgColor",
    ].map { given($0, isFound: false) }
    + [
      """
      class A: UIView {
        private let edge = UIColor.separator
        override init(frame: CGRect) { layer.borderColor = edge.cgColor }  // ←
      }
      """,
      """
      class A: UIView {
        private static let edge = UIColor.separator.cgColor
        override func layoutSubviews() { layer.borderColor = Self.edge }  // ←
      }
      """,
      """
      class A: UIView {
        private var edge: CGColor { UIColor.separator.cgColor }
        override func layoutSubviews() { layer.borderColor = edge }
      }
      """,
      """
      class A: UIView {
        private var edge: CGColor { UIColor.separator.cgColor }
        override init(frame: CGRect) { layer.borderColor = edge }  // ←
      }
      """,
      """
      class A: UIView {
        private let edge = UIColor(white: 0.5, alpha: 1)
        override init(frame: CGRect) { layer.borderColor = edge.cgColor }
      }
      """,
    ]
}
