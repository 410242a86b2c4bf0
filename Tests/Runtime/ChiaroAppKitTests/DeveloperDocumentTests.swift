// SPDX-License-Identifier: MIT

import ChiaroAppKit
import Foundation
import Testing

/// The code for AppKit of "Supporting Dark Mode in your interface", unchanged between the marks.
///
/// The session "Implementing Dark Mode on iOS" (WWDC19 214) has none.
@MainActor
@Suite("The developer documents' code")
struct DeveloperDocumentTests {
  final class LayeredView: NSView {
    var updates = 0

    override var wantsUpdateLayer: Bool { true }
    // begin
    override func updateLayer() {
      self.layer?.backgroundColor = NSColor.textBackgroundColor.cgColor

      // Other updates.
      updates += 1
    }
    // end
  }

  final class Delegate: NSApplicationDelegate {
    // begin
    // Use a property to keep a reference to the key-value observation object.
    var observation: NSKeyValueObservation?

    func applicationDidFinishLaunching(_ aNotification: Notification) {
      observation = NSApp.observe(\.effectiveAppearance) { (app, _) in
        app.effectiveAppearance.performAsCurrentDrawingAppearance {
          // Invoke your non-view code that needs to be aware of the
          // change in appearance.
          self.seen.append(NSColor.textBackgroundColor.cgColor.hexText)
        }
      }
      // end
      launched.append(aNotification.object as AnyObject)
    }
    var seen: [String] = []
    var launched: [AnyObject] = []
  }

  @Test("a color is loaded by its name; nil without an asset catalog that has it")
  func namedColor() {
    // begin
    let aColor = NSColor(named: NSColor.Name("customControlColor"))
    // end
    #expect(aColor == nil)
  }

  @Test("S213: updateLayer sets the background anew in each appearance")
  func updateLayer() {
    let view = LayeredView()
    let test = TestApplication(content: view)
    #expect(view.layer?.backgroundColor?.hexText == "#FFFFFF")
    let before = view.updates
    test.switchStyle(to: .dark)
    #expect(view.layer?.backgroundColor?.hexText == "#1E1E1E")
    #expect(view.updates == before + 1)
  }

  @Test("S202: the delegate observes the app from its launch on")
  func observation() {
    let test = TestApplication()
    let delegate = Delegate()
    test.app.delegate = delegate
    test.app.finishLaunching()
    test.app.finishLaunching()
    #expect(delegate.launched.count == 1 && delegate.launched.first === test.app)
    test.switchStyle(to: .dark)
    test.switchStyle(to: .light)
    #expect(delegate.seen == ["#1E1E1E", "#FFFFFF"])
  }

  @Test("a delegate may leave out its methods; the launch is posted too")
  func notification() {
    final class Silent: NSApplicationDelegate {}
    let test = TestApplication()
    let silent = Silent()
    test.app.delegate = silent
    let posted = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: NSApplication.didFinishLaunchingNotification, object: test.app, queue: nil
    ) { _ in posted.count += 1 }
    test.app.finishLaunching()
    NotificationCenter.default.removeObserver(observer)
    #expect(posted.count == 1)
  }

  /// Counted on the main thread only.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
