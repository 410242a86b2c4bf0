// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Stacks and lists.
@MainActor
@Suite("Containers")
struct ContainerTests {
  let test = TestScreen()

  /// A view whose content has a size.
  private final class Box: View {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  /// The places of three views of 10, 20 and 30 points in a row of 100 by 40.
  private func places(_ change: (StackView) -> Void) -> [CGRect] {
    let views = [10, 20, 30].map { width in
      let box = Box()
      box.size = CGSize(width: width, height: 20)
      return box
    }
    let stack = StackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.spacing = 5
    change(stack)
    test.root.view.addSubview(stack)
    test.screen.update()
    return views.map(\.frame)
  }

  @Test(
    "a stack gives out the room along its axis",
    arguments: [
      (StackView.Distribution.fill, [0, 15, 40], [10, 20, 60]),
      (.fillEqually, [0, 35, 70], [30, 30, 30]), (.fillProportionally, [0, 20, 55], [15, 30, 45]),
      (.equalSpacing, [0, 30, 70], [10, 20, 30]),
    ] as [(StackView.Distribution, [CGFloat], [CGFloat])])
  func distribution(
    _ distribution: StackView.Distribution, _ lefts: [CGFloat], _ widths: [CGFloat]
  ) {
    let places = places { $0.distribution = distribution }
    #expect(places.map(\.minX) == lefts)
    #expect(places.map(\.width) == widths)
    #expect(places.allSatisfy { $0.height == 40 })
  }

  @Test(
    "a stack places views across its axis",
    arguments: [
      (StackView.Alignment.fill, 0, 40), (.leading, 0, 20), (.center, 10, 20),
      (.trailing, 20, 20),
    ] as [(StackView.Alignment, CGFloat, CGFloat)])
  func alignment(_ alignment: StackView.Alignment, _ top: CGFloat, _ height: CGFloat) {
    let places = places { $0.alignment = alignment }
    #expect(places.allSatisfy { $0.minY == top && $0.height == height })
  }

  @Test("hidden views take no room, and a column stacks downwards")
  func column() {
    let places = places {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.frame.size.height = 45
      $0.arrangedSubviews[0].isHidden = true
    }
    #expect(places[1].minY == 0 && places[2].minY == 25)
  }

  @Test(
    "lists have the backgrounds that the Guidelines name",
    arguments: [
      (TableView.Style.plain, DynamicColor.systemBackground, DynamicColor.systemBackground),
      (.grouped, .systemGroupedBackground, .secondarySystemGroupedBackground),
      (.insetGrouped, .systemGroupedBackground, .secondarySystemGroupedBackground),
    ])
  func backgrounds(
    _ style: TableView.Style, _ background: DynamicColor, _ cell: DynamicColor
  ) {
    let table = ListWithData(style: style)
    table.frame.size = CGSize(width: 320, height: 300)
    test.root.view.addSubview(table)
    for appearance in GalleryAppearance.all {
      test.screen.systemTraits = appearance.traits
      let colors = test.window.displayList.colors
      #expect(colors.first == background.resolved(with: appearance.traits))
      #expect(colors.contains(cell.resolved(with: appearance.traits)), "\(appearance)")
    }
    #expect(table.traitCollection.listEnvironment == style.expectedEnvironment)
  }

  @Test("a table gives its cells by their place, and asks again when it is told to")
  func cells() {
    let table = ListWithData(style: .plain)
    // Only rows that can be seen have cells.
    table.frame.size = CGSize(width: 300, height: 300)
    let first = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(first?.listContent?.text == "Row 1")
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) !== first)
    #expect(first?.window == nil)
  }

  @Test("a button without a configuration shows titles and colors by state")
  func legacyButton() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("usual", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    button.setTitleColor(.green, for: .normal)
    test.root.view.addSubview(button)
    #expect(test.window.displayList.color(ofText: "usual") == "#00FF00")
    button.isHighlighted = true
    #expect(test.window.displayList.texts.map(\.string) == ["pressed"])
    button.setTitle(nil, for: .highlighted)
    #expect(test.window.displayList.texts.map(\.string) == ["usual"])
  }
}

extension TableView.Style {
  fileprivate var expectedEnvironment: ListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
