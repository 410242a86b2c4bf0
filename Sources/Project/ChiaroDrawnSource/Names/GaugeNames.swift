// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroRaster
import ChiaroSwiftUI
import Foundation

/// Gauges and their styles.
@MainActor
enum GaugeNames {
  static let views: [String: Names.Maker] = [
    "Gauge": { arguments in
      let parts = GaugeParts(arguments)
      return Draft(
        Node(
          .composite(
            Composite("Gauge") { expansion in
              expansion.environment[GaugeForms.self](parts)
            })))
    }
  ]

  static let modifiers: [String: Names.Change] = [
    "gaugeStyle": { draft, arguments in
      guard let value = arguments[0], let form = arguments.drawing.gaugeForm(value) else {
        return nil
      }
      return Draft(draft.node.environment("gaugeStyle") { $0[GaugeForms.self] = form })
    }
  ]
}

/// How gauges look.
enum GaugeForms: EnvironmentKey {
  static var defaultValue: @MainActor (GaugeParts) -> Node { { $0.line(isFilled: true) } }
}

/// What a gauge shows.
@MainActor
struct GaugeParts {
  /// The share of the range, from 0 to 1.
  private(set) var share = 0.0
  private(set) var label: Node?
  private(set) var value: Node?
  private(set) var least: Node?
  private(set) var most: Node?

  init(_ arguments: Arguments) {
    let drawing = arguments.drawing
    if let parts = arguments.configuration {
      share = parts.length("value").map { Double($0) } ?? 0
      (label, value) = (parts.views("label"), parts.views("currentValueLabel"))
      (least, most) = (parts.views("minimumValueLabel"), parts.views("maximumValueLabel"))
      return
    }
    var (low, high) = (0.0, 1.0)
    if case .range(let range)? = arguments.value("in")?.unwrapped, let first = range.lower?.number,
      let last = range.upper?.number, first < last
    {
      (low, high) = (first, last)
    }
    let number = arguments.value("value").flatMap { drawing.number($0) }.map { Double($0) } ?? low
    share = min(1, max(0, (number - low) / (high - low)))
    label = arguments.views("label") ?? arguments.closure(nil).map { drawing.node($0) }
    value = arguments.views("currentValueLabel")
    (least, most) = (arguments.views("minimumValueLabel"), arguments.views("maximumValueLabel"))
  }

  private func part(_ node: Node?) -> NodeContent { NodeContent(node ?? .empty) }

  /// A line below the label, with the least and the most at its ends.
  func line(isFilled: Bool) -> Node {
    let share = share
    return VStack(spacing: 4) {
      if label != nil { part(label) }
      HStack(spacing: 6) {
        part(least)
        if isFilled {
          NodeContent(.progress(share, label: nil, value: nil))
        } else {
          track(share)
        }
        part(most)
      }
      if value != nil { part(value) }
    }.lowered
  }

  /// A line with a mark at the value.
  private func track(_ share: Double) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.tint).frame(height: 6)
        Circle().fill(.background).frame(width: 10, height: 10)
          .overlay { Circle().fill(.tint).frame(width: 6, height: 6) }
          .offset(x: share * max(0, proxy.size.width - 10))
      }
      .frame(maxHeight: .infinity)
    }
    .frame(height: 10)
  }

  /// The side of a round gauge, and how wide its line is.
  private static let (side, width) = (58.0, 6.0)

  /// A ring: open at the bottom with a mark at the value, or closed and filled up to it.
  func ring(isFilled: Bool) -> Node {
    let (from, to) = isFilled ? (0.0, 1.0) : (0.125, 0.875)
    let style = StrokeStyle(lineWidth: Self.width, lineCap: .round)
    let turn = Angle.degrees(isFilled ? -90 : 90)
    let end = isFilled ? share : from + (to - from) * share
    let radius = (Self.side - Self.width) / 2
    let angle = turn.radians + end * 2 * .pi
    return ZStack {
      if isFilled {
        Circle().inset(by: Self.width / 2).stroke(.tint.opacity(0.3), lineWidth: Self.width)
        Circle().inset(by: Self.width / 2).trim(from: 0, to: end).rotation(turn)
          .stroke(.tint, style: style)
      } else {
        Circle().inset(by: Self.width / 2).trim(from: from, to: to).rotation(turn)
          .stroke(.tint, style: style)
        Circle().fill(.background).frame(width: 12, height: 12)
          .overlay { Circle().fill(.tint).frame(width: 6, height: 6) }
          .offset(x: radius * cos(angle), y: radius * sin(angle))
      }
      if value != nil || isFilled {
        part(value ?? label).font(.title3)
      }
      if !isFilled { ends }
    }
    .frame(width: Self.side, height: Self.side).lowered
  }

  /// What stands in the opening of a ring: the least and the most, or the label.
  private var ends: some View {
    HStack(spacing: 8) {
      if least == nil, most == nil {
        part(label)
      } else {
        part(least)
        part(most)
      }
    }
    .font(.caption2)
    .frame(maxHeight: .infinity, alignment: .bottom)
  }

  /// What a style of the project's is given.
  func values(_ drawing: Drawing) -> [(String, Value)] {
    let held = { (node: Node?) -> Value in node.map { .some(drawing.hold($0)) } ?? .nothing }
    return [
      ("value", .double(share)), ("label", drawing.hold(label ?? .empty)),
      ("currentValueLabel", held(value)), ("minimumValueLabel", held(least)),
      ("maximumValueLabel", held(most)),
    ]
  }
}

extension Drawing {
  /// The form that a style of gauges stands for; nil for an unknown one.
  fileprivate func gaugeForm(_ style: Value) -> (@MainActor (GaugeParts) -> Node)? {
    if isOwnStyle(style) {
      return { [self] parts in
        styled("GaugeStyle", style, parts.values(self), else: parts.line(isFilled: true))
          .environment("gaugeStyle") { $0[GaugeForms.self] = GaugeForms.defaultValue }
      }
    }
    switch word(style) {
    case "automatic", "linearCapacity", "accessoryLinearCapacity", "DefaultGaugeStyle",
      "LinearCapacityGaugeStyle", "AccessoryLinearCapacityGaugeStyle":
      return { $0.line(isFilled: true) }
    case "accessoryLinear", "linear", "AccessoryLinearGaugeStyle":
      return { $0.line(isFilled: false) }
    case "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle":
      return { $0.ring(isFilled: true) }
    case "accessoryCircular", "circular", "AccessoryCircularGaugeStyle":
      return { $0.ring(isFilled: false) }
    default: return nil
    }
  }
}
