// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Charts, and what modifiers say about their axes, scales and legends.
@MainActor
enum ChartNames {
  static let views: [String: Names.Maker] = [
    "Chart": { arguments in
      let drawing = arguments.drawing
      return Draft(
        Node(
          .composite(
            Composite("Chart") { expansion in
              drawing.host.surroundings = Surroundings(expansion.environment)
              let settings = ChartSettings(drawing, expansion.environment[ChartCalls.self])
              return ChartPlot(ChartReading(drawing: drawing).marks(arguments), settings).node
            })))
    }
  ]

  static let modifiers: [String: Names.Change] = Dictionary(
    uniqueKeysWithValues: [
      "chartXAxis", "chartYAxis", "chartXScale", "chartYScale", "chartLegend",
      "chartForegroundStyleScale",
    ].map { ($0, note) })

  private static let note: Names.Change = { draft, arguments in
    let call = arguments.call
    return Draft(draft.node.environment(call.name) { $0[ChartCalls.self].append(call) })
  }
}

/// What modifiers say to the charts below them.
enum ChartCalls: EnvironmentKey {
  static var defaultValue: [HostCall] { [] }
}

/// What is said about a chart.
@MainActor
struct ChartSettings {
  private let drawing: Drawing
  private let calls: [HostCall]

  init(_ drawing: Drawing, _ calls: [HostCall]) { (self.drawing, self.calls) = (drawing, calls) }

  private func arguments(_ name: String) -> Arguments? {
    calls.last { $0.name == name }.map { Arguments(drawing: drawing, call: $0) }
  }

  /// Whether an axis or the legend is hidden.
  func isHidden(_ name: String) -> Bool { arguments(name)?.word(0) == "hidden" }

  /// What an axis shows.
  func axis(_ name: String, _ scale: ChartScale) -> ChartAxis {
    var axis = ChartAxis(places: scale.labels)
    guard let arguments = arguments(name) else { return axis }
    if arguments.word(0) == "hidden" { return ChartAxis(places: []) }
    guard let closure = arguments.closure(anyOf: "content") else { return axis }
    axis.places = []
    for value in drawing.session.contents(of: closure) ?? [] { axis.take(value, scale, drawing) }
    return axis
  }

  /// The ends of an axis, or its categories; nil where nothing is said.
  func domain(_ name: String) -> [ChartValue]? {
    guard let value = arguments(name)?.value("domain")?.unwrapped else { return nil }
    switch value {
    case .range(let range):
      let ends = [range.lower, range.upper].compactMap { $0.flatMap(self.value) }
      return ends.count == 2 ? ends : nil
    case .array(let values):
      let all = values.compactMap { self.value($0) }
      return all.isEmpty ? nil : all
    default: return nil
    }
  }

  private func value(_ value: Value) -> ChartValue? { ChartAxis.value(value, drawing) }

  /// The styles of series by their names.
  func styles(of series: [String]) -> [String: StyleValue] {
    guard let arguments = arguments("chartForegroundStyleScale") else { return [:] }
    var styles: [String: StyleValue] = [:]
    if case .dictionary(let pairs)? = arguments.first?.unwrapped {
      for (key, value) in zip(pairs.keys, pairs.values) {
        styles[drawing.text(key)] = drawing.style(value)
      }
      return styles
    }
    guard case .array(let range)? = arguments.value("range")?.unwrapped else { return [:] }
    var names = series
    if case .array(let domain)? = arguments.value("domain")?.unwrapped {
      names = domain.map(drawing.text)
    }
    for (name, value) in zip(names, range) { styles[name] = drawing.style(value) }
    return styles
  }
}
