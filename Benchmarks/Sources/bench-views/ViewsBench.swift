// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import Foundation

/// Trees of views, five deep: built, and switched from light to dark up to the display list.
///
///     bench-views [memory | memory-table]
@main
@MainActor
enum ViewsBench {
  static func main() {
    if CommandLine.arguments.dropFirst() == ["memory"] { return PeerJob.measureMemory() }
    if CommandLine.arguments.dropFirst() == ["memory-table"] { return TableBench.measureMemory() }
    PeerJob.measure()
    ConstraintChain.measure()
    TableBench.measure()
    for count in [1_000, 10_000, 100_000] {
      let name = "views.\(count)"
      Measurement("\(name).build", runs: 7).milliseconds {
        Double(Tree(count).window.subviews.count)
      }
      let tree = Tree(count)
      _ = tree.window.displayList
      Measurement("\(name).switch", runs: 21).milliseconds { tree.flip() }
      Measurement("\(name).switch.cold", runs: 15).milliseconds(before: Cold.rest) { tree.flip() }
      Measurement("\(name).unread-trait", runs: 21).milliseconds { tree.changeUnread() }
      let overridden = Tree(count, overrides: 100)
      _ = overridden.window.displayList
      Measurement("\(name).switch.overrides", runs: 21).milliseconds { overridden.flip() }
      let labels = Tree(count, leaf: LabelLeaf.init)
      _ = labels.window.displayList
      Measurement("\(name).switch.labels", runs: 21).milliseconds { labels.flip() }
      let drawing = Tree(count, leaf: DrawingLeaf.init)
      _ = drawing.window.displayList
      Measurement("\(name).switch.drawing", runs: 11).milliseconds { drawing.flip() }
      Measurement("\(name).unread-trait.drawing", runs: 21).milliseconds {
        drawing.changeUnread()
      }
    }
  }
}

/// A trait that nobody reads.
private enum UnreadTrait: TraitDefinition {
  static let defaultValue = 0
}

/// A leaf that draws itself, as an app's own views do.
private final class DrawingLeaf: View {
  override func draw(_ rect: CGRect) {
    DynamicColor.label.setFill()
    GraphicsContext.current?.fill(rect)
  }
}

/// A leaf with text.
private final class LabelLeaf: Label {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "Label"
  }
}

/// Views in five levels under a window, ten in each; the leaves fill a grid.
@MainActor
private final class Tree {
  let screen: Screen
  let window: Window
  private var value = 0

  /// - Parameters:
  ///   - count: how many views
  ///   - overrides: one view in so many overrides a trait; 0 for none
  ///   - leaf: what the views of the last level are
  init(_ count: Int, overrides: Int = 0, leaf: @MainActor (CGRect) -> View = View.init) {
    screen = Screen(
      bounds: CGRect(x: 0, y: 0, width: 1200, height: 800),
      systemTraits: TraitCollection(userInterfaceStyle: .light))
    window = Window(windowScene: WindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.backgroundColor = .systemBackground
    var level: [View] = [window]
    var made = 0
    let fanOut = max(2, Int(pow(Double(count), 0.2).rounded(.up)))
    for depth in 1...5 {
      var next: [View] = []
      for parent in level {
        for _ in 0..<fanOut where made < count {
          let view = depth == 5 ? leaf(CGRect(x: 1, y: 1, width: 12, height: 8)) : View()
          view.backgroundColor = Self.colors[made % Self.colors.count]
          if overrides > 0 && made % overrides == 0 {
            view.traitOverrides.accessibilityContrast = .high
          }
          parent.addSubview(view)
          next.append(view)
          made += 1
        }
      }
      level = next
    }
  }

  func flip() -> Double {
    let style = screen.systemTraits.userInterfaceStyle
    screen.systemTraits = TraitCollection(userInterfaceStyle: style == .dark ? .light : .dark)
    return Double(window.displayList.colors.count)
  }

  func changeUnread() -> Double {
    value += 1
    screen.systemTraits = screen.systemTraits.modifyingTraits { $0[UnreadTrait.self] = value }
    return Double(window.displayList.colors.count)
  }

  static let colors: [DynamicColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemFill,
    .systemGray6, .systemRed, .systemBlue, .systemGreen, .separator, .systemGroupedBackground,
  ]
}
