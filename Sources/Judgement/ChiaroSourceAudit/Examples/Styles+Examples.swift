// SPDX-License-Identifier: MIT

extension ForcedStyle {
  static let examples: [SourceExample] = swift + objectiveC + declarations

  private static let declarations: [SourceExample] = [
    SourceExample(
      "two keys of a property list that force light",
      """
      <dict>
        <key>UIUserInterfaceStyle</key>  <!-- ← -->
        <string>Light</string>
        <key>NSRequiresAquaSystemAppearance</key><true/>  <!-- ← -->
      </dict>
      """, path: "Info.plist"),
    SourceExample(
      "the values of the property list follow the system",
      """
      <key>UIUserInterfaceStyle</key>
      <string>Automatic</string>
      <key>NSRequiresAquaSystemAppearance</key>
      <false/>
      """, path: "Info.plist"),
    SourceExample(
      "a build setting of two configurations, reported once",
      """
      INFOPLIST_KEY_UIUserInterfaceStyle = Light; /* ← */
      INFOPLIST_KEY_UIUserInterfaceStyle = Light;
      """, path: "A.xcodeproj/project.pbxproj"),
    SourceExample(
      "the property list forces dark",
      """
      <key>UIUserInterfaceStyle</key> <!-- ← -->
      <string>Dark</string>
      """, path: "Info.plist"),
  ]

  private static let swift: [SourceExample] = [
    SourceExample(
      "a controller, its window, an AppKit window and the whole app",
      """
      class A: UIViewController {
        override func viewDidLoad() {
          overrideUserInterfaceStyle = .light  // ←
          view.window?.overrideUserInterfaceStyle = UIUserInterfaceStyle.dark  // ←
        }
      }
      class B: NSWindow {
        func set() {
          self.appearance = NSAppearance(named: .darkAqua)  // ←
          NSApp.appearance = NSAppearance(named: NSAppearance.Name.aqua)  // ←
        }
      }
      """),
    SourceExample(
      """
      styles of whole screens are reported; `environment` and `colorScheme`, which change only a \
      part, are not
      """,
      """
      struct A: View {
        var body: some View {
          Text("a").preferredColorScheme(.light)  // ←
          Text("b").environment(\\.colorScheme, .light)
          Text("c").colorScheme(.light)
          Text("d").preferredColorScheme(theme.isDark ? .dark : .light)  // ←
        }
      }
      """),
    SourceExample(
      "the view is a preview by its name",
      """
      struct Preview: View {
        var body: some View { content.preferredColorScheme(.light) }
      }
      """),
    SourceExample(
      """
      an app setting decides in several places, reported once; a style that depends on launch \
      arguments is for tests
      """,
      """
      class A: UIViewController {
        func apply() {
          switch theme.style {
          case .dark: window.overrideUserInterfaceStyle = .dark  // ←
          case .light: window.overrideUserInterfaceStyle = .light
          }
        }
      }
      class B: UIViewController {
        func apply() {
          overrideUserInterfaceStyle = theme.isDark ? .dark : .light
          if ProcessInfo.processInfo.arguments.contains("Dark") {
            overrideUserInterfaceStyle = .dark
          }
        }
      }
      """),
    SourceExample(
      """
      settings that can leave the style to the system are not marked, but the marked line can only \
      force light
      """,
      """
      class A: NSObject {
        func launch() {
          switch settings.look {
          case "light": NSApp.appearance = NSAppearance(named: .aqua)
          case "dark": NSApp.appearance = NSAppearance(named: .darkAqua)
          default: break
          }
        }
        func choose(_ place: Int) {
          switch place {
          case 1: NSApp.appearance = NSAppearance(named: .aqua)
          case 2: NSApp.appearance = NSAppearance(named: .darkAqua)
          default: NSApp.appearance = NSAppearance()
          }
        }
        func open(_ place: Int) {
          if place > 1 { NSApp.appearance = NSAppearance(named: .aqua) }  // ←
        }
      }
      """),
    SourceExample(
      "other code sets `.unspecified`, so people can leave the choice to the system",
      """
      class A: UIViewController {
        func apply() { overrideUserInterfaceStyle = theme.isDark ? .dark : .light }
      }
      class B: UIViewController {
        func follow() { overrideUserInterfaceStyle = .unspecified }
      }
      """),
    SourceExample(
      """
      each style can be reset, follows other code, belongs to a part, is in a comment, string or \
      preview, or is suppressed
      """,
      """
      class A: UIViewController {
        func apply() {
          overrideUserInterfaceStyle = .unspecified
          window.overrideUserInterfaceStyle = settings.style
        }
        func show() {
          overrideUserInterfaceStyle = .dark
          blurView.overrideUserInterfaceStyle = .dark
        }
      }
      class C: NSObject {
        func apply() {
          window.appearance = nil
          tint.appearance = style.appearance
        }
      }
      struct B: View {
        var body: some View {
          Text("a").preferredColorScheme(scheme)
          Text("b").preferredColorScheme(isNight ? .dark : nil)
          Text("c").preferredColorScheme(colorScheme == .light ? .light : .dark)
          Circle().fill(.ultraThinMaterial).colorScheme(.light)
          // Text("c").preferredColorScheme(.light)
          Text("Text().preferredColorScheme(.light)")
          // chiaro:disable:next forced-style films are dark
          Text("d").preferredColorScheme(.dark)
        }
      }
      #Preview { Text("a").preferredColorScheme(.dark) }
      """),
  ]
}

