// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroColor
import Testing

/// What an app of the Mac sees of the system's colors, wherever it asks.
@MainActor
@Suite("Colors of one release on a Mac")
struct OneReleaseTests {
  /// `systemBlue` by each way that AppKit has, in an appearance that an app names.
  private static func answers(_ name: NSAppearance.Name) -> Set<String> {
    var seen: Set<String> = []
    NSAppearance(named: name)?.performAsCurrentDrawingAppearance {
      let blue = NSColor.systemBlue
      let parts = blue.usingColorSpace(.sRGB)
      seen = [blue.cgColor.hexText, parts?.cgColor.hexText ?? "none"]
      let mixed = blue.blended(withFraction: 0, of: .white)
      seen.insert(mixed?.cgColor.converted(to: .sRGB).hexText ?? "none")
    }
    return seen
  }

  @MainActor
  private final class Notes {
    var wanted: [NSAppearance.Name: String] = [:]
    var moments: Set<String> = []
    var wrong: [String] = []

    func note(_ moment: String) {
      moments.insert(moment)
      for (name, hue) in wanted {
        let seen = OneReleaseTests.answers(name)
        if seen != [hue] { wrong.append("\(moment): \(seen.sorted()), not \(hue)") }
      }
    }
  }

  private final class Asking: NSView {
    let notes: Notes

    init(_ notes: Notes) {
      self.notes = notes
      super.init(frame: NSRect(x: 0, y: 0, width: 8, height: 8))
      notes.note("init")
    }

    override func layout() {
      super.layout()
      notes.note("layout")
    }

    override func draw(_ dirtyRect: NSRect) { notes.note("draw") }

    override func viewDidChangeEffectiveAppearance() { notes.note("change") }
  }

  private nonisolated static let former: [NSAppearance.Name: String] = [
    .aqua: "#007AFF", .darkAqua: "#0A84FF",
  ]
  private nonisolated static let latest: [NSAppearance.Name: String] = [
    .aqua: "#0088FF", .darkAqua: "#0091FF",
  ]

  @Test(
    "wherever a view asks, it is answered in its screen's release, by default macOS 15",
    arguments: [
      (SystemRelease?.none, former), (.macOS11, former), (.macOS15, former), (.macOS26, latest),
    ])
  func moments(_ release: SystemRelease?, _ wanted: [NSAppearance.Name: String]) {
    let notes = Notes()
    notes.wanted = wanted
    let test = TestApplication()
    test.change { $0.systemRelease = release }
    test.app.screen.activate()
    #expect(test.content.traitCollection.systemRelease == release ?? .macOS15)
    notes.note("outside")
    test.content.addSubview(Asking(notes))
    test.app.updateWindows()
    _ = test.window.displayList
    test.switchStyle(to: .dark)
    _ = test.window.displayList
    #expect(notes.wrong == [])
    #expect(notes.moments == ["outside", "init", "layout", "draw", "change"])
  }
}
