// SPDX-License-Identifier: MIT

extension ForcedStyle {
  static let examples: [SourceExample] = swift + objectiveC + declarations

  private static let declarations: [SourceExample] = [
    SourceExample(
      "a property list",
      """
      <dict>
        <key>UIUserInterfaceStyle</key>  <!-- ← -->
        <string>Light</string>
        <key>NSRequiresAquaSystemAppearance</key><true/>  <!-- ← -->
      </dict>
      """, path: "Info.plist"),
    SourceExample(
      "a property list that follows the system",
      """
      <key>UIUserInterfaceStyle</key>
      <string>Automatic</string>
      <key>NSRequiresAquaSystemAppearance</key>
      <false/>
      """, path: "Info.plist"),
    SourceExample(
      "a build setting, reported once",
      """
      INFOPLIST_KEY_UIUserInterfaceStyle = Light; /* ← */
      INFOPLIST_KEY_UIUserInterfaceStyle = Light;
      """, path: "A.xcodeproj/project.pbxproj"),
    SourceExample(
      "a dark app that declares its style",
      """
      <key>UIUserInterfaceStyle</key> <!-- ← -->
      <string>Dark</string>
      """, path: "Info.plist"),
  ]

  private static let swift: [SourceExample] = [
    SourceExample(
      "UIKit and AppKit",
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
      "SwiftUI",
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
      "a view that shows others in both styles, as previews do",
      """
      struct Preview: View {
        var body: some View { content.preferredColorScheme(.light) }
      }
      """),
    SourceExample(
      "one setting in many places, and screenshots",
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
      "settings that otherwise leave the style alone, and a setting that is a number",
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
      "a setting that people can leave to the system",
      """
      class A: UIViewController {
        func apply() { overrideUserInterfaceStyle = theme.isDark ? .dark : .light }
      }
      class B: UIViewController {
        func follow() { overrideUserInterfaceStyle = .unspecified }
      }
      """),
    SourceExample(
      "a style that is reset, or chosen elsewhere",
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
      "blurs and materials",
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
      "a dark blur with light content",
      """
      class C: UIView { func set() { effectView.effect = UIBlurEffect(style: .dark) } }
      """),
    SourceExample(
      "blurs and materials that adapt",
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
      "keyboards, bars, indicators",
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
      "the default style, and a choice by the system's style",
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
      "a choice by more than the style, and a choice by theme",
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
      "colors and pictures chosen in code",
      """
      class A: UIView {
        func set() {
          backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .white  // ←
          let image = isDarkMode ? UIImage(named: "dark") : UIImage(named: "light")
        }
      }
      """),
    SourceExample(
      "a color that is set under a condition",
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
      "printed content, by the system's style and by an app setting",
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
      "many choices in one SwiftUI view, and one that is computed again",
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
      "a choice in a dynamic provider, and choices without colors",
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
          // chiaro:disable:next style-branch the page cannot
          backgroundColor = isDark ? .black : .white
        }
      }
      """),
  ]
}