extension FixedEffectStyle {
  static let examples: [SourceExample] = [
    SourceExample(
      "a dark blur under text that adapts is reported; light effects without such text are not",
      """
      let a = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      class B: NSView { func set() { effectView.material = .light } }
      class C: UIView {
        func set() {
          label.textColor = .label
          effectView.effect = UIBlurEffect(style: .dark)  // ←
        }
      }
      """),
    SourceExample(
      "no text that adapts is on the dark blur",
      """
      class C: UIView { func set() { effectView.effect = UIBlurEffect(style: .dark) } }
      """),
    SourceExample(
      "the style adapts or is chosen by style, or a comment suppresses the finding",
      """
      let a = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      let b = UIBlurEffect(style: isDark ? .dark : .light)
      class B: NSView { func set() { effectView.material = .sidebar } }
      // let c = UIBlurEffect(style: .light)
      let text = "UIBlurEffect(style: .light)"
      // chiaro:disable:next fixed-effect-style over films
      let d = UIBlurEffect(style: .dark)
      """),
  ]
}

extension FixedSystemStyle {
  static let examples: [SourceExample] = [
    SourceExample(
      "a dark keyboard, a black bar and a gray indicator",
      """
      class A: UIView {
        func set() {
          field.keyboardAppearance = .dark  // ←
          bar.barStyle = .black  // ←
          spinner = UIActivityIndicatorView(style: .gray)  // ←
        }
      }
      """),
    SourceExample(
      "the default, a choice by style, a condition, a comment, a string, and a suppressed line",
      """
      class A: UIView {
        func set() {
          field.keyboardAppearance = .default
          field.keyboardAppearance = isDark ? .dark : .light
          spinner = UIActivityIndicatorView(style: .medium)
          if isTrial { bar.barStyle = .black }
          // bar.barStyle = .black
          let text = "bar.barStyle = .black"
          // chiaro:disable:next fixed-system-style on black
          bar.barStyle = .black
        }
      }
      """),
  ]
}

extension StyleBranch {
  static let examples: [SourceExample] = [
    SourceExample(
      "the choice also depends on a setting, or on the app's own theme",
      """
      class A {
        var color: UIColor {
          if traits.userInterfaceStyle == .dark && !settings.darkColor.isEmpty { return .white }
          return .black
        }
      }
      enum ReaderTheme {
        var ground: UIColor { isDarkMode ? .black : .white }
      }
      """),
    SourceExample(
      "a color and a picture chosen by style, one finding for the type",
      """
      class A: UIView {
        func set() {
          backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .white  // ←
          let image = isDarkMode ? UIImage(named: "dark") : UIImage(named: "light")
        }
      }
      """),
    SourceExample(
      "a color that is set only in dark",
      """
      class B: NSView {
        func set() {
          if isDarkMode {  // ←
            label.textColor = NSColor.white
          }
        }
      }
      """),
    SourceExample(
      """
      printed content that depends on the screen's style; a choice by an app setting is not marked
      """,
      """
      class A: UISimpleTextPrintFormatter {
        func set() {
          if UIScreen.main.traitCollection.userInterfaceStyle == .dark {  // ←
            color = UIColor.black
          }
        }
      }
      class TextPrintFormatter: UISimpleTextPrintFormatter {
        func set() {
          if Settings.isDark {
            color = UIColor.black
          }
        }
      }
      """),
    SourceExample(
      """
      three choices in one SwiftUI view are one finding; a single one is not marked, because \
      SwiftUI computes it again
      """,
      """
      struct A: View {
        @Environment(\\.colorScheme) private var colorScheme
        var body: some View {
          Text("a").foregroundStyle(colorScheme == .dark ? Color.white : Color.black)  // ←
          Text("b").foregroundStyle(colorScheme == .dark ? Color.white : Color.gray)
          Text("c").background(colorScheme == .dark ? Color.black : Color.white)
        }
      }
      struct B: View {
        var body: some View {
          Text("a").background(colorScheme == .dark ? Color.white : Color.black)
        }
      }
      """),
    SourceExample(
      """
      a dynamic provider, choices of things other than colors, a choice in `draw`, a comment, a \
      string, and a suppressed line
      """,
      """
      let a = UIColor { $0.userInterfaceStyle == .dark ? UIColor.white : UIColor.black }
      class A: UIView {
        func set() {
          let name = traitCollection.userInterfaceStyle == .dark ? "night" : "day"
          if isDarkMode { track("dark") }
        }
        override func draw(_ rect: CGRect) {
          (isDark ? UIColor.white : UIColor.black).set()
        }
        func other() {
          // backgroundColor = isDark ? .black : .white
          let text = "backgroundColor = isDark ? .black : .white"
          // chiaro:disable:next style-branch the page never changes
          backgroundColor = isDark ? .black : .white
        }
      }
      """),
  ]
}
