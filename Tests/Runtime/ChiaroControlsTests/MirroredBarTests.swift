// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Bars, cells and lists where the layout runs from right to left: the picture in a mirror.
@MainActor
@Suite("Mirrored bars and lists")
struct MirroredBarTests {
  private let test = TestScreen()

  /// Something that is drawn: where, and where in that a text stands.
  private struct Part: Equatable {
    var frame: Rectangle
    var alignment: Float?

    func mirrored(in width: Float) -> Part {
      Part(
        frame: Rectangle(
          x: width - frame.maxX, y: frame.y, width: frame.width, height: frame.height),
        alignment: alignment.map { 1 - $0 })
    }
  }

  /// What is drawn; lines that a grid does without are there, of no size.
  private func parts() -> [Part] {
    test.screen.update()
    let list = test.window.displayList
    let parts: [Part] = list.commands.compactMap { command in
      switch command {
      case .fill(let frame, _), .fillRounded(let frame, _, _), .image(let frame, _),
        .tintedImage(let frame, _, _), .clip(let frame, _), .material(let frame, _, _):
        Part(frame: frame)
      case .text(let frame, let index, _):
        Part(frame: frame, alignment: list.texts[Int(index)].alignment)
      default: nil
      }
    }
    return parts.filter { $0.frame.width > 0 }
  }

  private nonisolated static let bars: [(String, @MainActor @Sendable () -> View)] = [
    ("navigation bar", { GalleryBars.navigationBar() }),
    (
      "navigation bar with items on both sides",
      {
        let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.backTitle = "Back"
        bar.leftItems = [
          BarButtonItem(title: "Edit"), BarButtonItem(image: Image(.symbol("trash"))),
        ]
        bar.rightItems = [BarButtonItem(title: "Done")]
        return bar
      }
    ),
    ("large navigation bar", { GalleryBars.largeNavigationBar() }),
    ("toolbar", { GalleryBars.toolbar() }), ("tab bar", { GalleryBars.tabBar() }),
    ("status bar", { GalleryBars.statusBar() }),
    (
      "cell",
      {
        let cell = TableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var content = ListContentConfiguration.cell()
        content.text = "Text"
        content.secondaryText = "Second text"
        content.image = Image(.symbol("circle"))
        cell.contentConfiguration = content
        cell.accessoryType = .detailDisclosureButton
        return cell
      }
    ),
    (
      "header",
      {
        let header = TableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 38))
        var content = ListContentConfiguration.groupedHeader()
        content.text = "Header"
        header.contentConfiguration = content
        return header
      }
    ),
  ]

  private nonisolated static let lists: [(String, @MainActor @Sendable () -> View)] = [
    ("plain table", { GalleryLists.table(.plain) }),
    ("grouped table", { GalleryLists.table(.insetGrouped) }),
    ("sidebar", { GalleryLists.sidebar() }), ("grid", { GalleryLists.grid() }),
  ]

  @Test("every part stands where the mirror shows it", arguments: bars + lists)
  func mirrored(_ name: String, _ make: @MainActor @Sendable () -> View) {
    let view = make()
    test.root.view.addSubview(view)
    let usual = parts()
    test.change { $0.layoutDirection = .rightToLeft }
    let mirrored = parts()
    #expect(mirrored == usual.map { $0.mirrored(in: Float(view.bounds.width)) }, "\(name)")
    #expect(mirrored != usual && !usual.isEmpty)
    test.change { $0.layoutDirection = .leftToRight }
    #expect(parts() == usual)
  }

  @Test("what a bar or a cell means goes before the direction of reading", arguments: bars)
  func semantics(_ name: String, _ make: @MainActor @Sendable () -> View) {
    let view = make()
    test.root.view.addSubview(view)
    let usual = parts()
    view.semanticContentAttribute = .forceRightToLeft
    let forced = parts()
    #expect(forced != usual, "\(name)")
    test.change { $0.layoutDirection = .rightToLeft }
    #expect(parts() == forced, "\(name)")
    view.semanticContentAttribute = .playback
    #expect(parts() == usual, "\(name)")
  }

  @Test("a list whose direction is forced places its lines and items anew")
  func forced() {
    let grid = GalleryLists.grid()
    test.root.view.addSubview(grid)
    test.screen.update()
    let frames = { grid.subviews.flatMap(\.subviews).compactMap { ($0 as? Cell)?.frame.minX } }
    #expect(frames() == [0, 100, 0])
    grid.semanticContentAttribute = .forceRightToLeft
    test.screen.update()
    #expect(frames() == [110, 10, 110])
  }

  @Test(
    "chevrons point where reading goes",
    arguments: [
      (LayoutDirection.leftToRight, "chevron.backward", "chevron.forward"),
      (.rightToLeft, "chevron.right", "chevron.left"),
    ])
  func chevrons(_ direction: LayoutDirection, _ back: String, _ onward: String) {
    let cell = TableViewCell(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
    cell.accessoryType = .disclosureIndicator
    test.root.view.addSubview(cell)
    test.root.view.addSubview(GalleryBars.navigationBar())
    test.change { $0.layoutDirection = direction }
    let chevrons = test.window.displayList.images.map(\.description)
      .filter { $0.contains("chevron") }
    #expect(chevrons.count == 2)
    #expect(zip(chevrons, [onward, back]).allSatisfy { $0.hasSuffix($1) }, "\(chevrons)")
  }
}
