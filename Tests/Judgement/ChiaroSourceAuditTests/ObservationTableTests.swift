// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroSourceAudit

/// Mistakes that stand in one statement, and what looks like them.
@Suite("Mistakes of one statement")
struct ObservationTableTests {
  private static func isSeen(_ kind: Observation.Kind, _ text: String) -> Bool {
    !FileFacts.of(text).observed(kind).isEmpty
  }

  @Test(
    "a name of an appearance that decides leaves out high contrast",
    arguments: [
      ("if effectiveAppearance.name == .darkAqua { a() }", true),
      ("guard NSApp.effectiveAppearance.name != .aqua else { return }", true),
      ("if NSAppearance.Name.darkAqua == view.effectiveAppearance.name { a() }", true),
      ("if #available(macOS 10.14, *), window.appearance?.name == .darkAqua { a() }", true),
      ("let isDark = [.darkAqua, .vibrantDark].contains(effectiveAppearance.name)", true),
      ("switch effectiveAppearance.name { case .darkAqua: a()\ndefault: b() }", true),
      (
        """
        switch effectiveAppearance.name {
        case .darkAqua, .accessibilityHighContrastDarkAqua: a()
        default: b()
        }
        """, false
      ),
      ("let a = effectiveAppearance.bestMatch(from: [.darkAqua, .aqua]) == .darkAqua", false),
      ("let a = effectiveAppearance.name.rawValue.contains(\"Dark\")", false),
      ("if file.name == .darkAqua { a() }", false), ("if appearance.name == title { a() }", false),
      ("let a = effectiveAppearance.name", false),
      ("let a = \"effectiveAppearance.name == .darkAqua\"", false),
    ])
  func names(_ statement: String, _ isTold: Bool) {
    let text = "class A: NSView { func set() { \(statement) } }"
    let isSeen =
      Self.isSeen(.appearanceName, text) || Self.isSeen(.appearanceList, text)
    #expect(isSeen == isTold, "\(statement)")
  }

  @Test(
    "an update method that asks for itself on every run never ends",
    arguments: [
      ("UIView", "layoutSubviews()", "setNeedsLayout()", true),
      ("UIView", "layoutSubviews()", "self.setNeedsLayout()", true),
      ("UIView", "layoutSubviews()", "do { setNeedsLayout() }", true),
      ("UIView", "layoutSubviews()", "label.setNeedsLayout()", false),
      ("UIView", "layoutSubviews()", "setNeedsDisplay()", false),
      ("UIView", "layoutSubviews()", "if isNew { setNeedsLayout() }", false),
      ("UIView", "layoutSubviews()", "guard isNew else { return }\nsetNeedsLayout()", false),
      ("UIView", "layoutSubviews()", "if isOld { return }\nsetNeedsLayout()", false),
      ("UIView", "layoutSubviews()", "DispatchQueue.main.async { self.setNeedsLayout() }", false),
      ("UIView", "draw(_ rect: CGRect)", "setNeedsDisplay()", true),
      ("UIView", "draw(_ rect: CGRect)", "setNeedsLayout()", false),
      ("NSView", "draw(_ rect: NSRect)", "needsDisplay = true", true),
      ("NSView", "draw(_ rect: NSRect)", "needsDisplay = false", false),
      ("NSView", "draw(_ rect: NSRect)", "child.needsDisplay = true", false),
      ("NSView", "updateLayer()", "self.needsDisplay = true", true),
      ("NSView", "layout()", "needsLayout = true", true),
      ("NSView", "layout()", "needsDisplay = true", false),
      ("UIView", "updateConstraints()", "setNeedsUpdateConstraints()", true),
      ("UIView", "updateConstraints()", "setNeedsLayout()", false),
      ("UIViewController", "updateViewConstraints()", "view.setNeedsUpdateConstraints()", true),
      ("UIViewController", "updateViewConstraints()", "child.setNeedsUpdateConstraints()", false),
      ("NSViewController", "updateViewConstraints()", "view.needsUpdateConstraints = true", true),
      ("UIView", "updateProperties()", "setNeedsUpdateProperties()", true),
    ])
  func loops(_ type: String, _ method: String, _ statement: String, _ isTold: Bool) {
    let text = "class A: \(type) { override func \(method) {\n\(statement)\n} }"
    #expect(Self.isSeen(.updateLoop, text) == isTold, "\(method): \(statement)")
    // A method of the same name that overrides nothing is called by nobody else.
    let own = "class A { func \(method) {\n\(statement)\n} }"
    #expect(!Self.isSeen(.updateLoop, own), "\(method): \(statement)")
  }

