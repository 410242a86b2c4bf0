// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroSourceAudit

/// Changes of traits and update methods, as apps write them.
@Suite("Changes of traits in code of apps")
struct TraitTableTests {
  @Test("an override that tells its superclass, and one that does not", arguments: supersCases)
  func supers(_ code: RealCode) { #expect(code.lines(MissingSuperTraitChange.self) == code.marked) }

  private static let supersCases = [
    RealCode(
      "a button that follows its tint",
      """
      final class TintedButton: UIButton {
        override func tintColorDidChange() {  // ←
          layer.borderColor = tintColor.cgColor
        }
      }
      """),
    RealCode(
      "super is last, behind a guard",
      """
      final class Card: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          defer { super.traitCollectionDidChange(previous) }
          guard traitCollection != previous else { return }
          redraw()
        }
      }
      """),
    RealCode(
      "constraints",
      """
      final class Screen: UIViewController {
        override func updateViewConstraints() {  // ←
          top.constant = view.safeAreaInsets.top
        }
      }
      final class Row: UIView {
        override func updateConstraints() {
          leading.constant = 8
          super.updateConstraints()
        }
      }
      """),
    RealCode(
      "names alike that are no override",
      """
      final class Model {
        func traitCollectionDidChange(_ traits: Traits) { notify() }
        func tintColorDidChange() { notify() }
      }
      """),
  ]

  @Test("work for every trait, and work for the style", arguments: unfilteredCases)
  func unfiltered(_ code: RealCode) {
    #expect(code.lines(UnfilteredTraitChange.self) == code.marked)
  }

  private static let unfilteredCases = [
    RealCode(
      "a list that is loaded anew",
      """
      final class Harbors: UICollectionViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          collectionView.reloadData()  // ←
        }
      }
      """),
    RealCode(
      "a web page that is loaded anew",
      """
      final class Article: UIViewController {
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          super.traitCollectionDidChange(previousTraitCollection)
          webView.loadHTMLString(page(), baseURL: nil)  // ←
        }
      }
      """),
    RealCode(
      "a question first",
      """
      final class Harbors: UITableViewController {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          guard previous?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
          tableView.reloadData()
        }
      }
      """),
    RealCode(
      "cheap work",
      """
      final class Card: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          layer.borderColor = UIColor.separator.cgColor
        }
      }
      """),
  ]

  @Test(
    "an update method that asks for itself, calls super early, or never runs",
    arguments: updatesCases)
  func updates(_ code: RealCode) { #expect(code.lines(UpdateMethodMisuse.self) == code.marked) }

  private static let updatesCases = [
    RealCode(
      "layout that asks for layout",
      """
      final class Card: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          badge.frame = bounds
          setNeedsLayout()  // ←
        }
      }
      """),
    RealCode(
      "layout that asks for it of others, or once",
      """
      final class Card: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          badge.setNeedsLayout()
          if bounds.width != width {
            width = bounds.width
            setNeedsLayout()
          }
          DispatchQueue.main.async { self.setNeedsLayout() }
        }
      }
      """),
    RealCode(
      "drawing that asks for drawing, on a Mac",
      """
      final class Gauge: NSView {
        override func draw(_ dirtyRect: NSRect) {
          NSColor.labelColor.setStroke()
          path.stroke()
          needsDisplay = true  // ←
        }
      }
      """),
    RealCode(
      "a layer that is never updated",
      """
      final class Well: NSView {
        override func draw(_ dirtyRect: NSRect) { fill() }
        override func updateLayer() {  // ←
          layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
        }
      }
      final class Pit: NSView {
        override var wantsUpdateLayer: Bool { true }
        override func draw(_ dirtyRect: NSRect) { fill() }
        override func updateLayer() { layer?.backgroundColor = NSColor.gridColor.cgColor }
      }
      """),
  ]

  @Test(
    "a message says what an update method does",
    arguments: [
      (
        "setNeedsLayout()", "layoutSubviews",
        "layoutSubviews triggers itself endlessly with setNeedsLayout"
      ),
      ("self.setNeedsDisplay()", "draw", "draw triggers itself endlessly with setNeedsDisplay"),
    ])
  func loops(_ request: String, _ method: String, _ message: String) {
    let parameter = method == "draw" ? "_ rect: CGRect" : ""
    let text =
      "class A: UIView {\n  override func \(method)(\(parameter)) {\n    \(request)\n  }\n}\n"
    #expect(RealCode("", text).findings(UpdateMethodMisuse.self).map(\.message) == [message])
  }

  @Test(
    "names of appearances that decide, and questions that fit all of them", arguments: namesCases)
  func names(_ code: RealCode) {
    #expect(code.lines(AppearanceNameComparison.self) == code.marked)
  }

  private static let namesCases = [
    RealCode(
      "a property of a view",
      """
      extension NSView {
        var isDark: Bool {
          effectiveAppearance.name == NSAppearance.Name.darkAqua  // ←
        }
        var isDarkAtAll: Bool {
          effectiveAppearance.bestMatch(from: [.darkAqua, .aqua]) == .darkAqua
        }
      }
      """),
    RealCode(
      "a list of names",
      """
      extension NSAppearance {
        func isIn(_ view: NSView) -> Bool {
          [.darkAqua, .vibrantDark].contains(view.effectiveAppearance.name)  // ←
        }
        var hasAll: Bool {
          [.darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua].contains(appearance.name)
        }
      }
      """),
    RealCode(
      "names of other things",
      """
      struct Theme {
        var isDark: Bool { name == "darkAqua" }
        func style(_ font: Font) -> Bool { font.name == .body }
      }
      """),
  ]

  @Test("the style of the screen, where a view's is meant", arguments: screensCases)
  func screens(_ code: RealCode) { #expect(code.lines(ScreenStyle.self) == code.marked) }

  private static let screensCases = [
    RealCode(
      "in a view, of an app with styles of its own",
      """
      final class Card: UIView {
        func set() {
          let isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark  // ←
          badge.alpha = isDark ? 0.5 : 1
        }
      }
      final class Root: UIViewController {
        func lock() { overrideUserInterfaceStyle = .light }
      }
      """),
    RealCode(
      "what else a screen has",
      """
      final class Card: UIView {
        let hairline = 1 / UIScreen.main.scale
        var isWide: Bool { UIScreen.main.traitCollection.horizontalSizeClass == .regular }
        var isDark: Bool { traitCollection.userInterfaceStyle == .dark }
      }
      """),
  ]
}
