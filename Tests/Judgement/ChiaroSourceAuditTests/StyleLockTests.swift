// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroSourceAudit

/// What code sets to a style of its own, by the statement.
@Suite("Styles that are set")
struct StyleLockTests {
  private static func told(_ facts: FileFacts) -> [String] {
    facts.styles.locks.map { "\($0.style): \($0.subject)" + ($0.isChosen ? ", chosen" : "") }
  }

  @Test(
    "a style of UIKit and AppKit, and whose it is",
    arguments: [
      ("overrideUserInterfaceStyle = .dark", "dark: the style of this object"),
      ("view.window!.overrideUserInterfaceStyle = .light", "light: the style of 'window'"),
      ("(window)?.overrideUserInterfaceStyle = .light", "light: the style of 'window'"),
      (
        "UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .light",
        "light: the style of 'windows'"
      ),
      (
        "scene.windows.forEach { $0.overrideUserInterfaceStyle = .light }",
        "light: the style of 'windows'"
      ),
      (
        "for window in scene.windows { window.overrideUserInterfaceStyle = .light }",
        "light: the style of 'window'"
      ),
      ("update { $0.overrideUserInterfaceStyle = .light }", "light: the style of 'update'"),
      ("traitOverrides.userInterfaceStyle = .dark", "dark: the style of this object"),
      (
        "view.window?.windowScene?.traitOverrides.userInterfaceStyle = .light",
        "light: the style of 'windowScene'"
      ),
      (
        "window.overrideUserInterfaceStyle = isDark ? .dark : .light",
        "light or dark: the style of 'window', chosen"
      ),
      ("NSApp.appearance = NSAppearance(named: .aqua)", "aqua: the style of 'NSApp'"),
      (
        "window.appearance = NSAppearance(appearanceNamed: .darkAqua, bundle: nil)",
        "darkAqua: the style of 'window'"
      ),
      (
        "self.appearance = NSAppearance(named: NSAppearance.Name.vibrantDark)",
        "vibrantDark: the style of this object"
      ),
      ("panel.appearance = .init(named: .vibrantDark)", "vibrantDark: the style of 'panel'"),
    ])
  func styles(_ statement: String, _ lock: String) {
    #expect(Self.told(.of("class A: UIView { func set() { \(statement) } }")) == [lock])
  }

  @Test(
    "what is left open, or asks, sets nothing",
    arguments: [
      "overrideUserInterfaceStyle = .unspecified",
      "traitOverrides.userInterfaceStyle = .unspecified",
      "window.overrideUserInterfaceStyle = other.overrideUserInterfaceStyle",
      "window.overrideUserInterfaceStyle = isDark ? .dark : .unspecified",
      "window.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .dark : .light",
      "NSApp.appearance = nil", "window.appearance = isDark ? NSAppearance(named: .darkAqua) : nil",
      "bar.standardAppearance = appearance", "item.appearance = .dark", "chart.appearance = dark",
      "if overrideUserInterfaceStyle == .dark { track() }",
      "let style = UIUserInterfaceStyle.dark", "traits.userInterfaceStyle = .dark",
    ])
  func open(_ statement: String) {
    #expect(Self.told(.of("class A: UIView { func set() { \(statement) } }")) == [])
  }

  @Test(
    "keyboards, bars, indicators, blurs and materials",
    arguments: [
      ("field.keyboardAppearance = .dark", "dark: the property 'keyboardAppearance'"),
      (
        "UITextField.appearance().keyboardAppearance = .dark",
        "dark: the property 'keyboardAppearance'"
      ),
      (
        "field.keyboardAppearance = UIKeyboardAppearance.light",
        "light: the property 'keyboardAppearance'"
      ),
      ("field.keyboardAppearance = .default", nil), ("field.keyboardAppearance = style", nil),
      ("navigationBar.barStyle = .blackTranslucent", "blackTranslucent: the property 'barStyle'"),
      ("navigationBar.barStyle = .default", nil),
      (
        "let a = UIActivityIndicatorView(activityIndicatorStyle: .gray)",
        "gray: an activity indicator"
      ),
      ("let a = UIActivityIndicatorView(style: .whiteLarge)", "whiteLarge: an activity indicator"),
      ("let a = UIActivityIndicatorView(style: .medium)", nil),
      (
        "spinner.activityIndicatorViewStyle = .white",
        "white: the property 'activityIndicatorViewStyle'"
      ),
      ("let a = UIBlurEffect(style: .extraLight)", "extraLight: a blur"),
      ("let a = UIBlurEffect(style: UIBlurEffect.Style.dark)", "dark: a blur"),
      ("let a = UIBlurEffect(style: .systemMaterial)", nil),
      ("let a = UIBlurEffect(style: .regular)", nil),
      ("let a = UIBlurEffect(style: isDark ? .dark : .light)", nil),
      ("let a = UIBlurEffect(style: .systemThinMaterialDark)", "systemThinMaterialDark: a blur"),
      (
        "let a = UIBlurEffect(style: .systemChromeMaterialLight)",
        "systemChromeMaterialLight: a blur"
      ),
      ("effects.material = .ultraDark", "ultraDark: a material"),
      ("effects.material = .sidebar", nil), ("node.material = dark", nil),
    ] as [(String, String?)])
  func elements(_ statement: String, _ lock: String?) {
    let found = Self.told(.of("class A: UIView { func set() { \(statement) } }"))
    #expect(found == [lock].compactMap { $0 }, "\(statement)")
  }

