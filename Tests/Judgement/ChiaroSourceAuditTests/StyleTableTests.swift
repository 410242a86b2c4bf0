// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroSourceAudit

/// Styles that code forces, fixes or asks for, as apps write it.
@Suite("Styles in code of apps")
struct StyleTableTests {
  @Test("a style that the app forces, and one that it leaves open", arguments: forcedCases)
  func forced(_ code: RealCode) { #expect(code.lines(ForcedStyle.self) == code.marked) }

  private static let forcedCases = [
    RealCode(
      "a scene delegate",
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.overrideUserInterfaceStyle = .light  // ←
          window?.makeKeyAndVisible()
        }
      }
      """),
    RealCode(
      "a screen that is light",
      """
      final class TermsViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          overrideUserInterfaceStyle = .light  // ←
        }
      }
      """),
    RealCode(
      "a setting with a case for the system",
      """
      enum Theme: Int { case system, light, dark }
      final class ThemeController {
        func apply(_ theme: Theme, to window: UIWindow) {
          switch theme {
          case .system: window.overrideUserInterfaceStyle = .unspecified
          case .light: window.overrideUserInterfaceStyle = .light
          case .dark: window.overrideUserInterfaceStyle = .dark
          }
        }
      }
      """),
    RealCode(
      "a window of a Mac",
      """
      final class PreferencesWindowController: NSWindowController {
        override func windowDidLoad() {
          super.windowDidLoad()
          window?.appearance = NSAppearance(named: .aqua)  // ←
        }
      }
      """),
    RealCode(
      "an appearance that is given back",
      """
      final class Panel: NSPanel {
        func follow() { appearance = nil }
      }
      """),
    RealCode(
      "SwiftUI's root",
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack { HarborList() }
            .preferredColorScheme(.light)  // ←
        }
      }
      """),
    RealCode(
      "SwiftUI's root, left open by a setting",
      """
      struct ContentView: View {
        @AppStorage("scheme") private var scheme: Scheme = .system
        var body: some View {
          NavigationStack { HarborList() }.preferredColorScheme(scheme.value)
        }
      }
      """),
    RealCode(
      "a preview",
      """
      struct HarborList_Previews: PreviewProvider {
        static var previews: some View {
          HarborList().preferredColorScheme(.dark)
          HarborList().environment(\\.colorScheme, .light)
        }
      }
      #Preview { HarborList().preferredColorScheme(.dark) }
      """),
    RealCode(
      "a question is no order",
      """
      final class Card: UIView {
        var isDark: Bool { traitCollection.userInterfaceStyle == .dark }
        func shade() -> CGFloat { overrideUserInterfaceStyle == .light ? 0.1 : 0.3 }
      }
      """),
    RealCode(
      "a watch has one style",
      """
      final class Face: WKInterfaceController {
        func set() { window.overrideUserInterfaceStyle = .dark }
      }
      """, path: "Harbor WatchKit Extension/Face.swift"),
  ]

  @Test("what is forced is named as the code has it", arguments: subjectsCases)
  func subjects(_ statement: String, _ subject: String) {
    let text = "class Card: UIViewController {\n  func set() {\n    \(statement)\n  }\n}\n"
    let found = SourceAuditor.audit([("A.swift", Array(text.utf8))], only: [ForcedStyle.id])
      .findings
    #expect(found.map(\.message) == ["Always light: \(subject)"])
  }

  private static let subjectsCases = [
    ("overrideUserInterfaceStyle = .light", "the style of this object"),
    ("self.overrideUserInterfaceStyle = .light", "the style of this object"),
    ("window?.overrideUserInterfaceStyle = .light", "the style of 'window'"),
    (
      "presented.overrideUserInterfaceStyle = UIUserInterfaceStyle.light",
      "the style of 'presented'"
    ),
    (
      "let a = Text(x).preferredColorScheme(.light)",
      "the style set by SwiftUI's 'preferredColorScheme'"
    ),
    ("let a = Text(x).colorScheme(.light)", "the style set by SwiftUI's 'colorScheme'"),
    (
      "let a = Text(x).environment(\\.colorScheme, .light)",
      "the style set by SwiftUI's 'environment(\\.colorScheme)'"
    ),
  ]

  @Test("a whole window or app is told from a part of it", arguments: wholesCases)
  func wholes(_ subject: StyleLock.Subject, _ type: String, _ isWhole: Bool, _ owns: Bool) {
    var site = Site()
    site.type = type
    let lock = StyleLock(
      site: site, kind: .style, subject: subject, style: "light",
      isChosen: false)
    #expect(lock.isWhole == isWhole && lock.ownsItself == owns)
  }

  private static let wholesCases: [(StyleLock.Subject, String, Bool, Bool)] = [
    (.object("window"), "", true, false), (.object("mainWindow"), "", true, false),
    (.object("sharedApplication"), "", true, false), (.object("card"), "Window", false, false),
    (.object("windowed"), "", false, false), (.itself, "MainWindow", true, true),
    (.itself, "SceneDelegate", true, true), (.itself, "CardView", false, true),
    (.untold(.style), "AppDelegate", true, true), (.untold(.appearance), "Card", false, true),
    (.declaredApp(key: "UIUserInterfaceStyle"), "", true, false),
    (.modifier(.preferredColorScheme), "Window", false, false), (.blur, "Window", false, false),
    (.property(.barStyle), "App", false, false),
  ]

  @Test("blurs and materials of one style, under what adapts", arguments: effectsCases)
  func effects(_ code: RealCode) { #expect(code.lines(FixedEffectStyle.self) == code.marked) }

  private static let effectsCases = [
    RealCode(
      "a light blur under a label",
      """
      final class Header: UIView {
        let title = UILabel()
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))  // ←
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.textColor = .label
          blur.contentView.addSubview(title)
        }
      }
      """),
    RealCode(
      "system materials",
      """
      final class Header: UIView {
        let title = UILabel()
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        let thin = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      }
      """),
    RealCode(
      "a blur that is chosen by the style",
      """
      final class Header: UIView {
        let title = UILabel()
        func set() {
          title.textColor = .label
          let style: UIBlurEffect.Style =
            traitCollection.userInterfaceStyle == .dark ? .dark : .extraLight
          blur.effect = UIBlurEffect(style: style)
        }
      }
      """),
    RealCode(
      "a material of a Mac",
      """
      final class Sidebar: NSView {
        let title = NSTextField(labelWithString: "Harbors")
        func set() {
          title.textColor = .labelColor
          effectView.material = .sidebar
        }
      }
      """),
  ]

  @Test("choices that an asset makes by itself", arguments: branchesCases)
  func branches(_ code: RealCode) { #expect(code.lines(StyleBranch.self) == code.marked) }

  private static let branchesCases = [
    RealCode(
      "a color in an initializer",
      """
      final class Badge: UIView {
        init(traits: UITraitCollection) {
          super.init(frame: .zero)
          backgroundColor = traits.userInterfaceStyle == .dark ? .black : .white  // ←
        }
      }
      """),
    RealCode(
      "a picture when the screen loads",
      """
      final class Welcome: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let name = traitCollection.userInterfaceStyle == .dark ? "logo-dark" : "logo"
          logo.image = traitCollection.userInterfaceStyle == .dark  // ←
            ? UIImage(named: "logo-dark") : UIImage(named: "logo")
          log(name)
        }
      }
      """),
    RealCode(
      "a color that asks for itself",
      """
      extension UIColor {
        static let ink = UIColor { traits in
          traits.userInterfaceStyle == .dark ? .white : .black
        }
      }
      """),
    RealCode(
      "drawing is done again",
      """
      final class Dial: UIView {
        override func draw(_ rect: CGRect) {
          let color: UIColor = traitCollection.userInterfaceStyle == .dark ? .white : .black
          color.setStroke()
        }
      }
      """),
    RealCode(
      "a sheet that is printed",
      """
      final class Report {
        func makePDF(dark: Bool) -> Data {
          let ink: UIColor = traits.userInterfaceStyle == .dark ? .white : .black
          return render(ink)
        }
      }
      """),
  ]
}
