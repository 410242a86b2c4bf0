// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Numbers that are none: the process ends where they are given, and says what was wrong.
@MainActor
@Suite("Broken promises of views")
struct BrokenPromiseTests {
  private static let rects = [
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
    CGRect(x: 0, y: 0, width: 1, height: -CGFloat.infinity),
  ]

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("a frame")
  func frame() async {
    for index in Self.rects.indices {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [index = index as Int] in
        await MainActor.run { View(frame: .zero).frame = Self.rects[index] }
      }
      #expect(Self.text(end).contains("a view's frame must consist of numbers, not "))
    }
  }

  @Test("a frame at the start")
  func firstFrame() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = View(frame: Self.rects[0]) }
    }
    #expect(Self.text(end).contains("a view's frame must consist of numbers, not "))
  }

  @Test("the origin and the size of bounds")
  func bounds() async {
    for index in Self.rects.indices {
      let end = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [index = index as Int] in
        await MainActor.run { View(frame: .zero).bounds = Self.rects[index] }
      }
      #expect(Self.text(end).contains("must consist of numbers, not "))
    }
  }

  @Test("an alpha")
  func alpha() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View(frame: .zero).alpha = .nan }
    }
    #expect(Self.text(end).contains("the alpha of a view must be a number"))
  }

  @Test("a controller in one that it holds")
  func cycle() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (ViewController(), ViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    #expect(
      Self.text(end).contains(
        "a controller cannot contain itself or a controller that contains it"))
  }

  @Test("a place before the first")
  func index() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().insertSubview(View(), at: -1) }
    }
    #expect(Self.text(end).contains("a view cannot be inserted at the index -1"))
  }

  @Test("the content of a scroll view")
  func content() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().contentSize = CGSize(width: 0, height: CGFloat.nan) }
    }
    #expect(Self.text(end).contains("a view's content must consist of numbers"))
    let inset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().contentInset = EdgeInsets(bottom: .infinity) }
    }
    #expect(Self.text(inset).contains("a view's content inset must consist of numbers"))
  }

  @Test("a visual format that is none")
  func format() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LayoutConstraint.constraints(withVisualFormat: "[a(20]", views: ["a": View()])
      }
    }
    #expect(Self.text(end).contains("expected “)” after the conditions\n[a(20]\n     ^"))
  }

  @Test("the largest numbers that there are end nothing")
  func extremes() {
    let test = TestScreen()
    let greatest = CGFloat.greatestFiniteMagnitude
    for value in [greatest, -greatest, 1e300, .leastNonzeroMagnitude, 1e19, -1e19] {
      let view = View(frame: CGRect(x: value, y: value, width: abs(value), height: abs(value)))
      view.backgroundColor = .red
      let label = Label(frame: CGRect(x: 0, y: 0, width: abs(value), height: 10))
      label.text = "text"
      view.addSubview(label)
      test.root.view.addSubview(view)
      test.screen.update()
      _ = test.window.hitTest(CGPoint(x: value, y: value), with: nil)
    }
    #expect(test.window.displayList.commands.count > 6)
  }
}
