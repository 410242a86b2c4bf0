// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// What the axis of a chart shows: places, each with a line, a label or both.
@MainActor
struct ChartAxis {
  /// The texts of the labels, and the places from 0 to 1.
  var places: [(text: String, share: Double)]
  private(set) var hasLines = true
  private(set) var hasLabels = true
  private(set) var isLeading = false

  init(places: [(text: String, share: Double)]) { self.places = places }

  var isHidden: Bool { places.isEmpty }

  /// Takes `AxisMarks(values:) { AxisGridLine() }`, and what is around it.
  mutating func take(_ value: Value, _ scale: ChartScale, _ drawing: Drawing) {
    guard case .host(let hosted) = value.unwrapped else { return }
    if case .list(let values) = hosted.origin {
      for value in values { take(value, scale, drawing) }
      return
    }
    guard let call = hosted.call, call.name == "AxisMarks" else { return }
    let arguments = Arguments(drawing: drawing, call: call)
    isLeading = arguments.word("position") == "leading"
    places += marked(arguments, scale)
    guard let closure = arguments.closure(anyOf: "content") else { return }
    let names = Self.names(
      of: drawing.session.contents(of: closure, [Value.made("AxisValue", [])]) ?? [])
    hasLines = names.contains("AxisGridLine")
    hasLabels = names.contains("AxisValueLabel")
  }

  private func marked(
    _ arguments: Arguments, _ scale: ChartScale
  ) -> [(text: String, share: Double)] {
    let drawing = arguments.drawing
    guard let given = arguments.value("values"), drawing.session.isList(given),
      let values = drawing.session.listed(given)
    else { return scale.labels }
    return values.prefix(100).compactMap { value in
      guard let value = Self.value(value, drawing), let share = scale.share(value) else {
        return nil
      }
      return (scale.text(value), share)
    }
  }

  private static func names(of values: [Value]) -> Set<String> {
    var names: Set<String> = []
    for value in values {
      guard case .host(let hosted) = value.unwrapped else { continue }
      if case .list(let inner) = hosted.origin { names.formUnion(self.names(of: inner)) }
      hosted.call.map { _ = names.insert($0.name) }
    }
    return names
  }

  /// A value on an axis.
  static func value(_ value: Value, _ drawing: Drawing) -> ChartValue? {
    if let date = Dates.date(value) { return .time(date.timeIntervalSinceReferenceDate) }
    if let number = drawing.number(value) { return .number(Double(number)) }
    return value.text.map { .category($0) }
  }
}
