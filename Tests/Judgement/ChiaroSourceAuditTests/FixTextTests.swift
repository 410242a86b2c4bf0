// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// The texts that changes put in the place of colors and overrides, to the byte.
@Suite("Texts of fixes")
struct FixTextTests {
  /// A color that is written down, the systems of its file, and what comes in its place.
  struct Row: CustomTestStringConvertible, Sendable {
    var library: String
    var line: String
    var text: String?
    var reach = FileReach.phone
    var hasBridge = true
    var testDescription: String { "\(library): \(line)" }

    init(
      _ library: String, _ line: String, _ text: String?, _ reach: FileReach = .phone,
      hasBridge: Bool = true
    ) {
      (self.library, self.line, self.text) = (library, line, text)
      (self.reach, self.hasBridge) = (reach, hasBridge)
    }

    /// What is offered.
    var found: [String] {
      let isSwiftUI = library == "SwiftUI"
      let text =
        "import \(library)\n"
        + (isSwiftUI
          ? "struct A: View {\n  var body: some View {\n" : "class A: B {\n  func c() {\n")
        + "    \(line)\n  }\n}\n"
      return FileFacts.of(text).colors.uses.compactMap { use in
        FixedColorFix(use: use, role: use.role ?? .unknown, reach: reach, hasBridge: hasBridge).fix
      }.flatMap(\.textEdits).map(\.text)
    }
  }

  static let rows = [
    // UIKit: the color of the role that looks most alike in the light.
    Row("UIKit", "label.textColor = .black", ".label"),
    Row("UIKit", "label.textColor = UIColor(white: 0.1, alpha: 1)", "UIColor.label"),
    Row("UIKit", "label.textColor = .darkGray", ".secondaryLabel"),
    Row("UIKit", "label.textColor = .lightGray", ".secondaryLabel"),
    Row("UIKit", "label.textColor = UIColor(hex: \"#222222\")", "UIColor.label"),
    Row(
      "UIKit", "label.textColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)",
      "UIColor.label"),
    Row("UIKit", "label.textColor = .white", nil),
    Row("UIKit", "view.backgroundColor = .white", ".systemBackground"),
    Row(
      "UIKit", "view.backgroundColor = UIColor(white: 0.95, alpha: 1)",
      "UIColor.secondarySystemBackground"),
    Row(
      "UIKit", "view.backgroundColor = UIColor(white: 0.98, alpha: 1)", "UIColor.systemBackground"),
    Row("UIKit", "line.backgroundColor = .lightGray", ".separator"),
    Row("UIKit", "line.backgroundColor = .black", ".label"),
    Row("UIKit", "button.tintColor = .black", ".label"),
    Row("UIKit", "UIColor.black.setFill()", "UIColor.label"),
    Row("UIKit", "label.textColor = UIColor(white: 0, alpha: 0.5)", nil),
    Row("UIKit", "label.textColor = UIColor.black.withAlphaComponent(0.5)", "UIColor.label"),
    Row("UIKit", "label.textColor = PlatformColor.black", "PlatformColor.label"),
    Row("UIKit", "label.textColor = UIKit.UIColor.black", "UIKit.UIColor.label"),
    Row("UIKit", "label.textColor = .blue", nil),
    // AppKit.
    Row("AppKit", "label.textColor = .black", ".labelColor"),
    Row("AppKit", "label.textColor = NSColor.darkGray", "NSColor.secondaryLabelColor"),
    Row("AppKit", "view.backgroundColor = .white", ".textBackgroundColor"),
    Row(
      "AppKit", "view.backgroundColor = NSColor(white: 0.9, alpha: 1)",
      "NSColor.windowBackgroundColor"),
    Row("AppKit", "line.backgroundColor = .lightGray", ".separatorColor"),
    // SwiftUI, by the systems of the file.
    Row("SwiftUI", "Text(\"a\").foregroundStyle(.black)", ".primary"),
    Row("SwiftUI", "Text(\"a\").foregroundStyle(Color.black)", "Color.primary"),
    Row("SwiftUI", "Text(\"a\").foregroundStyle(Color.gray)", "Color.secondary"),
    Row("SwiftUI", "Text(\"a\").foregroundStyle(Color.black)", "Color.primary", [.phone, .mac]),
    Row("SwiftUI", "List {}.background(.white)", "Color(uiColor: .systemBackground)"),
    Row(
      "SwiftUI", "List {}.background(.white)", "Color(UIColor.systemBackground)", hasBridge: false),
    Row("SwiftUI", "List {}.background(.white)", "Color(nsColor: .textBackgroundColor)", .mac),
    Row(
      "SwiftUI", "List {}.background(Color(white: 0.9))", "Color(nsColor: .windowBackgroundColor)",
      .mac),
    Row("SwiftUI", "List {}.background(.white)", nil, [.phone, .mac]),
    Row("SwiftUI", "List {}.background(.white)", nil, .television),
    Row("SwiftUI", "List {}.background(.white)", nil, [.phone, .television]),
    Row("SwiftUI", "Circle().stroke(Color(white: 0.9))", "Color(uiColor: .separator)"),
    Row("SwiftUI", "Circle().stroke(Color(white: 0.9))", "Color(nsColor: .separatorColor)", .mac),
    Row("SwiftUI", "Circle().stroke(Color(white: 0.9))", "Color(uiColor: .separator)", .television),
    Row("SwiftUI", "Text(\"a\").foregroundStyle(Color(red: 0.8, green: 0, blue: 0))", nil),
    Row("UIKit", "view.backgroundColor = .white", nil, [.phone, .television]),
    Row("UIKit", "label.textColor = PlatformColor.black", nil, [.phone, .mac]),
  ]

