// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
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

  // MARK: Colors

  private nonisolated static let hues: [(String, DynamicColor)] = [
    ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
  ]

  private nonisolated static let appearances: [(UserInterfaceStyle, AccessibilityContrast)] = [
    (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
  ]

  /// The values of the hues in a release, in every appearance.
  private func values(in release: SystemRelease, _ idiom: UserInterfaceIdiom) -> Set<String> {
    Set(
      Self.appearances.flatMap { style, contrast in
        let traits = TraitCollection {
          ($0.userInterfaceStyle, $0.accessibilityContrast) = (style, contrast)
          ($0.userInterfaceIdiom, $0.systemRelease) = (idiom, release)
        }
        return Self.hues.map { $1.resolved(with: traits).hexText }
      })
  }

  @Test("system colors have the values of the release, and those that Apple publishes without one")
  func palettes() {
    let before: [String: String] = [
      "systemBlue": "#007AFF #0A84FF #0040DD #409CFF",
      "systemRed": "#FF3B30 #FF453A #D70015 #FF6961",
      "systemTeal": "#30B0C7 #40C8E0 #008299 #5DE6FF",
    ]
    let after: [String: String] = [
      "systemBlue": "#0088FF #0091FF #1E6EF4 #5CB8FF",
      "systemRed": "#FF383C #FF4245 #E9152D #FF6165",
      "systemTeal": "#00C3D0 #00D2E0 #008198 #3BDDEC",
    ]
    for (name, color) in Self.hues {
      for release in SystemRelease.allCases.map(Optional.some) + [nil] {
        let values = Self.appearances.map { style, contrast in
          color.resolved(
            with: TraitCollection {
              ($0.userInterfaceStyle, $0.accessibilityContrast) = (style, contrast)
              $0.systemRelease = release
            }
          ).hexText
        }.joined(separator: " ")
        let wanted = release.map { !$0.hasLiquidGlass } == true ? before : after
        if let wanted = wanted[name] { #expect(values == wanted, "\(name), \(release as Any)") }
      }
    }
    for idiom in [UserInterfaceIdiom.phone, .pad, .tv, .mac] {
      #expect(values(in: .iOS18, idiom).isDisjoint(with: ["#0088FF", "#FF383C", "#6155F5"]))
    }
  }

  private nonisolated static func titled(_ configuration: ButtonConfiguration)
    -> ButtonConfiguration
  {
    var configuration = configuration
    configuration.title = "A"
    return configuration
  }

  /// One of each control that takes a color from the system.
  private nonisolated static let colored: [(String, @MainActor @Sendable () -> View)] = [
    (
      "switch",
      {
        let view = Switch()
        view.isOn = true
        return view
      }
    ),
    (
      "slider",
      {
        let view = Slider()
        view.value = 0.5
        return view
      }
    ),
    (
      "progress",
      {
        let view = ProgressView()
        view.progress = 0.5
        return view
      }
    ),
    ("filled button", { Button(configuration: titled(.filled())) }),
    ("tinted button", { Button(configuration: titled(.tinted())) }),
    ("plain button", { Button(configuration: titled(.plain())) }),
    (
      "dates",
      {
        let view = DatePicker()
        (view.datePickerMode, view.preferredDatePickerStyle) = (.date, .inline)
        view.frame.size = view.sizeThatFits(.zero)
        return view
      }
    ),
    (
      "cell",
      {
        let cell = TableViewCell()
        cell.accessoryType = .detailButton
        return cell
      }
    ),
  ]

  @Test("no control draws a system color of another release, by default that of iOS 18")
  func ownColors() {
    for (name, make) in Self.colored {
      for release in [nil, SystemRelease.iOS18, .iOS26] {
        for (style, contrast) in Self.appearances {
          let test = TestScreen()
          let view = make()
          if view.frame.isEmpty { view.frame = CGRect(x: 0, y: 0, width: 200, height: 44) }
          test.root.view.addSubview(view)
          test.change {
            ($0.userInterfaceStyle, $0.accessibilityContrast) = (style, contrast)
            $0.systemRelease = release
          }
          let own = values(in: release ?? .iOS18, .phone)
          let others = values(in: release == .iOS26 ? .iOS18 : .iOS26, .phone).subtracting(own)
          let drawn = Set(test.window.displayList.colors.map { String($0.hexText.prefix(7)) })
          #expect(drawn.isDisjoint(with: others), "\(name), \(release as Any), \(style)")
          #expect(!drawn.isDisjoint(with: own), "\(name) has a color")
        }
      }
    }
  }

  @Test("a view can have another release than its screen, and follows a change")
  func overrides() {
    let test = TestScreen()
    let views = (0..<2).map { _ in Switch() }
    for view in views { test.root.view.addSubview(view) }
    #expect(test.root.traitCollection[TraitSystemRelease.self] == .iOS18)
    views[0].traitOverrides[TraitSystemRelease.self] = .iOS26
    test.screen.update()
    #expect(views.map { $0.sizeThatFits(.zero).width } == [63, 51])
    test.change { $0[TraitSystemRelease.self] = .iOS26 }
    #expect(views.map { $0.sizeThatFits(.zero).width } == [63, 63])
  }
}
