// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Who is called, in which order, with which current style: the whole of it, as text.
///
/// Each scene of the recording is one change and one update; the number of calls stands above them.
@MainActor
@Suite("Recorded traces")
struct TraceRecordingTests {
  /// One change of the interface, and the name under which its calls are recorded.
  typealias Scene = (name: String, change: @MainActor (Stage) -> Void)

  /// A controller with two views in one another and one beside, and a sheet.
  @MainActor
  final class Stage {
    let test = TestScreen()
    let root: TracingController
    let outer: TracingView
    let inner: TracingView
    let beside: TracingView
    let sheet: TracingController

    init() {
      let trace = test.trace
      root = TracingController("root", trace)
      outer = TracingView("outer", trace)
      inner = TracingView("inner", trace)
      beside = TracingView("beside", trace)
      sheet = TracingController("sheet", trace)
      inner.onLayout = { [unowned inner] in _ = inner.traitCollection.horizontalSizeClass }
      test.window.rootViewController = root
      root.view.addSubview(outer)
      outer.addSubview(inner)
      root.view.addSubview(beside)
      test.screen.update()
      _ = test.trace.take()
    }
  }

  private static let scenes: [Scene] = [
    ("the system becomes dark", { $0.test.switchStyle(to: .dark) }),
    ("nothing changes", { $0.test.screen.update() }),
    ("contrast is increased", { $0.test.change { $0.accessibilityContrast = .high } }),
    ("a size class that one view reads", { $0.test.change { $0.horizontalSizeClass = .compact } }),
    ("a size class that nobody reads", { $0.test.change { $0.verticalSizeClass = .compact } }),
    ("an app's own trait", { $0.test.change { $0[DensityTrait.self] = 4 } }),
    (
      "light and dark again before the update",
      { stage in
        for style in [UserInterfaceStyle.light, .dark] {
          stage.test.screen.systemTraits = stage.test.screen.systemTraits.modifyingTraits {
            $0.userInterfaceStyle = style
          }
        }
        stage.test.screen.update()
      }
    ),
    ("a view is overridden", { $0.outer.overrideUserInterfaceStyle = .light }),
    ("a view moves into it", { $0.outer.addSubview($0.beside) }),
    ("the system becomes light", { $0.test.switchStyle(to: .light) }),
    ("a sheet is presented", { $0.root.present($0.sheet) }),
    ("the window becomes dark", { $0.test.window.overrideUserInterfaceStyle = .dark }),
    ("the sheet is overridden", { $0.sheet.traitOverrides.userInterfaceStyle = .light }),
    ("the tint changes", { $0.root.view.tintColor = .systemRed }),
    ("the sheet goes", { $0.root.dismiss() }),
    ("several requests of one view", { stage in for _ in 0..<3 { stage.inner.setNeedsLayout() } }),
  ]

  /// The line without its style where nothing says what is current: around the appearance
  /// callbacks it is whatever the thread has.
  private static func certain(_ line: String) -> Substring {
    let isUncertain = line.contains("viewWillAppear") || line.contains("viewDidAppear")
    return isUncertain ? line[..<(line.lastIndex(of: " ") ?? line.endIndex)] : line[...]
  }

  @Test("S117, S118, S120, S122: every scene calls whom it must, once, in order, in its style")
  func traces() {
    let stage = Stage()
    var text = ""
    for scene in Self.scenes {
      scene.change(stage)
      stage.test.screen.update()
      let lines = stage.test.trace.take()
      text += "\(scene.name): \(lines.count) calls\n"
      text += lines.map { "  \(Self.certain($0))\n" }.joined()
      #expect(Set(lines).count == lines.count, "somebody was asked twice: \(scene.name)")
    }
    let recording = Recording("\(SourceTree.folder())/../Recordings/trace.txt")
    #expect(recording.mismatch(text) == nil)
  }
}