  @Test("a color becomes that of its role, written for the file's systems", arguments: rows)
  func color(_ row: Row) { #expect(row.found == [row.text].compactMap(\.self)) }

  /// A hue, the frame in which both of its values stand, and the dark ground under it.
  @Test(
    "a hue gets a value for the dark that can be read there, and keeps the one for the light",
    arguments: [
      ("UIKit", "UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)", "#000000"),
      ("UIKit", "UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)", "#000000"),
      ("UIKit", "UIColor(hex: \"#004400\")", "#000000"),
      ("AppKit", "NSColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1)", "#1E1E1E"),
      ("AppKit", "NSColor.purple", "#1E1E1E"), ("UIKit", "UIColor.blue", "#000000"),
    ])
  func hue(_ library: String, _ color: String, _ ground: String) throws {
    let text = try #require(Row(library, "label.textColor = \(color)", nil).found.first)
    let (start, type) =
      library == "UIKit"
      ? ("UIColor { $0.userInterfaceStyle == .dark ? ", "UIColor")
      : ("NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? ", "NSColor")
    #expect(text.hasPrefix(start + type + "(red: ") && text.hasSuffix(", alpha: 1) : \(color) }"))
    let dark = text.dropFirst(start.count).prefix { $0 != ")" } + ")"
    let value = try #require(
      FileFacts.of("import \(library)\nclass A: B { func c() { d.textColor = \(dark) } }")
        .colors.uses.first?.value.color)
    let under = try Color(css: ground)
    let ratio = value.contrast(on: under).lowest.value
    #expect(ratio > 4.45 && value.hexText != "#FFFFFF", "\(ratio)")
  }

  // MARK: Traits

