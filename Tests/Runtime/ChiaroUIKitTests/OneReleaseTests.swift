// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroUIKit
import Testing

/// What an app sees of the system's colors, wherever it asks: those of its screen's release.
@MainActor
@Suite("Colors of one release")
struct OneReleaseTests {
  /// The hue of `systemBlue` in a release and a style, by Data/system-colors.json.
  private static func blue(_ release: SystemRelease?, _ style: UIUserInterfaceStyle) -> String {
    let hues = release == .iOS26 ? ["#0088FF", "#0091FF"] : ["#007AFF", "#0A84FF"]
    return hues[style == .dark ? 1 : 0]
  }

  /// How many of the ways hand the traits on, and do not make them current.
  private static let handed = 4
  private static let ways = [
    "resolvedColor", "provider", "nested provider", "alpha", "tint", "cgColor", "components", "set",
    "picture",
  ]

  /// `systemBlue` by each way that UIKit has, for traits that an app makes by hand.
  private static func answers(_ style: UIUserInterfaceStyle) -> [String] {
    let bare = UITraitCollection(userInterfaceStyle: style)
    let provider = UIColor { _ in .systemBlue }
    let nested = UIColor { traits in UIColor.systemBlue.resolvedColor(with: traits) }
    let passed = [.systemBlue, provider, nested, UIColor.systemBlue.withAlphaComponent(1)]
      .map { $0.resolvedColor(with: bare).cgColor.hexText }
    return bare.performAsCurrent {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor.systemBlue.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let whole = UIColor(red: red, green: green, blue: blue, alpha: alpha)
      return passed + [
        UIColor.tintColor.cgColor.hexText, UIColor.systemBlue.cgColor.hexText,
        whole.cgColor.converted(to: .sRGB).hexText, UIColor.systemBlue.resolved.hexText, pixel(),
      ]
    }
  }

  /// The color of a picture that is drawn in the current traits.
  private static func pixel() -> String {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    guard case .object(let object) = image.content,
      case .bitmap(let bitmap)? = (object as? PictureObject)?.picture
    else { return "no picture" }
    return bitmap.color(x: 0, y: 0).hexText
  }

  /// What was seen at a moment that is not as it should be.
  @MainActor
  private final class Notes {
    var release: SystemRelease?
    var moments: Set<String> = []
    var wrong: [String] = []

    func note(_ moment: String, _ traits: UITraitCollection) {
      moments.insert(moment)
      let styles: [UIUserInterfaceStyle] = [.light, .dark]
      for style in styles {
        let wanted = OneReleaseTests.blue(release, style)
        for (way, hue) in zip(OneReleaseTests.ways, OneReleaseTests.answers(style))
        where hue != wanted {
          wrong.append("\(moment), \(way): \(hue), not \(wanted)")
        }
      }
      let own = UIColor.systemBlue.resolvedColor(with: traits).cgColor.hexText
      let wanted = OneReleaseTests.blue(release, traits.userInterfaceStyle)
      if own != wanted { wrong.append("\(moment), own traits: \(own), not \(wanted)") }
    }
  }

  private final class Asking: UIView {
    let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      notes.note("init", traitCollection)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Asking, _) in
        notes.note("change", view.traitCollection)
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      notes.note("layout", traitCollection)
    }

    override func draw(_ rect: CGRect) { notes.note("draw", traitCollection) }

    override func didMoveToWindow() { notes.note("window", traitCollection) }
  }

  private final class AskingController: UIViewController {
    let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }

    override func loadView() {
      notes.note("loadView", traitCollection)
      view = Asking(notes)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.note("viewDidLoad", traitCollection)
    }

    override func viewWillAppear(_ animated: Bool) { notes.note("appear", traitCollection) }
  }

  @Test(
    "wherever a view asks, and by whichever traits, it is answered in its screen's release",
    arguments: [nil, SystemRelease.iOS15, .iOS18, .iOS26])
  func moments(_ release: SystemRelease?) {
    let notes = Notes()
    notes.release = release
    let screen = UIScreen(
      systemTraits: UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.systemRelease = release
      })
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    notes.note("outside", screen.traitCollection)
    window.rootViewController = AskingController(notes)
    screen.update()
    _ = window.displayList
    screen.systemTraits = screen.systemTraits.modifyingTraits { $0.userInterfaceStyle = .dark }
    screen.update()
    _ = window.displayList
    #expect(notes.wrong == [])
    #expect(
      notes.moments == [
        "outside", "init", "loadView", "viewDidLoad", "window", "appear", "layout", "draw",
        "change",
      ])
  }

  @Test("a view with a release of its own is answered in that one by what it is handed")
  func overridden() {
    let notes = Notes()
    notes.release = .iOS26
    let screen = UIScreen(systemTraits: UITraitCollection(userInterfaceStyle: .dark))
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.traitOverrides.systemRelease = .iOS26
    screen.update()
    let view = Asking(notes)
    notes.wrong = []
    notes.moments = []
    window.addSubview(view)
    screen.update()
    _ = window.displayList
    let wrong = notes.wrong.filter { $0.hasPrefix("layout") || $0.hasPrefix("draw") }
    // Traits that code makes current by hand are the screen's: nothing says which view asks.
    let ofScreen = Self.ways.dropFirst(Self.handed)
    #expect(wrong.filter { line in !ofScreen.contains { line.contains(", \($0):") } } == [])
    #expect(notes.moments.isSuperset(of: ["layout", "draw"]))
  }

  @Test("before there is a screen, and after it is gone, colors are those of iOS 18")
  func before() async {
    await #expect(processExitsWith: .success) { await Self.expectBefore() }
  }

  private static func expectBefore() {
    let notes = Notes()
    notes.note("outside", UITraitCollection.current)
    let view = Asking(notes)
    let controller = AskingController(notes)
    controller.loadViewIfNeeded()
    notes.note("made before", view.traitCollection)
    #expect(view.traitCollection.systemRelease == .iOS18)
    notes.release = .iOS26
    withExtendedLifetime(UIScreen(systemTraits: UITraitCollection(systemRelease: .iOS26))) {
      notes.note("with a screen", $0.traitCollection)
    }
    notes.release = nil
    notes.note("afterwards", UITraitCollection.current)
    #expect(notes.wrong == [])
    #expect(notes.moments.count == 7)
  }
}
