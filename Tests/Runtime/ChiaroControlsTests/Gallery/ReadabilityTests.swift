// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroTestSupport
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// What every control's text keeps to.
@MainActor
@Suite("Readability of controls")
struct ReadabilityTests {
  /// Apple's own colors that do not reach 4.5:1 somewhere, and where that is meant: weaker labels
  /// and placeholders, what cannot be used, tints.
  static let knownWeak: Set<String> = [
    "secondaryLabel", "tertiaryLabel", "placeholderText", "tintColor", "systemRed",
    "macOS.alternateSelectedControlTextColor", "macOS.disabledControlTextColor",
    "macOS.placeholderTextColor",
  ]

  /// Texts that are white or black in every style: on fills of the tint and on badges, which
  /// Apple's controls set so; the status bar's, which chooses by the style.
  static let fixed: Set<String> = [
    "button: Filled", "button-states: Filled", "button-states: Tinted", "button-states: Gray",
    "tab-bar: 3", "status-bar: 9:41",
  ]

  @Test(
    "no text is black or white in every style but where Apple's is", arguments: Gallery.samples)
  func fixedColors(_ sample: GallerySample) {
    let stage = GalleryStage(sample)
    let texts = SetText.all(in: stage.test.window)
    for text in texts where !text.declared.isDynamic {
      #expect(Self.fixed.contains("\(sample.name): \(text.string)"), "\(text.string)")
    }
  }

  @Test("texts reach 4.5:1 in every appearance; those that do not are Apple's and recorded")
  func contrast() {
    var rows: [String] = []
    var count = 0
    for sample in Gallery.samples {
      let stage = GalleryStage(sample)
      for appearance in GalleryAppearance.all {
        stage.test.screen.systemTraits = appearance.traits
        for text in SetText.all(in: stage.test.window) {
          count += 1
          guard !text.ratio.passes(.aa) else { continue }
          let name = text.colorName
          rows.append(
            "\(sample.name), \(appearance.testDescription): \(text.string) in \(name) \(text.ratio)"
          )
          let isFixed = Self.fixed.contains("\(sample.name): \(text.string)")
          // The label of the sample stands under a weaker vibrancy.
          let isVibrant = sample.name == "visual-effect" && text.string == "Vibrant"
          // Rows fade as they turn away from the middle of a wheel.
          let isTurned = sample.name.hasPrefix("picker") || sample.name.hasPrefix("date")
          let isKnown = isFixed || isVibrant || isTurned && name == "label"
          #expect(isKnown || Self.knownWeak.contains(name), "\(rows.last ?? "")")
        }
      }
    }
    #expect(count > 300)
    let path = "\(SourceTree.root)/Tests/Runtime/ChiaroControlsTests/Recordings/weak-contrast.txt"
    #expect(Recording(path).mismatch(rows.map { $0 + "\n" }.joined()) == nil)
  }
}
