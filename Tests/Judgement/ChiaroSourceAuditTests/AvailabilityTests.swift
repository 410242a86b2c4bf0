// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// Where code stands: what is asked before, and who comes there.
@Suite("Surroundings of a place")
struct AvailabilityTests {
  private static func sites(_ text: String) -> [Site] {
    FileFacts.of(text.putting("label.textColor = .black", for: "B")).colors.uses.map(\.site)
  }

  private static func method(_ body: String) -> String {
    "import UIKit\nclass A: UIView {\n  func set() {\n    \(body)\n  }\n}\n"
  }

  /// Whether each `B` is seen by people with today's systems.
  @Test(
    "what old systems and makers alone come to is not seen",
    arguments: [
      ("B", [true]), ("if #available(iOS 13, *) { B } else { B }", [true, false]),
      ("if #unavailable(iOS 13) { B } else { B }", [false, true]),
      ("if #available(iOS 13, *) { return a() }\n    B", [false]),
      ("if #available(iOS 13, *) { a() }\n    B", [true]),
      ("if #available(iOS 13, *), isOn { return }\n    B", [false]),
      ("if isOn { return }\n    B", [true]),
      ("guard #available(iOS 13, *) else { B; return }\n    B", [false, true]),
      ("guard let a else { return }\n    B", [true]), ("if isOn { B } else { B }", [true, true]),
      ("#if DEBUG\n    B\n    #else\n    B\n    #endif", [false, true]),
      ("#if !DEBUG\n    B\n    #else\n    B\n    #endif", [true, false]),
      ("#if os(iOS) && !DEBUG\n    B\n    #endif", [true]),
      ("#if DEBUG && os(iOS)\n    B\n    #endif", [false]),
      ("#if os(iOS)\n    B\n    #endif", [true]), ("#if STAGING\n    B\n    #endif", [false]),
      ("#if targetEnvironment(simulator)\n    B\n    #endif", [true]),
      ("#if false\n    B\n    #endif", []),
      ("if #available(iOS 13, *) { if isOn { B } } else { if isOn { B } }", [true, false]),
      ("DispatchQueue.main.async { if #available(iOS 13, *) {} else { B } }", [false]),
    ])
  func seen(_ body: String, _ expected: [Bool]) {
    #expect(Self.sites(Self.method(body)).map { !$0.isIrrelevant } == expected, "\(body)")
  }

  @Test(
    "a declaration for old systems, a preview and a test are not seen either",
    arguments: [
      ("class A: UIView { func a() { B } }", true),
      ("class A: UIView { @available(iOS, obsoleted: 13) func a() { B } }", false),
      ("class A: UIView { @available(iOS, introduced: 2, obsoleted: 13.0) func a() { B } }", false),
      ("class A: UIView { @available(iOS, obsoleted: 14) func a() { B } }", true),
      ("class A: UIView { @available(iOS, deprecated: 13) func a() { B } }", true),
      ("class A: NSView { @available(macOS, obsoleted: 10.14) func a() { B } }", false),
      ("class A: NSView { @available(macOS, obsoleted: 10.15) func a() { B } }", true),
      ("@available(iOS, obsoleted: 12.0)\nclass A: UIView { func a() { B } }", false),
      ("@available(iOS 13, *)\nclass A: UIView { func a() { B } }", true),
      ("class ATests: XCTestCase { func a() { B } }", false),
      ("struct A_Previews: PreviewProvider { static func a() { B } }", false),
      ("struct Shown: PreviewProvider { static func a() { B } }", false),
      ("class Preview: UIView { func a() { B } }", true), ("#Preview { B }", false),
      ("#Preview(\"a\") { let a = { B } }", false), ("func a() { B }", true),
    ])
  func declarations(_ text: String, _ isSeen: Bool) {
    #expect(Self.sites("import UIKit\n\(text)\n").map { !$0.isIrrelevant } == [isSeen], "\(text)")
  }

  /// The conditions and guards before the place of `B`.
  @Test(
    "what is asked before is gathered, the nearest first",
    arguments: [
      ("B", [], []), ("if isOn { B }", ["isOn"], []), ("if isOn {} else { B }", ["isOn"], []),
      ("if a { if b { B } }", ["b", "a"], []),
      ("switch kind { case .a: B }", ["case .a:", "kind"], []),
      ("guard a else { return }\n    B", [], ["a"]), ("for a in b { B }", [], []),
      ("if a { return }\n    B", ["a"], []), ("if a { b() }\n    B", [], []),
      ("if let a = b, c > 1 { B }", ["let a = b, c > 1"], []), ("while a { B }", [], []),
      ("if a { guard b else { return }\n    B }", ["a"], ["b"]),
    ] as [(String, [String], [String])])
  func conditions(_ body: String, _ conditions: [String], _ guards: [String]) {
    let site = Self.sites(Self.method(body)).first
    #expect(site?.conditions == conditions && site?.guards == guards, "\(body)")
  }

  /// Whether the style decides that the place of `B` is reached.
  @Test(
    "the style decides by what is asked, by a provider or by a name",
    arguments: [
      ("func set() { B }", false), ("func set() { if isDark { B } }", true),
      ("func set() { if traitCollection.userInterfaceStyle == .dark { B } }", true),
      ("func set() { switch style { case .dark: a()\n case .light: B } }", true),
      ("func set() { switch kind { case .a: a()\n case .b: B } }", false),
      ("func applyDark() { B }", true), ("func highlight() { B }", false),
      ("func set() { guard isDark else { return }\n B }", true),
      ("func set() { guard isOn else { return }\n B }", false),
      ("func set() { if colorScheme == .dark { return }\n B }", true),
      ("func set() { if backgroundStyle == .dark { B } }", false),
      ("func set() { make { traits in B } }", false),
      ("var ink: UIColor { UIColor { _ in B; return .label } }", true),
      ("var ink: UIColor { NSColor(name: nil) { _ in B; return .label } }", true),
      ("var ink: UIColor { .init(dynamicProvider: { _ in B }) }", true),
    ])
  func styles(_ member: String, _ decides: Bool) {
    let sites = Self.sites("import UIKit\nclass A: UIView {\n  \(member)\n}\n")
    #expect(sites.map(\.dependsOnStyle) == [decides], "\(member)")
  }

  /// Whether what a registration calls runs when the style changes.
  @Test(
    "what is called when the style changes is known, whoever tells of it",
    arguments: [
      ("registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (a: Self, _) in B }", true),
      ("registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (a: Self, _) in B }", true),
      (
        "registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { B }",
        true
      ),
      ("registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (a: Self, _) in B }", false),
      (
        "registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]) { B }",
        true
      ),
      ("registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { B }", false),
      ("registerForTraitChanges(traits) { B }", true), ("view.onTraitChange { B }", true),
      (
        "let traits: [UITrait] = [UITraitLayoutDirection.self]\n    registerForTraitChanges(traits) { B }",
        false
      ),
      ("view.publisher(for: \\.effectiveAppearance).sink { _ in B }", true),
      ("NSApp.observe(\\.effectiveAppearance) { _, _ in B }", true),
      ("view.onChange(of: colorScheme) { B }", true), ("view.onChange(of: name) { B }", false),
      ("view.publisher(for: \\.frame).sink { _ in B }", false), ("animate { B }", false),
      ("B", false),
    ])
  func registrations(_ body: String, _ isInRegistration: Bool) {
    #expect(Self.sites(Self.method(body)).map(\.isInRegistration) == [isInRegistration], "\(body)")
  }
}
