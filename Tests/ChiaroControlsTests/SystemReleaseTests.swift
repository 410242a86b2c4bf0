// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// The measures that a release of the system gives to controls.
@MainActor
@Suite("Releases of the system")
struct SystemReleaseTests {
  /// The first rounded rectangle that a view fills: its size and its corners' radius.
  private func shape(_ view: View, _ release: SystemRelease) -> [Float] {
    let test = TestScreen()
    test.root.view.addSubview(view)
    test.change { $0[TraitSystemRelease.self] = release }
    for case .fillRounded(let frame, let radius, _) in test.window.displayList.commands {
      return [frame.width, frame.height, radius.points]
    }
    return []
  }

  private nonisolated static let controls: [(String, @MainActor @Sendable () -> View)] = [
    ("switch", { Switch() }), ("stepper", { Stepper() }),
    (
      "segments",
      {
        let control = SegmentedControl(titles: ["One", "Two"])
        control.frame.size.width = 200
        return control
      }
    ),
  ]

  /// The shapes of the releases before and from iOS 26 on.
  private nonisolated static let shapes: [String: ([Float], [Float])] = [
    "switch": ([51, 31, 15.5], [63, 28, 14]), "stepper": ([94, 32, 8], [94, 32, 16]),
    "segments": ([200, 32, 9], [200, 32, 16]),
  ]

  @Test("controls have the shapes of the release that their traits name")
  func shapes() throws {
    for (name, make) in Self.controls {
      let wanted = try #require(Self.shapes[name])
      for release in SystemRelease.allCases {
        let shape = shape(make(), release)
        #expect(shape == (release.hasLiquidGlass ? wanted.1 : wanted.0), "\(name), \(release)")
      }
    }
  }

  @Test("sliders and rows are as high as Interface Builder of the release saves them")
  func heights() {
    for release in SystemRelease.allCases {
      let test = TestScreen()
      let (slider, list) = (Slider(), TableView(frame: .zero, style: .plain))
      list.frame = test.root.view.bounds
      let rows = Rows()
      list.dataSource = rows
      let collection = CollectionView(
        frame: list.frame,
        collectionViewLayout: CompositionalLayout.list(using: .init(appearance: .plain)))
      collection.dataSource = rows
      for view in [slider, list, collection] { test.root.view.addSubview(view) }
      test.change { $0[TraitSystemRelease.self] = release }
      let isOfGlass = release.hasLiquidGlass
      #expect(slider.sizeThatFits(.zero).height == (isOfGlass ? 34 : 31), "\(release)")
      #expect(
        list.cellForRow(at: [0, 0])?.frame.height == (isOfGlass ? 52 : 44), "\(release)")
      test.screen.update()
      let item = collection.layoutAttributesForItem(at: [0, 0])
      #expect(item?.frame.height == (isOfGlass ? 52 : 44), "\(release)")
    }
  }
  private final class Rows: TableViewDataSource, CollectionViewDataSource {
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ view: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell() }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  @Test("a view can have another release than its screen, and follows a change")
  func overrides() {
    let test = TestScreen()
    let views = (0..<2).map { _ in Switch() }
    for view in views { test.root.view.addSubview(view) }
    #expect(TraitSystemRelease.defaultValue == .iOS18)
    views[0].traitOverrides[TraitSystemRelease.self] = .iOS26
    test.screen.update()
    #expect(views.map { $0.sizeThatFits(.zero).width } == [63, 51])
    test.change { $0[TraitSystemRelease.self] = .iOS26 }
    #expect(views.map { $0.sizeThatFits(.zero).width } == [63, 63])
  }
}
