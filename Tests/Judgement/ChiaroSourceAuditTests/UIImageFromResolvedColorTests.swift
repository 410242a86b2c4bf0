// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// Pictures that are drawn of colors: which stay when the style changes.
@Suite("Pictures that are drawn of a color once")
struct UIImageFromResolvedColorTests {
  /// Pieces of code of one kind; the lines of pictures that stay have the mark.
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var texts: [String]
  }

  /// What all of them are beside: who draws pictures, and colors by name.
  private static let beside = """
    import UIKit
    enum Palette {
      static let plate = UIColor.systemBackground
      static let ink = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      static var edge: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
    }
    extension UIImage {
      static func plain(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
          color.setFill()
          context.fill(rect)
        }
      }
      convenience init?(tone: UIColor, size: CGSize = one) {
        UIGraphicsBeginImageContext(size)
        tone.set()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        self.init(cgImage: image!.cgImage!)
      }
      static func round(color: UIColor) -> UIImage? { UIImage(tone: color)?.rounded() }
      static func both(_ color: UIColor) -> UIImage {
        let image = plain(color.resolvedColor(with: light))
        image.imageAsset?.register(plain(color.resolvedColor(with: dark)), with: dark)
        return image
      }
      static func named(_ color: UIColor) -> UIImage { UIImage(named: color.name)! }
    }
    extension UIButton {
      func setBackgroundColor(_ color: UIColor, for state: UIControl.State) {
        setBackgroundImage(.plain(color), for: state)
      }
      func setEdgeColor(_ color: UIColor) { layer.borderColor = color.cgColor }
    }
    func badge() -> UIImage {
      UIGraphicsImageRenderer(size: size).image { _ in UIColor.systemBackground.setFill() }
    }
    func dot() -> UIImage {
      UIGraphicsImageRenderer(size: size).image { _ in UIColor.red.setFill() }
    }
    """

  private static func findings(_ text: String) -> [Finding] {
    SourceAuditor.audit(
      [
        ("A.swift", Array("import UIKit\n\(text)".utf8)), ("B.swift", Array(beside.utf8)),
      ], only: ["uiimage-from-resolved-color"]
    ).findings
  }

  private static func marks(_ text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// ←") }.map { $0.offset + 2 }
  }

  /// A statement in a member of a button that has a picture.
  private static func inside(_ member: String, _ statement: String, also: String = "") -> String {
    """
    class Plate: UIButton {
      let plate = UIImageView()
      \(member) {
        \(statement)
      }
      \(also)
    }
    """
  }

  private static func begun(_ statement: String, also: String = "") -> String {
    inside("override func awakeFromNib()", statement, also: also)
  }

  static let all = [
    Kind(testDescription: "ways to draw", texts: ways.map { begun("\($0)  // ←") }),
    Kind(testDescription: "what is no such picture", texts: others.map { begun($0) }),
    Kind(testDescription: "what is kept", texts: kept),
    Kind(testDescription: "what is drawn again", texts: drawnAgain),
  ]

  @Test("a picture that stays is found, one that is drawn again is not", arguments: all)
  func stays(_ kind: Kind) {
    for text in kind.texts {
      let lines = Self.findings(text).map { $0.location.line ?? 0 }
      #expect(lines == Self.marks(text), "\(text)")
    }
  }

  private static let ways = [
    "setBackgroundImage(.plain(.secondarySystemBackground), for: .normal)",
    "setBackgroundImage(UIImage.plain(UIColor.label), for: .normal)",
    "self.setImage(UIImage(tone: .systemBackground, size: size)!, for: .normal)",
    "setImage(.init(tone: .label), for: .normal)",
    "setBackgroundImage(.round(color: .systemBackground), for: .normal)",
    "setBackgroundImage(.plain(Palette.plate), for: .normal)",
    "setBackgroundImage(.plain(Palette.edge.withAlphaComponent(0.5)), for: .normal)",
    "setBackgroundImage(.plain(UIColor(named: \"Plate\")!), for: .normal)",
    "plate.image = .plain(.systemBackground)",
    "plate.image = UIImage.plain(.label).resizableImage(withCapInsets: .zero)",
    "plate.layer.contents = UIImage.plain(.systemBackground).cgImage",
    "plate.image = icon.withTintColor(UIColor.label.resolvedColor(with: traitCollection))",
    "plate.image = UIImage.plain(UIColor.label.resolvedColor(with: traitCollection))",
    "plate.image = UIGraphicsImageRenderer(size: size).image { _ in UIColor.label.setFill() }",
    "plate.image = renderer.image { $0.cgContext.setFillColor(UIColor.label.cgColor) }",
    "plate.image = badge()",
    "setBackgroundColor(.secondarySystemBackground, for: .normal)",
    "bar.setBackgroundImage(.plain(.systemBackground), for: .default)",
    "let view = UIImageView(image: .plain(.separator))",
  ]

  private static let others = [
    // Fixed colors, and such as nobody knows.
    "setBackgroundImage(.plain(.red), for: .normal)",
    "setBackgroundImage(.plain(Palette.ink), for: .normal)",
    "setBackgroundImage(.plain(UIColor(white: 1, alpha: 1)), for: .normal)",
    "setBackgroundImage(.plain(event.color), for: .normal)",
    "setBackgroundImage(.plain(tintColor), for: .normal)",
    "plate.image = dot()",
    "plate.image = UIGraphicsImageRenderer(size: size).image { _ in UIColor.red.setFill() }",
    // UIKit keeps these dynamic, or chooses.
    "plate.image = icon.withTintColor(.label)",
    "plate.image = icon.withTintColor(.label, renderingMode: .alwaysOriginal)",
    "plate.image = .both(.systemBackground)",
    "plate.image = UIImage(named: \"Plate\")",
    "plate.image = .named(.label)",
    // Of a template only the shape is seen.
    "plate.image = UIImage.plain(.label).withRenderingMode(.alwaysTemplate)",
    // One style is meant.
    "plate.image = .plain(UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .dark)))",
    "if traitCollection.userInterfaceStyle == .dark { plate.image = .plain(.label) }",
    // Other calls with colors.
    "setEdgeColor(.separator)", "setTitleColor(.label, for: .normal)",
    "configurationUpdateHandler = { $0.configuration?.image = .plain(.label) }",
  ]

  private static let kept = [
    "enum Images {\n  static let plate = UIImage.plain(.systemBackground)  // ←\n}",
    "enum Images {\n  static let plateImage = UIImage.plain(.systemBackground)  // ←\n}",
    "enum Images {\n  static let plate: UIImage = .plain(.systemBackground)  // ←\n}",
    "enum Images {\n  static var plate: UIImage { .plain(.systemBackground) }\n}",
    "class A: UIView {\n  lazy var plate: UIImage? = UIImage(tone: .label)  // ←\n}",
    """
    class A: UIView {
      lazy var plate: UIImage = {  // ←
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { _ in UIColor.label.setFill() }
      }()
      func old() {
        UIGraphicsBeginImageContext(size)
        UIColor.systemBackground.setFill()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        plateView.image = image  // ←
      }
      init() {
        let color = UIColor.systemBackground
        let image = UIImage.plain(color)
        plateView.image = image  // ←
        plateView.highlightedImage = isOn ? image : nil
      }
    }
    """,
  ]

  private static let drawn = "plate.image = .plain(.systemBackground)"

  private static let drawnAgain =
    [
      "override func layoutSubviews()", "override func draw(_ rect: CGRect)",
      "override func updateConfiguration()", "override func tintColorDidChange()",
      "override func traitCollectionDidChange(_ previous: UITraitCollection?)",
    ].map { inside($0, drawn) }
    + [
      begun("paint()", also: "func paint() { \(drawn) }  // ←"),
      begun(
        "paint()",
        also: """
          func paint() { \(drawn) }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { paint() }
          """),
      begun(
        "paint()\n    registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(paint))",
        also: "@objc func paint() { \(drawn) }"),
      begun(
        "paint()\n    registerForTraitChanges([UITraitDisplayScale.self], action: #selector(paint))",
        also: "@objc func paint() { \(drawn) }  // ←"),
      begun(
        "\(drawn)\n    registerForTraitChanges(traits) { (view: Plate, _) in view.\(drawn) }"),
      begun(
        drawn,
        also: "override func layoutSubviews() { plate.image = isOn ? .plain(.label) : nil }"),
      begun(
        "\(drawn)  // ←", also: "override func layoutSubviews() { other.image = .plain(.label) }"),
      inside("override func layoutSubviews()", "if plate.image == nil { \(drawn) }  // ←"),
    ]

  @Test("what speaks against it lowers its likelihood, and the library's pictures are a guess")
  func considered() throws {
    let plain = try #require(Self.findings(Self.begun(Self.drawn)).first)
    #expect(plain.severity == .note && plain.judgement.considerations.isEmpty)
    for (text, name) in [
      (Self.begun("setImage(UIImage(color: .label), for: .normal)"), "unknown-maker"),
      (Self.begun("if isOn { \(Self.drawn) }"), "asked"),
      (Self.inside("func configure()", Self.drawn), "runs-again"),
      (Self.begun("bar.shadowImage = .plain(.separator)"), "layer-line"),
      (Self.begun(Self.drawn, also: "var theme = Theme()"), "follows-theme"),
      (Self.begun(Self.drawn, also: "func begin() { plate.image = nil }"), "set-again"),
    ] {
      let finding = try #require(Self.findings(text).first, "\(text)")
      #expect(finding.judgement.considerations.map(\.name) == [name])
      #expect(finding.judgement.guessed < plain.judgement.guessed)
    }
  }
}
