// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// Colors of layers: which runs set them again when the style changes.
@Suite("Colors of layers that are set again, or only once")
struct RenewedColorTests {
  /// Pieces of code of one kind; the lines of those that stay have the mark.
  struct Kind: CustomTestStringConvertible, Sendable {
    var name: String
    var texts: [String]
    /// A file that all of them are beside.
    var beside = ""
    var testDescription: String { name }
  }

  private static func lines(_ text: String, beside: String) -> [Int] {
    var files = [("A.swift", Array("import UIKit\n\(text)".utf8))]
    if !beside.isEmpty { files.append(("B.swift", Array(beside.utf8))) }
    return SourceAuditor.audit(files, only: ["stale-layer-color"]).findings
      .filter { $0.location.file == "A.swift" }
      .flatMap { [$0.location.line ?? 0] + $0.related.compactMap(\.line) }
      .map { $0 - 1 }.sorted()
  }

  private static func marks(_ text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// ←") }.map { $0.offset + 1 }
  }

  static let all = [
    Kind(name: "registrations", texts: registrations), Kind(name: "trait changes", texts: changes),
    Kind(name: "first runs", texts: firsts), Kind(name: "lists of colors", texts: lists),
    Kind(
      name: "colors of other places", texts: makers,
      beside: """
        import UIKit
        enum Palette {
          static let edge = UIColor.separator
          static let ink = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
          static var line: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
          static let cg = UIColor.separator.cgColor
        }
        struct AppTheme {
          var outline: UIColor { UIColor(named: "Outline") ?? .gray }
          var plain: UIColor { UIColor(hex: "333333") }
        }
        enum Tone: String {
          case edge, face
          var color: UIColor { UIColor(named: rawValue)! }
        }
        func enaColor(for style: Tone) -> UIColor { return UIColor(named: style.rawValue)! }
        extension UIColor {
          static func brand(for tone: Tone) -> UIColor {
            switch tone {
            case .edge: return .separator
            case .face: return .systemBackground
            }
          }
          static var hairline: UIColor { Palette.edge.withAlphaComponent(0.5) }
        }
        extension UIView {
          func outline(with color: CGColor) { layer.borderColor = color }
        }
        """),
  ]

  @Test("a color that stays is found, one that is set again is not", arguments: all)
  func stays(_ kind: Kind) {
    for text in kind.texts {
      #expect(Self.lines(text, beside: kind.beside) == Self.marks(text), "\(text)")
    }
  }

  // MARK: Registrations

  private static func registered(_ traits: String, isFound: Bool) -> String {
    """
    class A: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.separator.cgColor\(isFound ? "  // ←" : "")
        registerForTraitChanges(\(traits)) { (view: A, _) in
          view.layer.borderColor = UIColor.separator.cgColor\(isFound ? "  // ←" : "")
        }
      }
    }
    """
  }

  private static let registrations =
    [
      "[UITraitHorizontalSizeClass.self]", "[UITraitPreferredContentSizeCategory.self]",
      "[UITraitVerticalSizeClass.self, UITraitDisplayScale.self]",
      "[UITraitLayoutDirection.self] as [UITrait]",
    ].map { registered($0, isFound: true) }
    + [
      "[UITraitUserInterfaceStyle.self]", "UITraitCollection.systemTraitsAffectingColorAppearance",
      "[UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]",
      "[UITraitAccessibilityContrast.self]", "[ThemeTrait.self]", "traits",
      "UITraitCollection.systemTraitsAffectingColorAppearance + [UITraitDisplayScale.self]",
    ].map { registered($0, isFound: false) }
    + [
      """
      class A: UIViewController {
        override func viewDidLoad() {
          paint()
          registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(paint))
        }
        @objc func paint() { view.layer.borderColor = UIColor.separator.cgColor }  // ←
      }
      """,
      """
      class A: UIViewController {
        override func viewDidLoad() {
          paint()
          registerForTraitChanges([UITraitUserInterfaceStyle.self], target: self, action: #selector(paint))
        }
        @objc func paint() { view.layer.borderColor = UIColor.separator.cgColor }
      }
      """,
      """
      class A: UIView {
        static let traits: [UITrait] = [UITraitVerticalSizeClass.self]
        func setUp() {
          card.layer.shadowColor = UIColor.label.cgColor  // ←
          registerForTraitChanges(Self.traits) { (view: A, _) in view.paint() }
        }
        func paint() { card.layer.shadowColor = UIColor.label.cgColor }  // ←
      }
      """,
      """
      class A: UIView {
        func setUp() {
          let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
          card.layer.shadowColor = UIColor.label.cgColor
          registerForTraitChanges(traits) { (view: A, _) in view.paint() }
        }
        func paint() { card.layer.shadowColor = UIColor.label.cgColor }
      }
      """,
    ]

  // MARK: Trait changes

  private static func changed(_ body: String, isFound: Bool) -> String {
    """
    class A: UIView {
      func setUp() { paint() }
      override func traitCollectionDidChange(_ old: UITraitCollection?) {
        super.traitCollectionDidChange(old)
        \(body)
      }
      func paint() { layer.borderColor = UIColor.separator.cgColor }\(isFound ? "  // ←" : "")
    }
    """
  }