  @Test(
    "super is told last where constraints are updated",
    arguments: [
      ("super.updateConstraints()\ntop.constant = 4", true),
      ("top.constant = 4\nsuper.updateConstraints()", false),
      ("super.updateConstraints()", false), ("top.constant = 4", false),
      ("defer { super.updateConstraints() }\ntop.constant = 4", false),
      ("super.updateConstraints()\nreturn", false),
      ("a()\nsuper.updateConstraints()\nb()", true),
    ])
  func supers(_ body: String, _ isTold: Bool) {
    let text = "class A: UIView { override func updateConstraints() {\n\(body)\n} }"
    #expect(Self.isSeen(.earlySuper, text) == isTold, "\(body)")
  }

  @Test(
    "red and green alone tell two states apart",
    arguments: [
      ("Circle().fill(isOn ? .green : .red)", true), ("Circle().fill(isOn ? .red : .green)", true),
      ("Circle().fill(isOn ? Color.green : Color.red)", true),
      ("Circle().fill(n > 3 ? .green : .red)", true),
      ("Circle().fill(isOn ? .green : .orange)", false),
      ("Circle().fill(isOn ? .red : .red)", false),
      ("Text(a).foregroundColor(isOn ? .green : .red)", false),
      ("Label(isOn ? \"On\" : \"Off\", systemImage: a).tint(isOn ? .green : .red)", false),
      ("HStack { Circle().fill(isOn ? .green : .red); if isOn { Text(a) } }", false),
      ("HStack { Circle().fill(isOn ? .green : .red); if isNew { Text(a) } }", true),
      ("Circle().fill(isOn ? .green : isNew ? .red : .gray)", false),
    ])
  func hues(_ view: String, _ isTold: Bool) {
    let text = "struct A: View { var body: some View { \(view) } }"
    #expect(Self.isSeen(.redAndGreen, text) == isTold, "\(view)")
  }

  @Test(
    "a resolved color that is kept stays",
    arguments: [
      ("label.textColor = UIColor.label.resolvedColor(with: traitCollection)", true),
      ("view.backgroundColor = ground.resolvedColor(with: .current)", true),
      ("tintColor = UIColor.label.resolvedColor(with: view.traitCollection)", true),
      ("let color = UIColor.label.resolvedColor(with: traitCollection)", false),
      ("paint(UIColor.label.resolvedColor(with: traitCollection))", false),
      ("UIColor.label.resolvedColor(with: traitCollection).setFill()", false),
      (
        "label.textColor = UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .light))",
        false
      ),
      ("label.textColor = theme.resolvedColor(for: traitCollection)", false),
      ("count = UIColor.label.resolvedColor(with: traitCollection)", false),
      ("layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor", false),
    ])
  func resolved(_ statement: String, _ isTold: Bool) {
    let text = "class A: UIViewController { func set() { \(statement) } }"
    #expect(Self.isSeen(.resolvedColor, text) == isTold, "\(statement)")
    // What an update method does is done again.
    let again = "class A: UIView { override func layoutSubviews() { \(statement) } }"
    #expect(!Self.isSeen(.resolvedColor, again), "\(statement)")
  }

  @Test(
    "the style of the screen is asked for",
    arguments: [
      ("UIScreen.main.traitCollection.userInterfaceStyle == .dark", true),
      ("UIScreen.main.traitCollection.userInterfaceStyle.rawValue == 2", true),
      ("UIScreen.main.traitCollection.displayScale > 1", false),
      ("view.window?.screen.traitCollection.userInterfaceStyle == .dark", false),
      ("UITraitCollection.current.userInterfaceStyle == .dark", false),
      ("\"UIScreen.main.traitCollection.userInterfaceStyle\".isEmpty", false),
    ])
  func screens(_ expression: String, _ isTold: Bool) {
    #expect(Self.isSeen(.screenStyle, "let isDark = \(expression)") == isTold, "\(expression)")
  }

  @Test(
    "costly work for every trait that changes",
    arguments: [
      ("tableView.reloadData()", true),
      ("if previous?.userInterfaceStyle != style { tableView.reloadData() }", false),
      (
        """
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
        tableView.reloadData()
        """, false
      ),
      ("label.text = title", false), ("web.loadHTMLString(page, baseURL: nil)", true),
      ("super.traitCollectionDidChange(previous)\ntableView.reloadData()", true),
    ])
  func unfiltered(_ body: String, _ isTold: Bool) {
    let text = """
      class A: UIViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          \(body)
        }
      }
      """
    #expect(Self.isSeen(.unfilteredChange, text) == isTold, "\(body)")
  }
}
