// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroTestSupport
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// The settings of accessibility, each alone and together.
@MainActor
@Suite("Accessibility matrix")
struct AccessibilityMatrixTests {
  @Test("S252: style × Increase Contrast × Reduce Transparency, eight pictures")
  func matrix() {
    var text = ""
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        for reduces in [false, true] {
          text += "\(style) \(contrast) \(reduces ? "opaque" : "translucent")\n"
          text += list(style, contrast, reduces) + "\n"
        }
      }
    }
    let recording = Recording("\(SourceTree.folder())/../Recordings/accessibility-matrix.txt")
    #expect(recording.mismatch(text) == nil)
  }

  @Test("S252: each setting shows, alone and beside the other", arguments: [false, true])
  func each(isDark: Bool) {
    let style = isDark ? UserInterfaceStyle.dark : .light
    let alone = [
      list(style, .normal, false), list(style, .high, false), list(style, .normal, true),
    ]
    #expect(Set(alone).count == 3)
    let both = list(style, .high, true)
    #expect(both != alone[0] && both != alone[2])
  }

  private func list(
    _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast, _ reduces: Bool
  ) -> String {
    let test = TestScreen(style)
    let effect = VisualEffectView(effect: BlurEffect(style: .systemMaterial))
    effect.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Over it"
    // A color that has a value of its own for high contrast.
    label.textColor = .systemBlue
    effect.contentView.addSubview(label)
    test.root.view.backgroundColor = .systemBackground
    test.root.view.addSubview(effect)
    test.change {
      $0.accessibilityContrast = contrast
      $0[TraitReduceTransparency.self] = reduces
    }
    return test.window.displayList.description
  }
}
