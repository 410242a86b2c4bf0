// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Testing

/// Observing the effective appearance.
@MainActor
@Suite("Observation")
struct ObservationTests {
  /// The app's delegate as "Supporting Dark Mode in your interface" has it.
  final class Delegate {
    // Use a property to keep a reference to the key-value observation object.
    var observation: NSKeyValueObservation?
    var drawing: [NSAppearance.Name] = []

    @MainActor
    func applicationDidFinishLaunching() {
      observation = NSApp.observe(\.effectiveAppearance) { (app, _) in
        app.effectiveAppearance.performAsCurrentDrawingAppearance {
          self.drawing.append(NSAppearance.currentDrawing().name)
        }
      }
    }
  }

  @Test("S202: code that is no view observes the app, and draws in its appearance")
  func application() {
    let test = TestApplication()
    let delegate = Delegate()
    delegate.applicationDidFinishLaunching()
    test.switchStyle(to: .dark)
    test.app.appearance = NSAppearance(named: .aqua)
    test.switchStyle(to: .light)
    #expect(delegate.drawing == [.darkAqua, .aqua])
    delegate.observation = nil
    test.switchStyle(to: .dark)
    test.app.appearance = nil
    #expect(delegate.drawing.count == 2)
  }

  @Test("S202: windows and views are observed too, with the values that were asked for")
  func values() {
    let test = TestApplication()
    var changes: [[NSAppearance.Name?]] = []
    let window = test.window.observe(\.effectiveAppearance, options: [.old, .new]) {
      changes.append([$1.oldValue?.name, $1.newValue?.name])
    }
    let view = test.content.observe(\.effectiveAppearance, options: [.initial, .new]) {
      changes.append([$1.oldValue?.name, $1.newValue?.name])
    }
    test.window.appearance = NSAppearance(named: .darkAqua)
    #expect(changes == [[nil, .aqua], [.aqua, .darkAqua], [nil, .darkAqua]])
    window.invalidate()
    view.invalidate()
    test.window.appearance = nil
    #expect(changes.count == 3)
  }

  @Test("S202: a view outside of any window is observed as well")
  func outsideOfWindows() {
    _ = TestApplication(.light)
    let (outer, inner) = (NSView(), NSView())
    var seen: [NSAppearance.Name] = []
    let observation = inner.observe(\.effectiveAppearance) { view, _ in
      seen.append(view.effectiveAppearance.name)
    }
    outer.appearance = NSAppearance(named: .darkAqua)
    #expect(seen == [])
    outer.addSubview(inner)
    outer.appearance = NSAppearance(named: .vibrantDark)
    inner.appearance = NSAppearance(named: .aqua)
    outer.appearance = nil
    inner.removeFromSuperview()
    #expect(seen == [.darkAqua, .vibrantDark, .aqua])
    inner.appearance = nil
    #expect(seen.count == 3)
    observation.invalidate()
    inner.appearance = NSAppearance(named: .darkAqua)
    #expect(seen.count == 3)
  }

  @Test("S202: and goes on being so when it comes into one")
  func intoWindow() {
    let test = TestApplication(.dark)
    let view = NSView()
    view.appearance = NSAppearance(named: .aqua)
    var seen: [NSAppearance.Name] = []
    let observation = view.observe(\.effectiveAppearance) { view, _ in
      seen.append(view.effectiveAppearance.name)
    }
    test.content.addSubview(view)
    test.app.updateWindows()
    view.appearance = nil
    test.app.updateWindows()
    test.switchStyle(to: .light)
    #expect(seen == [.darkAqua, .aqua])
    observation.invalidate()
  }

  @Test("other traits are not told of")
  func others() {
    let test = TestApplication()
    var count = 0
    let observation = test.content.observe(\.effectiveAppearance) { _, _ in count += 1 }
    test.change { $0.displayScale = 2 }
    #expect(count == 0)
    observation.invalidate()
  }
}
