// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import Testing

/// The measures that a release of macOS gives to controls.
@MainActor
@Suite("Releases of macOS")
struct ReleaseTests {
  /// A control with its heights before and from macOS 26 on.
  private struct Sample {
    var name: String
    var sizes: (before: CGFloat, glass: CGFloat)
    var make: @MainActor () -> NSControl
  }
  private func button(_ size: NSControl.ControlSize) -> NSControl {
    let button = NSButton(title: "Save", target: nil, action: nil)
    button.controlSize = size
    return button
  }
  private var samples: [Sample] {
    [
      Sample(name: "button", sizes: (22, 24)) { button(.regular) },
      Sample(name: "large button", sizes: (28, 28)) { button(.large) },
      Sample(name: "small button", sizes: (18, 18)) { button(.small) },
      Sample(name: "mini button", sizes: (15, 15)) { button(.mini) },
      Sample(name: "help", sizes: (20, 24)) {
        let button = NSButton(title: "", target: nil, action: nil)
        button.bezelStyle = .helpButton
        return button
      },
      Sample(name: "check box", sizes: (16, 16)) {
        NSButton(checkboxWithTitle: "Check", target: nil, action: nil)
      },
      Sample(name: "pop-up", sizes: (22, 24)) { NSPopUpButton(frame: .zero, pullsDown: false) },
      Sample(name: "segments", sizes: (22, 24)) {
        NSSegmentedControl(
          labels: ["A"], trackingMode: .selectOne, target: nil, action: nil)
      },
      Sample(name: "field", sizes: (22, 24)) { NSTextField(string: "Name") },
      Sample(name: "switch", sizes: (22, 22)) { NSSwitch() },
    ]
  }

  @Test("a Mac has one blue: controls draw what systemBlue is, unless an accent is chosen")
  func oneBlue() {
    for style in [UserInterfaceStyle.light, .dark] {
      let test = TestApplication(style)
      let box = NSButton(checkboxWithTitle: "Check", target: nil, action: nil)
      box.state = .on
      let button = NSButton(title: "Save", target: nil, action: nil)
      button.keyEquivalent = "\r"
      for view in [box, button] as [NSView] { test.content.addSubview(view) }
      test.app.updateWindows()
      let traits = test.content.traitCollection
      let hues = [NSColor.systemBlue, .systemRed, .systemGreen, .systemIndigo]
      let published = hues.map {
        $0.resolved(with: TraitCollection(userInterfaceStyle: style)).hexText
      }
      let drawn = Set(
        (test.content.window?.displayList.colors ?? []).map { String($0.hexText.prefix(7)) })
      #expect(drawn.isDisjoint(with: published))
      #expect(NSColor.systemBlue.resolved(with: traits).hexText.hasPrefix("#0"))
      if style == .light {
        #expect(NSColor.systemBlue.resolved(with: traits).hexText == "#007AFF")
        #expect(NSColor.controlAccentColor.resolved(with: traits).hexText == "#007AFF")
      }
    }
  }

  @Test("controls are as high as the release that their traits name says")
  func heights() {
    for sample in samples {
      for release in SystemRelease.allCases {
        let (test, control) = (TestApplication(), sample.make())
        test.content.addSubview(control)
        test.change { $0[TraitSystemRelease.self] = release }
        let height = control.intrinsicContentSize.height
        let wanted = release.hasLiquidGlass ? sample.sizes.glass : sample.sizes.before
        #expect(height == wanted, "\(sample.name), \(release)")
        test.content.prefersCompactControlSizeMetrics = true
        #expect(
          control.intrinsicContentSize.height == sample.sizes.before,
          "\(sample.name), \(release), compact")
      }
    }
  }
}
