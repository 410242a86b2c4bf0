// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// What a color is for, by where it goes.
@Suite("Roles of colors")
struct ColorRoleTests {
  private static func roles(_ text: String) -> [ColorRole?] {
    FileFacts.of(text).colors.uses.map(\.role)
  }

  private static func uiKit(_ line: String) -> String {
    "import UIKit\nclass A: UIView {\n  func set() {\n    \(line)\n  }\n}\n"
  }

  private static func swiftUI(_ line: String) -> String {
    "import SwiftUI\nstruct A: View {\n  var body: some View {\n    \(line)\n  }\n}\n"
  }

  /// `C` stands for a color that says that it is one.
  private static let statements: [(String, ColorRole?)] = [
    ("label.textColor = C", .text), ("cell.textLabel?.textColor = C", .text),
    ("titleLabel!.textColor = C", .text), ("button.setTitleColor(C, for: .normal)", .text),
    ("button.setTitleColor(C, for: [])", .text), ("config.baseForegroundColor = C", .text),
    ("bar.titleTextAttributes = [.foregroundColor: C]", .text),
    ("bar.titleTextAttributes = [NSAttributedString.Key.foregroundColor: C]", .text),
    ("text.addAttribute(.foregroundColor, value: C, range: all)", .text),
    ("a = NSAttributedString(string: b, attributes: [.foregroundColor: C as Any])", .text),
    ("field.placeholderTextColor = C", .text), ("valueLabel.color = C", .text),
    ("view.backgroundColor = C", .background), ("self.backgroundColor = C", .background),
    ("tableView.backgroundColor = C", .background),
    ("UINavigationBar.appearance().barTintColor = C", .background),
    ("appearance.backgroundColor = C", .background),
    ("config.baseBackgroundColor = C", .background),
    ("config.background.backgroundColor = C", .background),
    ("line.backgroundColor = C", .border), ("separatorView.backgroundColor = C", .border),
    ("dividerView.backgroundColor = C", .border), ("grip.backgroundColor = C", .border),
    ("tableView.separatorColor = C", .border), ("layer.borderColor = C.cgColor", .border),
    ("shape.strokeColor = C.cgColor", .border), ("shape.fillColor = C.cgColor", .drawing),
    ("button.tintColor = C", .tint), ("toggle.onTintColor = C", .tint),
    ("spinner.color = C", .tint), ("activityIndicator.color = C", .tint),
    ("iconColor = C", .tint), ("slider.minimumTrackTintColor = C", .tint),
    ("C.setFill()", .drawing), ("C.set()", .drawing), ("C.setStroke()", .border),
    ("layer.shadowColor = C.cgColor", .shadow), ("label.shadowColor = C", .shadow),
    ("dimmingColor = C", .shadow), ("cell.selectedBackgroundColor = C", .shadow),
    ("label.highlightedTextColor = C", .shadow), ("button.disabledTitleColor = C", .shadow),
    ("button.setTitleColor(C, for: .disabled)", nil),
    ("button.setTitleColor(C, for: .highlighted)", nil),
    ("button.setTitleShadowColor(C, for: .normal)", .shadow),
    ("meter.barTintColor = C", nil), ("gradient = Gradient(colors: [C])", nil),
    ("let same = tone == C", nil), ("tones.append(C)", nil), ("log(C)", nil),
    ("if tone == C { stop() }", nil), ("let tones = [C, accent]", .unknown),
    ("attributes = [.underlineColor: C]", nil), ("attributes = [.strokeColor: C]", nil),
    ("attributes = [.backgroundColor: C]", .background), ("map[C] = 1", nil),
    ("draw(textColor: C)", .text), ("draw(backgroundColor: C)", .background),
    ("draw(borderColor: C)", .border), ("make(tint: C)", .tint), ("make(color: C)", .unknown),
    ("icon.image(ofSize: size, color: C)", .tint),
  ]

  @Test("a property, argument or key of UIKit says what a color is for", arguments: statements)
  func uiKit(_ line: String, _ role: ColorRole?) {
    let found = Self.roles(Self.uiKit(line.putting("UIColor.darkGray", for: "C")))
    #expect(found == (role == nil ? [] : [role]), "\(line)")
  }

