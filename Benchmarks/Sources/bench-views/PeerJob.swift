// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroAppearance
import ChiaroControls
import ChiaroMedia
import ChiaroRaster
import ChiaroViews
import Foundation

/// The job that GTK, Qt and Chromium are measured at too: leaves of five colors in five levels.
///
/// In the whole job nothing of an engine's work is left out: of a hundred leaves one overrides a
/// trait, one listens to changes and recolors itself, one is transformed, and what holds leaves
/// clips them. The peers do none of that.
@MainActor
final class PeerJob {
  private let screen: Screen
  private let window: Window
  private let renderer = Renderer(
    canvas: Canvas(size: PixelSize(width: 1200, height: 800)),
    resources: RenderResources(textShaper: PangoTextShaper()))

  /// How many containers there are in containers, the leaves in each of the last, a leaf's size.
  private struct Grid {
    var columns: Int
    var rows: Int
    var inner: Int
    var leaves: Int
    var size: CGSize

    init(_ count: Int) {
      (columns, rows, inner, leaves, size) =
        count <= 1_000
        ? (5, 5, 5, 8, CGSize(width: 48, height: 20))
        : count <= 10_000
          ? (10, 10, 10, 10, CGSize(width: 12, height: 8))
          : (10, 10, 40, 25, CGSize(width: 3, height: 3))
    }
  }

  /// Measures the switch up to the display list and up to the finished frame, cold as the peers
  /// are, and the frame hot as well.
  static func measure() {
    for (count, hasText, isWhole) in variants {
      let job = PeerJob(count, hasText: hasText, isWhole: isWhole)
      let name = "chiaro.switch.\(count)\(hasText ? ".text" : "")\(isWhole ? ".whole" : "")"
      _ = job.frame()
      Measurement("\(name).list", runs: 15).milliseconds(before: Cold.rest) { job.flip() }
      Measurement(name, runs: 15).milliseconds(before: Cold.rest) { job.frame() }
      Measurement("\(name).hot", runs: 21).milliseconds { job.frame() }
    }
  }

  /// How many leaves, whether they have text, and whether it is the whole job.
  private static let variants: [(Int, Bool, Bool)] = [
    (1_000, false, false), (1_000, true, false), (10_000, false, false), (10_000, true, false),
    (100_000, false, false), (1_000, false, true), (1_000, true, true), (10_000, false, true),
    (10_000, true, true), (100_000, false, true),
  ]

  /// Switches ten thousand labels seven times, as the peers do, and prints the most memory that the
  /// process ever held.
  static func measureMemory() {
    let job = PeerJob(10_000, hasText: true, isWhole: false)
    for _ in 0..<7 { _ = job.frame() }
    Measurement.printPeak("chiaro.memory.10000.text")
  }

  private init(_ count: Int, hasText: Bool, isWhole: Bool) {
    screen = Screen(
      bounds: CGRect(x: 0, y: 0, width: 1200, height: 800),
      systemTraits: TraitCollection(userInterfaceStyle: .light))
    window = Window(windowScene: WindowScene(screen: screen))
    window.makeKeyAndVisible()
    let grid = Grid(count)
    let column = CGFloat(grid.inner) * grid.size.width
    let row = CGFloat(grid.leaves) * grid.size.height
    var made = 0
    for a in 0..<grid.columns {
      let outer = Self.box(window, CGFloat(a) * column, 0, column, row * CGFloat(grid.rows))
      for b in 0..<grid.rows {
        let middle = Self.box(outer, 0, CGFloat(b) * row, column, row)
        for c in 0..<grid.inner {
          let inner = Self.box(middle, CGFloat(c) * grid.size.width, 0, grid.size.width, row)
          for d in 0..<grid.leaves {
            let origin = CGPoint(x: 0, y: CGFloat(d) * grid.size.height)
            let leaf = Self.leaf(CGRect(origin: origin, size: grid.size), made, hasText, count)
            inner.addSubview(leaf)
            if isWhole { Self.burden(leaf, made) }
            made += 1
          }
          inner.clipsToBounds = isWhole
        }
      }
    }
  }

  private static func box(
    _ parent: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> View {
    let view = View(frame: CGRect(x: x, y: y, width: width, height: height))
    parent.addSubview(view)
    return view
  }

  private static func leaf(_ frame: CGRect, _ index: Int, _ hasText: Bool, _ count: Int) -> View {
    let view = hasText ? Label(frame: frame) : View(frame: frame)
    view.backgroundColor = colors[index % colors.count]
    if let label = view as? Label {
      label.font = .systemFont(ofSize: count <= 1_000 ? 10 : 5)
      label.text = "Item"
    }
    return view
  }

  /// What the whole job asks of some leaves.
  private static func burden(_ leaf: View, _ index: Int) {
    switch index % 100 {
    case 1: leaf.traitOverrides.accessibilityContrast = .high
    case 34:
      leaf.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: View, _) in
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        view.backgroundColor = isDark ? .systemGray5 : .systemGray4
      }
    case 67: leaf.transform = .scale(x: 0.9, y: 0.9)
    default: break
    }
  }

  private static let colors: [DynamicColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGray6,
    .systemGroupedBackground,
  ]

  /// The switch, up to the pixels.
  private func frame() -> Double {
    let colors = flip()
    renderer.draw(window.displayList)
    return colors
  }

  private func flip() -> Double {
    let style = screen.systemTraits.userInterfaceStyle
    screen.systemTraits = TraitCollection(userInterfaceStyle: style == .dark ? .light : .dark)
    return Double(window.displayList.colors.count)
  }
}
