// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroControls
import ChiaroViews
import Foundation

/// A table of 100,000 rows: opened up to its first display list, and scrolled by a screen at a
/// time.
@MainActor
final class TableBench: TableViewDataSource {
  private let screen = Screen()
  private let window: Window
  private let table = TableView()

  /// Measures opening and scrolling.
  static func measure() {
    Measurement("table.100000.open", runs: 15).milliseconds {
      let bench = TableBench()
      return Double(bench.window.displayList.colors.count)
    }
    let bench = TableBench()
    _ = bench.window.displayList
    Measurement("table.100000.scroll", runs: 41).milliseconds { bench.scroll() }
  }

  /// Prints the most memory that a process takes which opens a table and scrolls to its middle.
  static func measureMemory() {
    let bench = TableBench()
    for _ in 0..<50 { _ = bench.scroll() }
    Measurement.printPeak("chiaro.memory.table.100000")
  }

  private init() {
    window = Window(windowScene: WindowScene(screen: screen))
    table.frame = window.bounds
    table.dataSource = self
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(style: .default, reuseIdentifier: "row")
    var content = ListContentConfiguration.cell()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  private func scroll() -> Double {
    table.contentOffset.y += 800
    return Double(window.displayList.colors.count)
  }
}
