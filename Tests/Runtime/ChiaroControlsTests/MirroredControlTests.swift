// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Controls where the layout runs from right to left: the picture in a mirror, but for text.
@MainActor
@Suite("Mirrored controls")
struct MirroredControlTests {
  private let test = TestScreen()

  private nonisolated static let controls: [(String, @MainActor @Sendable () -> View)] = [
    (
      "slider",
      {
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 118, height: 31))
        slider.value = 0.25
        return slider
      }
    ),
    (
      "switch on",
      {
        let toggle = Switch()
        toggle.isOn = true
        return toggle
      }
    ),
    ("switch off", { Switch() }),
    (
      "progress",
      {
        let progress = ProgressView(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progress.progress = 0.3
        return progress
      }
    ),
    (
      "segments",
      {
        let control = SegmentedControl(segments: [.title("One"), .title("Two"), .title("Three")])
        control.frame.size.width = 240
        control.selectedSegmentIndex = 0
        return control
      }
    ),
  ]

  /// The rectangles that a list fills, casts shadows of and sets text in.
  private func frames(_ list: DisplayList) -> [Rectangle] {
    list.commands.compactMap { command in
      switch command {
      case .fill(let frame, _), .fillRounded(let frame, _, _), .text(let frame, _, _),
        .shadow(let frame, _, _, _, _):
        frame
      default: nil
      }
    }
  }

  @Test("every part stands where the mirror shows it", arguments: controls)
  func mirrored(_ name: String, _ make: @MainActor @Sendable () -> View) {
    let view = make()
    test.root.view.addSubview(view)
    let usual = frames(test.window.displayList)
    test.change { $0.layoutDirection = .rightToLeft }
    let mirrored = frames(test.window.displayList)
    let width = Float(view.bounds.width)
    #expect(
      mirrored
        == usual.map {
          Rectangle(x: width - $0.maxX, y: $0.y, width: $0.width, height: $0.height)
        }, "\(name)")
    #expect(mirrored != usual && !usual.isEmpty)
    // What shows playback or a place is the same in every language.
    view.semanticContentAttribute = .playback
    #expect(frames(test.window.displayList) == usual)
    view.semanticContentAttribute = .unspecified
    test.change { $0.layoutDirection = .leftToRight }
    #expect(frames(test.window.displayList) == usual)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(frames(test.window.displayList) == mirrored)
  }
}