  /// What an override asks for, and the traits of its registration.
  @Test(
    "a registration names the traits that the override asks for",
    arguments: [
      (
        "if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle { a() }",
        "[UITraitUserInterfaceStyle.self]"
      ),
      (
        "if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { a() }",
        "UITraitCollection.systemTraitsAffectingColorAppearance"
      ),
      ("updateColors()", "UITraitCollection.systemTraitsAffectingColorAppearance"),
      ("applyTheme()", "UITraitCollection.systemTraitsAffectingColorAppearance"),
      (
        "if traitCollection.userInterfaceStyle == .dark { a() }\n    b(traitCollection.displayScale)",
        "[UITraitDisplayScale.self, UITraitUserInterfaceStyle.self]"
      ),
      (
        "updateColors()\n    b(traitCollection.horizontalSizeClass)",
        "UITraitCollection.systemTraitsAffectingColorAppearance + [UITraitHorizontalSizeClass.self]"
      ),
      (
        "if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { a() }\n"
          + "    b(traitCollection.verticalSizeClass)",
        "UITraitCollection.systemTraitsAffectingColorAppearance + [UITraitVerticalSizeClass.self]"
      ),
      (
        "if traitCollection.accessibilityContrast == .high { a() }",
        "[UITraitAccessibilityContrast.self]"
      ),
      (
        "if traitCollection.userInterfaceLevel == .elevated { a() }",
        "[UITraitUserInterfaceLevel.self]"
      ),
      ("b(traitCollection.horizontalSizeClass)", nil), ("reload()", nil), ("", nil),
    ] as [(String, String?)])
  func traits(_ body: String, _ traits: String?) {
    let text = """
      import UIKit
      class A: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          \(body)
        }
      }

      """
    let fixes = SourceAuditor.audit(
      [("A.swift", Array(text.utf8))], only: [DeprecatedTraitChange.id],
      oldestSystems: ["A.swift": 17], wantsFixes: true
    ).findings.compactMap(\.fix).flatMap(\.textEdits).map(\.text)
    let expected = traits.map { traits in
      [
        "\n    registerForTraitChanges(\(traits)) {\n      (self: Self, previous: UITraitCollection) in\n"
          + "      self.traitsDidChange(previous)\n    }",
        "private func traitsDidChange", "",
      ]
    }
    #expect(fixes == expected ?? [])
  }

  /// The line that is put first, by the override and its first statement.
  @Test(
    "a call of super comes first, with the override's own argument and indentation",
    arguments: [
      (
        "traitCollectionDidChange(_ previous: UITraitCollection?)", "    a()",
        "super.traitCollectionDidChange(previous)\n    "
      ),
      (
        "traitCollectionDidChange(_ p: UITraitCollection?)", "\ta()",
        "super.traitCollectionDidChange(p)\n\t"
      ),
      (
        "traitCollectionDidChange(_ p: UITraitCollection?)", "    // why\n    a()",
        "super.traitCollectionDidChange(p)\n    "
      ),
      ("tintColorDidChange()", "  a()\n  b()", "super.tintColorDidChange()\n  "),
      ("traitCollectionDidChange(_: UITraitCollection?)", "    a()", nil),
      ("updateConstraints()", "    a()", nil), ("updateViewConstraints()", "    a()", nil),
      ("tintColorDidChange()", "", nil),
    ] as [(String, String, String?)])
  func supers(_ signature: String, _ body: String, _ text: String?) {
    let code = "import UIKit\nclass A: UIView {\n  override func \(signature) {\n\(body)\n  }\n}\n"
    let found = SourceAuditor.audit(
      [("A.swift", Array(code.utf8))], only: [MissingSuperTraitChange.id], wantsFixes: true
    ).findings
    #expect(found.count == 1)
    #expect(found.compactMap(\.fix).flatMap(\.textEdits).map(\.text) == [text].compactMap(\.self))
    #expect(found.compactMap(\.fix).allSatisfy { $0.isSafe })
  }

  @Test(
    "an override stays that cannot become a registration without a change of what it does",
    arguments: [
      ("super.traitCollectionDidChange(previous)\n    updateColors()", true),
      ("updateColors()\n    super.traitCollectionDidChange(previous)", true),
      ("super.traitCollectionDidChange(previous); updateColors()", true),
      ("updateColors(); super.traitCollectionDidChange(previous)", false),
      ("super.traitCollectionDidChange(previous)\n    super.updateColors()", false),
      ("if a { super.traitCollectionDidChange(previous) }\n    updateColors()", false),
    ])
  func stays(_ body: String, _ isOffered: Bool) {
    let text =
      "import UIKit\nclass A: UIView {\n  init() {\n    super.init(frame: .zero)\n  }\n"
      + "  override func traitCollectionDidChange(_ previous: UITraitCollection?) {\n    \(body)\n"
      + "  }\n}\n"
    let found = SourceAuditor.audit(
      [("A.swift", Array(text.utf8))], only: [DeprecatedTraitChange.id],
      oldestSystems: ["A.swift": 17], wantsFixes: true
    ).findings
    #expect(found.map { $0.fix != nil } == [isOffered])
  }
}
