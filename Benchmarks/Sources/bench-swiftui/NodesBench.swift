// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroAppearance
import ChiaroMedia
import ChiaroRaster
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// Nodes of SwiftUI: laid out for the first time, and switched from light to dark beside a tree of
/// views with the same content.
///
///     bench-swiftui [layout | memory COUNT]
@main
@MainActor
enum NodesBench {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "memory", let count = arguments.last.flatMap({ Int($0) }) {
      return measureMemory(count)
    }
    if arguments.first == "layout" { return measureLayout(10_000) }
    for count in [1_000, 10_000] {
      measureLayout(count)
      measureSwitch("nodes.\(count)", HostedGrid(count).window)
      measureSwitch("views-as-nodes.\(count)", ViewGrid(count).window)
    }
  }

  /// The first layout, from values of views to the frames of all nodes and the views that show
  /// them, and up to the display list; words are new each time.
  private static func measureLayout(_ count: Int) {
    var page = 0
    Measurement("chiaro.layout.\(count)", runs: 9).milliseconds {
      page += 1
      let window = HostedGrid(count, page: page).window
      window.layoutIfNeeded()
      return Double(window.subviews.count)
    }
    Measurement("chiaro.layout.\(count).shown", runs: 9).milliseconds {
      page += 1
      return Double(HostedGrid(count, page: page).window.displayList.colors.count)
    }
  }

  private static func measureSwitch(_ name: String, _ window: Window) {
    _ = window.displayList
    Measurement("\(name).switch", runs: 21).milliseconds { flip(window) }
    Measurement("\(name).switch.cold", runs: 15).milliseconds(before: Cold.rest) { flip(window) }
  }

  private static func flip(_ window: Window) -> Double {
    guard let screen = window.windowScene?.screen else { preconditionFailure("no scene") }
    let style = screen.systemTraits.userInterfaceStyle
    screen.systemTraits = TraitCollection(userInterfaceStyle: style == .dark ? .light : .dark)
    return Double(window.displayList.colors.count)
  }

  /// Shows nodes, switches them twice, and prints the most memory that the process ever held.
  private static func measureMemory(_ count: Int) {
    let window = HostedGrid(count).window
    for _ in 0..<2 { _ = flip(window) }
    Measurement.printPeak("chiaro.memory.nodes.\(count)")
  }
}
