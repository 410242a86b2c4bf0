// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation
import Synchronization
import Testing

/// Appearances by AppKit's names: group P, as far as no view is needed.
///
/// The cases of names, best matches and vibrancy are those of GNUstep's tests of `NSAppearance`
/// (libs-gui, Tests/gui/NSAppearance), which were verified on macOS there.
@Suite("Appearances of AppKit")
struct AppearanceTests {
  typealias Name = Appearance.Name

  static let highContrast: [Name] = [
    .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
    .accessibilityHighContrastVibrantLight, .accessibilityHighContrastVibrantDark,
  ]

  @Test(
    "S193: four names can be assigned; the name of older systems is aqua",
    arguments: [
      (Name.aqua, Name.aqua), (.darkAqua, .darkAqua), (.vibrantLight, .vibrantLight),
      (.vibrantDark, .vibrantDark), (.lightContent, .aqua),
      (Name("NotAnAppearance"), Name("NotAnAppearance")),
    ])
  func names(_ asked: Name, _ given: Name) {
    #expect(Appearance(named: asked)?.name == given)
  }

  @Test("S194: the high-contrast names are for matching only", arguments: highContrast)
  func matchingOnly(_ name: Name) {
    #expect(Appearance(named: name) == nil)
  }

  @Test(
    "the strings behind the names",
    arguments: [
      (Name.aqua, "Aqua"), (.darkAqua, "DarkAqua"), (.vibrantLight, "VibrantLight"),
      (.vibrantDark, "VibrantDark"), (.accessibilityHighContrastAqua, "AccessibilityAqua"),
      (.accessibilityHighContrastDarkAqua, "AccessibilityDarkAqua"),
      (.accessibilityHighContrastVibrantLight, "AccessibilityVibrantLight"),
      (.accessibilityHighContrastVibrantDark, "AccessibilityVibrantDark"),
    ])
  func strings(_ name: Name, _ text: String) {
    #expect(name.rawValue == "NSAppearanceName\(text)")
  }

  @Test(
    "vibrant names allow vibrancy, the others do not",
    arguments: [
      (Name.vibrantLight, true), (.vibrantDark, true), (.aqua, false), (.darkAqua, false),
      (Name("NotAnAppearance"), false),
    ])
  func vibrancy(_ name: Name, _ allows: Bool) {
    #expect(Appearance(named: name)?.allowsVibrancy == allows)
  }

  @Test(
    "S195: with Increase Contrast an environment has the high-contrast name",
    arguments: [
      (UserInterfaceStyle.light, false, Name.accessibilityHighContrastAqua),
      (.dark, false, .accessibilityHighContrastDarkAqua),
      (.light, true, .accessibilityHighContrastVibrantLight),
      (.dark, true, .accessibilityHighContrastVibrantDark),
    ])
  func contrast(_ style: UserInterfaceStyle, _ isVibrant: Bool, _ name: Name) {
    let traits = TraitCollection {
      $0.userInterfaceStyle = style
      $0[TraitVibrancy.self] = isVibrant
      $0.accessibilityContrast = .high
    }
    #expect(Appearance(traits).name == name)
    let normal = Appearance(traits.modifyingTraits { $0.accessibilityContrast = .normal })
    #expect(normal.traits.userInterfaceStyle == style)
    #expect(normal.allowsVibrancy == isVibrant)
  }

  /// What is matched, from which names, and what comes out.
  static let matches: [(Name, [Name], Name?)] = [
    (.aqua, [.aqua, .darkAqua], .aqua), (.aqua, [.darkAqua, .aqua], .aqua),
    (.darkAqua, [.aqua, .darkAqua], .darkAqua),
    (.vibrantLight, [.aqua, .darkAqua], .aqua), (.vibrantDark, [.aqua, .darkAqua], .darkAqua),
    (.vibrantLight, [.aqua], .aqua), (.vibrantDark, [.aqua], nil),
    (.vibrantLight, [.darkAqua], nil), (.aqua, [.darkAqua], nil), (.aqua, [.vibrantLight], nil),
    (.aqua, [], nil), (.aqua, [Name("Bogus")], nil), (.vibrantLight, [.vibrantDark], nil),
    (.darkAqua, [.aqua], nil), (.vibrantLight, [.vibrantLight, .aqua], .vibrantLight),
    (.aqua, [.accessibilityHighContrastAqua], .accessibilityHighContrastAqua),
    (Name("Own"), [.aqua, Name("Own")], Name("Own")), (Name("Own"), [.aqua], nil),
  ]

  @Test("S197, S198: the best match of each row", arguments: matches)
  func match(_ name: Name, _ names: [Name], _ expected: Name?) {
    #expect(Appearance(named: name)?.bestMatch(from: names) == expected)
  }

  @Test("S198: increased contrast falls back to normal of the same lightness")
  func highContrastMatch() {
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    }
    #expect(Appearance(traits).bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    #expect(
      Appearance(traits).bestMatch(from: [.darkAqua, .accessibilityHighContrastDarkAqua])
        == .accessibilityHighContrastDarkAqua)
  }

  // A thread reads what the process published last, and tests of views publish theirs meanwhile.
  @Test("S203: the current drawing appearance belongs to one thread")
  func threads() async {
    await #expect(processExitsWith: .success) { try Self.expectThreads() }
  }

  private static func expectThreads() throws {
    let dark = try #require(Appearance(named: .darkAqua))
    let other = Mutex<Name?>(nil)
    dark.performAsCurrentDrawingAppearance {
      let done = DispatchSemaphore(value: 0)
      Thread {
        other.withLock { $0 = Appearance.currentDrawing().name }
        done.signal()
      }.start()
      done.wait()
      #expect(Appearance.currentDrawing() == dark)
    }
    #expect(other.withLock { $0 } == .aqua)
  }

  @Test("S204: the former appearance comes back, also after errors and nesting")
  func restored() async {
    await #expect(processExitsWith: .success) { try Self.expectRestored() }
  }

  private static func expectRestored() throws {
    struct Failure: Error {}
    let dark = try #require(Appearance(named: .darkAqua))
    let light = try #require(Appearance(named: .aqua))
    let before = Appearance.currentDrawing()
    dark.performAsCurrentDrawingAppearance {
      light.performAsCurrentDrawingAppearance { #expect(Appearance.currentDrawing() == light) }
      #expect(Appearance.currentDrawing() == dark)
      #expect(throws: Failure.self) {
        try light.performAsCurrentDrawingAppearance { throw Failure() }
      }
      #expect(Appearance.currentDrawing() == dark)
    }
    #expect(Appearance.currentDrawing() == before)
  }
}
