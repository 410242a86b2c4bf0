// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// A value of a mark along one axis.
enum ChartValue: Hashable {
  case number(Double)
  /// A moment, in seconds.
  case time(Double)
  case category(String)

  var number: Double? {
    switch self {
    case .number(let number), .time(let number): number
    case .category: nil
    }
  }
}

/// A mark of a chart, as code describes it.
@MainActor
struct ChartMark {
  enum Kind: String {
    case bar = "BarMark"
    case line = "LineMark"
    case area = "AreaMark"
    case point = "PointMark"
    case rule = "RuleMark"
    case rectangle = "RectangleMark"
    case sector = "SectorMark"
  }

  let kind: Kind
  private(set) var values: [String: ChartValue] = [:]
  /// The series to which it belongs; nil for the only one.
  private(set) var series: String?
  /// Its own style; nil for that of its series.
  private(set) var style: StyleValue?
  private(set) var stroke = StrokeStyle(lineWidth: 2)
  private(set) var curve = "linear"
  private(set) var opacity = 1.0
  private(set) var corner: CGFloat = 0
  /// A width in points, or a share of its place where it is not above 1.
  private(set) var width: CGFloat?
  private(set) var innerRadius: CGFloat = 0
  private(set) var inset: CGFloat = 0
  /// The side of a point in points.
  private(set) var side: CGFloat = 8
  private(set) var isStacked = true

  subscript(axis: String) -> ChartValue? { values[axis] }

  /// Reads a mark; nil for what is none.
  init?(_ call: HostCall, _ drawing: Drawing) {
    guard let kind = Kind(rawValue: call.name) else { return nil }
    self.kind = kind
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      switch label {
      case "series": series = Self.plotted(argument.value, drawing).map(Self.name)
      case "width", "height": width = Self.length(argument.value, drawing)
      case "innerRadius": innerRadius = Self.length(argument.value, drawing) ?? 0
      case "angularInset": inset = drawing.length(argument.value) ?? 0
      default: Self.plotted(argument.value, drawing).map { values[label] = $0 }
      }
    }
    if kind == .rule { stroke = StrokeStyle(lineWidth: 1) }
  }

  /// Takes what a modifier says.
  mutating func take(_ call: HostCall, _ drawing: Drawing) {
    let arguments = Arguments(drawing: drawing, call: call)
    switch call.name {
    case "foregroundStyle":
      if let by = arguments.value("by") {
        series = Self.plotted(by, drawing).map(Self.name)
      } else {
        style = arguments.style(0) ?? style
      }
    case "cornerRadius": corner = arguments.length(0) ?? 0
    case "opacity": opacity = min(1, max(0, arguments.length(0).map { Double($0) } ?? 1))
    case "interpolationMethod": curve = arguments.word(0) ?? curve
    case "lineStyle": stroke = ShapeNames.strokeStyle(arguments[0], drawing) ?? stroke
    case "symbolSize": side = arguments.length(0).map { $0 > 0 ? $0.squareRoot() : 0 } ?? side
    case "position": isStacked = false
    default: break
    }
  }

  private static func name(_ value: ChartValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number), .time(let number): "\(number)"
    }
  }

  /// The value of `.value("Label", value)`.
  private static func plotted(_ value: Value, _ drawing: Drawing) -> ChartValue? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call, call.name == "value",
      let given = call.arguments.dropFirst().first?.value
    else { return nil }
    if let date = Dates.date(given) { return .time(date.timeIntervalSinceReferenceDate) }
    if let number = drawing.number(given) { return .number(Double(number)) }
    return .category(drawing.text(given))
  }

  /// A length in points, or a share: `.ratio(0.6)`, `.fixed(8)`.
  private static func length(_ value: Value, _ drawing: Drawing) -> CGFloat? {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call,
      ["ratio", "fixed", "inset"].contains(call.name)
    else { return drawing.length(value) }
    guard call.name != "inset" else { return nil }
    return call.arguments.first.flatMap { drawing.length($0.value) }
  }
}

/// The marks of a chart's content.
@MainActor
struct ChartReading {
  let drawing: Drawing
  /// The most marks of a chart.
  private static let mostMarks = 5_000

  /// The marks that a chart's arguments describe: of each element of its data, or of its content.
  func marks(_ arguments: Arguments) -> [ChartMark] {
    guard let closure = arguments.closure(anyOf: "content") else { return [] }
    guard let data = arguments[0] else {
      return (drawing.session.contents(of: closure) ?? []).flatMap { marks($0, []) }
    }
    return each(data, closure, [])
  }

  private func each(_ data: Value, _ closure: FunctionValue, _ changes: [HostCall]) -> [ChartMark] {
    (drawing.session.listed(data) ?? []).prefix(Self.mostMarks).flatMap { element in
      (drawing.session.contents(of: closure, [element]) ?? []).flatMap { marks($0, changes) }
    }
  }

  /// The marks of a value, which what is around it changes too.
  private func marks(_ value: Value, _ changes: [HostCall]) -> [ChartMark] {
    switch value.unwrapped {
    case .array(let values): return values.flatMap { marks($0, changes) }
    case .structure:
      return drawing.session.built("body", of: value.unwrapped).map { marks($0, changes) } ?? []
    case .host(let hosted): return marks(hosted, hosted.modifiers + changes)
    default: return []
    }
  }

  private func marks(_ hosted: HostValue, _ changes: [HostCall]) -> [ChartMark] {
    switch hosted.origin {
    case .list(let values): return values.flatMap { marks($0, changes) }
    case .instance(let value): return marks(value, changes)
    case .implicit: return []
    case .call(_, let call):
      if var mark = ChartMark(call, drawing) {
        for change in changes { mark.take(change, drawing) }
        return [mark]
      }
      let arguments = Arguments(drawing: drawing, call: call)
      guard let closure = arguments.closure(anyOf: "content") else { return [] }
      if call.name == "ForEach", let data = arguments[0] ?? arguments.first {
        return each(data, closure, changes)
      }
      return (drawing.session.contents(of: closure) ?? []).flatMap { marks($0, changes) }
    }
  }
}