  @Test(
    "modifiers of SwiftUI",
    arguments: [
      (
        "Text(a).preferredColorScheme(.dark)",
        "dark: the style set by SwiftUI's 'preferredColorScheme'"
      ),
      (
        "Text(a).preferredColorScheme(ColorScheme.light)",
        "light: the style set by SwiftUI's 'preferredColorScheme'"
      ),
      (
        "Text(a).preferredColorScheme(isDark ? .dark : .light)",
        "light or dark: the style set by SwiftUI's 'preferredColorScheme', chosen"
      ),
      ("Text(a).preferredColorScheme(isDark ? .dark : nil)", nil),
      ("Text(a).preferredColorScheme(.none)", nil), ("Text(a).preferredColorScheme(nil)", nil),
      ("Text(a).preferredColorScheme(scheme)", nil),
      ("Text(a).environment(\\.colorScheme, colorScheme)", nil),
      ("Text(a).environment(\\.colorScheme, colorScheme == .dark ? .light : .dark)", nil),
      ("Text(a).environment(\\.locale, .dark)", nil),
      (
        "Text(a).environment(\\.colorScheme, .dark)",
        "dark: the style set by SwiftUI's 'environment(\\.colorScheme)'"
      ),
      ("Circle().colorScheme(.dark)", nil),
      ("Text(a).colorScheme(.dark)", "dark: the style set by SwiftUI's 'colorScheme'"),
    ] as [(String, String?)])
  func modifiers(_ view: String, _ lock: String?) {
    let found = Self.told(.of("struct A: View { var body: some View { \(view) } }"))
    #expect(found == [lock].compactMap { $0 }, "\(view)")
  }

  @Test(
    "statements of Objective-C, with and without braces",
    arguments: [
      (
        "if (@available(iOS 13, *)) self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;",
        ["light: the style"]
      ),
      (
        "if (@available(iOS 13, *)) { self.overrideUserInterfaceStyle = UIUserInterfaceStyleLight; }",
        ["light: the style"]
      ),
      (
        "if (dark) self.overrideUserInterfaceStyle = UIUserInterfaceStyleDark; else a();",
        ["dark: the style"]
      ),
      (
        "if (dark) a(); else self.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;",
        ["light: the style"]
      ),
      (
        """
        switch (theme) {
        case 1: w.overrideUserInterfaceStyle = UIUserInterfaceStyleLight; break;
        default: w.overrideUserInterfaceStyle = UIUserInterfaceStyleDark; }
        """, ["light: the style", "dark: the style"]
      ),
      (
        "w.overrideUserInterfaceStyle = d ? UIUserInterfaceStyleDark : UIUserInterfaceStyleLight;",
        ["dark: the style, chosen", "light: the style, chosen"]
      ),
      (
        "self.traitOverrides.userInterfaceStyle = UIUserInterfaceStyleDark;", ["dark: the style"]
      ),
      (
        "[textField setKeyboardAppearance:UIKeyboardAppearanceAlert];",
        ["alert: the property 'keyboardAppearance'"]
      ),
      ("bar.barStyle = UIBarStyleBlackTranslucent;", ["blackTranslucent: the property 'barStyle'"]),
      ("v.material = NSVisualEffectMaterialUltraDark;", ["ultraDark: a material"]),
      ("if (a.barStyle == UIBarStyleBlack) b();", []),
      ("if (UIBarStyleBlack == a.barStyle && c(d)) b();", []),
      ("UIUserInterfaceStyle style = UIUserInterfaceStyleDark;", []),
      ("NSArray *all = @[NSAppearanceNameAqua, NSAppearanceNameDarkAqua];", []),
    ] as [(String, [String])])
  func objectiveC(_ statement: String, _ locks: [String]) {
    let text = "@implementation A\n- (void)set {\n\(statement)\n}\n@end\n"
    #expect(Self.told(.of(text, path: "A.m")) == locks, "\(statement)")
  }

  /// The judgement of a whole file: what a person is told, by lines.
  static let told = [
    RealCode(
      "traits that are overridden",
      """
      final class Card: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          traitOverrides.userInterfaceStyle = .light  // ←
        }
      }
      """),
    RealCode(
      "a setting in Objective-C that can be left to the system",
      """
      @implementation Themes
      - (void)apply:(NSInteger)theme {
        switch (theme) {
          case 0: self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleUnspecified; break;
          case 1: self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleLight; break;
          case 2: self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleDark; break;
        }
      }
      @end
      """, path: "App/Themes.m"),
    RealCode(
      "an app of Objective-C that is light, without braces",
      """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
        if (@available(iOS 13.0, *)) self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleLight; // ←
        return YES;
      }
      @end
      """, path: "App/AppDelegate.m"),
  ]

  @Test("a forced style is told where it is set", arguments: told)
  func forced(_ code: RealCode) { #expect(code.lines(ForcedStyle.self) == code.marked) }
}