  private static let changes =
    [
      "guard traitCollection.preferredContentSizeCategory != old?.preferredContentSizeCategory "
        + "else { return }\n    paint()",
      "if traitCollection.horizontalSizeClass != old?.horizontalSizeClass { paint() }",
      "if old?.verticalSizeClass == traitCollection.verticalSizeClass { return }\n    paint()",
      "let isOther = traitCollection.displayScale != old?.displayScale\n    if isOther { paint() }",
    ].map { changed($0, isFound: true) }
    + [
      "paint()", "if traitCollection.hasDifferentColorAppearance(comparedTo: old) { paint() }",
      "guard traitCollection.userInterfaceStyle != old?.userInterfaceStyle else { return }\n"
        + "    paint()",
      "if traitCollection.horizontalSizeClass != old?.horizontalSizeClass { relay() } else { "
        + "paint() }",
      "if traitCollection.displayScale != old?.displayScale || "
        + "traitCollection.userInterfaceStyle != old?.userInterfaceStyle { paint() }",
      "if traitCollection.horizontalSizeClass == .compact { paint() }",
      "if traitCollection.displayScale != old?.displayScale { paint() }\n    paint()",
    ].map { changed($0, isFound: false) }

  // MARK: First runs

  private static let firsts = [
    """
    class A: UIButton {
      private var plate: CAShapeLayer!
      override func layoutSubviews() {
        super.layoutSubviews()
        if plate == nil {
          plate = CAShapeLayer()
          plate.fillColor = UIColor.systemBackground.cgColor  // ←
        }
      }
    }
    """,
    """
    class A: UIView {
      private var isSetUp = false
      override func layoutSubviews() {
        guard !isSetUp else { return }
        isSetUp = true
        edge.backgroundColor = UIColor.separator.cgColor  // ←
      }
    }
    """,
    """
    class A: UIViewController {
      override func viewDidLayoutSubviews() {
        if let plate { plate.frame = view.bounds; return }
        let plate = CAGradientLayer()
        plate.colors = [UIColor.systemBackground.cgColor, UIColor.clear.cgColor]  // ←
        self.plate = plate
      }
    }
    """,
    """
    class A: NSView {
      var isFirst = true
      override func layout() {
        super.layout()
        if isFirst {
          isFirst = false
          setUp()
        }
      }
      func setUp() { layer?.borderColor = NSColor.separatorColor.cgColor }  // ←
    }
    """,
    """
    class A: UIView {
      override func draw(_ rect: CGRect) {
        if layer.sublayers?.isEmpty ?? true {
          let edge = CALayer()
          edge.borderColor = UIColor.separator.cgColor  // ←
          layer.addSublayer(edge)
        }
      }
    }
    """,
    """
    class A: UIView {
      override func layoutSubviews() {
        if edge.superlayer == nil { addEdge() }
      }
      func addEdge() {
        edge.backgroundColor = UIColor.separator.cgColor  // ←
        layer.addSublayer(edge)
      }
    }
    """,
    """
    class A: UIView {
      override func layoutSubviews() {
        if let line = line { line.frame = bounds } else { makeLine() }
      }
      func makeLine() {
        line = CALayer()
        line?.backgroundColor = UIColor.separator.cgColor  // ←
      }
    }
    """,
    """
    class A: UIView {
      override func layoutSubviews() {
        guard gradient.frame != bounds else { return }
        gradient.frame = bounds
        gradient.colors = [UIColor.systemBackground.cgColor]  // ←
      }
    }
    """,
    // Set again.
    """
    class A: UIView {
      override func layoutSubviews() {
        if plate == nil { plate = CAShapeLayer() }
        plate.fillColor = UIColor.systemBackground.cgColor
      }
    }
    """,
    """
    class A: UIView {
      override func layoutSubviews() {
        guard window != nil else { return }
        edge.backgroundColor = UIColor.separator.cgColor
      }
    }
    """,
    """
    class A: UIView {
      var needsColors = true
      override func layoutSubviews() {
        if needsColors {
          needsColors = false
          edge.backgroundColor = UIColor.separator.cgColor
        }
      }
      func styleChanged() { needsColors = true }
    }
    """,
    """
    class A: UIView {
      override func layoutSubviews() {
        plate?.removeFromSuperlayer()
        plate = nil
        if plate == nil {
          plate = CAShapeLayer()
          plate.fillColor = UIColor.systemBackground.cgColor
        }
      }
    }
    """,
    """
    class A: UIView {
      override func layoutSubviews() {
        guard !isHidden else { return }
        edge.backgroundColor = UIColor.separator.cgColor
      }
    }
    """,
    """
    class A: UIView {
      override func layoutSubviews() {
        if plate == nil {
          plate = CAShapeLayer()
          plate.fillColor = UIColor.systemBackground.cgColor
        }
        paint()
      }
      func paint() { plate.fillColor = UIColor.systemBackground.cgColor }
    }
    """,
  ]

  // MARK: Lists
}