  private static let modifiers: [(String, ColorRole?)] = [
    ("Text(\"a\").foregroundColor(C)", .text), ("Text(\"a\").foregroundStyle(C)", .text),
    ("Text(\"a\").bold().foregroundStyle(C)", .text),
    ("Label(\"a\", systemImage: \"b\").foregroundStyle(C)", .text),
    ("VStack { Text(\"a\") }.foregroundColor(C)", .text),
    ("Image(\"a\").foregroundColor(C)", .tint),
    ("Image(systemName: \"star\").resizable().foregroundStyle(C)", .tint),
    ("HStack { Image(\"a\") }.foregroundStyle(C)", .tint),
    ("Label { Text(\"a\") } icon: { Image(\"b\").foregroundColor(C) }", .tint),
    ("Circle().foregroundColor(C)", .drawing), ("Circle().fill(C)", .drawing),
    ("TabBarShape().fill(C)", .drawing), ("BarMark(x: a, y: b).foregroundStyle(C)", .drawing),
    ("Circle().stroke(C)", .border), ("Circle().strokeBorder(C, lineWidth: 2)", .border),
    ("Text(\"a\").border(C)", .border), ("Divider().background(C)", .border),
    ("Text(\"a\").background(C)", .background), ("List {}.background(C)", .background),
    ("Row().listRowBackground(C)", .background), ("C.ignoresSafeArea()", .background),
    ("C.edgesIgnoringSafeArea(.all)", .background), ("Image(\"a\").background(C)", .drawing),
    ("Sheet().presentationBackground(C)", .background),
    ("List {}.toolbarBackground(C, for: .navigationBar)", .background),
    ("Text(\"a\").containerBackground(C, for: .widget)", .background),
    ("Button(\"a\") {}.background(C)", .drawing),
    ("Link(\"a\", destination: b).background(C)", .drawing),
    ("Toggle(\"a\", isOn: $b).tint(C)", .tint), ("Tabs().accentColor(C)", .tint),
    ("Text(\"a\").shadow(color: C, radius: 2)", .shadow),
    ("LinearGradient(colors: [C, D], startPoint: .top, endPoint: .bottom)", nil),
    ("C", nil), ("C.frame(height: 1)", nil), ("Pill(textColor: C)", .text),
    ("Pill(background: C)", .background),
  ]

  @Test("a modifier of SwiftUI says it, by what the chain begins with", arguments: modifiers)
  func swiftUI(_ line: String, _ role: ColorRole?) {
    let found = Self.roles(Self.swiftUI(line.putting("Color(white: 0.9)", for: "C")))
    #expect(found == (role == nil ? [] : [role]), "\(line)")
  }

  @Test(
    "a constant, a result and a default argument say it by their names",
    arguments: [
      ("static let titleColor = UIColor.black", .text),
      ("static let cardBackground = UIColor.white", .background),
      ("let separatorColor: UIColor = .lightGray", .border),
      ("let bodyText = UIColor.black", .text),
      ("lazy var edgeTint: UIColor = { .black }()", .tint), ("var ink = UIColor.black", .unknown),
      ("var labelColor: UIColor { .black }", .text),
      ("var ink: UIColor? { return .black }", .unknown),
      ("func captionColor() -> UIColor { .black }", .text),
      ("func make(textColor: UIColor = .black) {}", .text),
      ("init(fillColor fill: UIColor = .black) {}", .drawing),
      ("let style: BarStyle = .black", nil), ("var kind = Kind.black", nil),
      ("let names = [\"black\"]", nil), ("var isBlack: Bool { tone == .black }", nil),
      ("func style() -> BarStyle { .black }", nil),
      ("@AppStorage(\"ink\") var textColor: Color = .black", nil),
      ("let strokeShadow = UIColor.black", .shadow),
      ("let overlayTextColor = UIColor.black", .shadow),
    ] as [(String, ColorRole?)])
  func declarations(_ member: String, _ role: ColorRole?) {
    let text = "import UIKit\nclass A: UIView {\n  \(member)\n}\n"
    #expect(Self.roles(text) == (role == nil ? [] : [role]), "\(member)")
  }

  @Test(
    "text may stand on its object's ground, and on an element's only if it is the element's",
    arguments: [
      ("textColor", "backgroundColor", true), ("textColor", "barTintColor", true),
      ("elementTextColor", "elementBackgroundColor", true),
      ("titleColor", "elementBackgroundColor", false),
      ("titleTextColor", "titleBackgroundColor", true), ("", "backgroundColor", true),
      ("ELEMENTTextColor", "elementBackgroundColor", true),
    ])
  func meeting(_ text: String, _ ground: String, _ mayMeet: Bool) {
    #expect(ColorRole.mayMeet(text: text, ground: ground) == mayMeet)
  }

  @Test(
    "a name is a color's by its end, and a style's or scheme's is none",
    arguments: [
      ("textColor", true), ("tintColor", true), ("barTint", true), ("colour", true),
      ("background", true), ("foreground", true), ("colors", true), ("COLOR", true),
      ("colorful", false), ("colorScheme", false), ("colorStyle", false), ("colorSpace", false),
      ("backgroundView", false), ("groundLevel", false), ("tinting", false), ("", false),
    ])
  func names(_ name: String, _ isColor: Bool) { #expect(ColorRole.isColorName(name) == isColor) }
}
