// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Gauges and their styles.
@MainActor
enum GaugeNames {
  static let views: [String: Names.Maker] = [
    "Gauge": { arguments in
      Draft(GaugeParts(arguments).node)
    }
  ]

  static let modifiers: [String: Names.Change] = [
    "gaugeStyle": { draft, arguments in
      guard let value = arguments[0], let look = arguments.drawing.gaugeLook(value) else {
        return nil
      }
      return Draft(draft.node.environment("gaugeStyle") { $0.gaugeLook = look })
    }
  ]
}

@MainActor
extension GaugeParts {
  fileprivate init(_ arguments: Arguments) {
    let drawing = arguments.drawing
    if let parts = arguments.configuration {
      self.init(parts.length("value").map { Double($0) } ?? 0)
      (label, value) = (parts.views("label"), parts.views("currentValueLabel"))
      (minimum, maximum) = (parts.views("minimumValueLabel"), parts.views("maximumValueLabel"))
      return
    }
    var (low, high) = (0.0, 1.0)
    if case .range(let range)? = arguments.value("in")?.unwrapped, let first = range.lower?.number,
      let last = range.upper?.number, first < last
    {
      (low, high) = (first, last)
    }
    let number = arguments.value("value").flatMap { drawing.number($0) }.map { Double($0) } ?? low
    self.init(number, from: low, to: high)
    label = arguments.views("label") ?? arguments.closure(nil).map { drawing.node($0) }
    value = arguments.views("currentValueLabel")
    minimum = arguments.views("minimumValueLabel")
    maximum = arguments.views("maximumValueLabel")
  }

  /// What a style of the project's is given.
  fileprivate func values(_ drawing: Drawing) -> [(String, Value)] {
    let held = { (node: Node?) -> Value in node.map { .some(drawing.hold($0)) } ?? .nothing }
    return [
      ("value", .double(share)), ("label", drawing.hold(label ?? .empty)),
      ("currentValueLabel", held(value)), ("minimumValueLabel", held(minimum)),
      ("maximumValueLabel", held(maximum)),
    ]
  }
}

extension Drawing {
  /// The look that a style of gauges stands for; nil for an unknown one.
  fileprivate func gaugeLook(_ style: Value) -> GaugeLook? {
    if isOwnStyle(style) {
      return .custom { [self] parts in
        styled("GaugeStyle", style, parts.values(self), else: parts.line(isFilled: true))
          .environment("gaugeStyle") { $0.gaugeLook = .line(isFilled: true) }
      }
    }
    switch word(style) {
    case "automatic", "linearCapacity", "accessoryLinearCapacity", "DefaultGaugeStyle",
      "LinearCapacityGaugeStyle", "AccessoryLinearCapacityGaugeStyle":
      return .line(isFilled: true)
    case "accessoryLinear", "linear", "AccessoryLinearGaugeStyle":
      return .line(isFilled: false)
    case "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle":
      return .ring(isFilled: true)
    case "accessoryCircular", "circular", "AccessoryCircularGaugeStyle":
      return .ring(isFilled: false)
    default: return nil
    }
  }
}
