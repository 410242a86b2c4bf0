// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Modifiers of looks.
@MainActor
enum LookNames {
  static let modifiers: [String: Names.Change] = [
    "background": { layer($0, $1, .background) },
    "overlay": { layer($0, $1, .overlay) },
    // A widget's background is that of the widget, which stands around no view by itself.
    "containerBackground": { draft, arguments in
      arguments.word("for") == "widget" ? draft : layer(draft, arguments, .background)
    },
    "border": { draft, arguments in
      arguments.style(0).map {
        Draft(draft.view.border(SourceStyle($0), width: arguments.length("width") ?? 1))
      }
    },
    "cornerRadius": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.cornerRadius($0)) }
    },
    "clipShape": { draft, arguments in
      arguments.drawing.form(arguments[0]).map {
        Draft(draft.node.modified(.clip(ShapeValue("clipShape", $0, .fill(.level(0))))))
      }
    },
    "clipped": { draft, _ in Draft(draft.view.clipped()) },
    "opacity": { draft, arguments in
      arguments.length(0).map { opacity in
        if case .shape(var color) = draft.node.kind, color.name == "Color",
          case .fill(let style) = color.paint
        {
          color.paint = .fill(.opacity(Double(opacity), style))
          return Draft(Node(.shape(color), place: draft.node.place))
        }
        return Draft(draft.view.opacity(Double(opacity)))
      }
    },
    "hidden": { draft, _ in Draft(draft.view.hidden()) },
    "compositingGroup": { draft, _ in Draft(draft.view.compositingGroup()) },
    "shadow": { draft, arguments in
      let color = arguments.style("color") ?? Color(.sRGB, white: 0, opacity: 0.33).style
      return Draft(
        draft.view.shadow(
          color: Color(style: color), radius: arguments.length("radius") ?? 0,
          x: arguments.length("x") ?? 0, y: arguments.length("y") ?? 0))
    },
    "scaleEffect": { draft, arguments in
      let anchor = arguments.unitPoint("anchor") ?? .center
      if let scale = arguments.length(0) {
        return Draft(draft.view.scaleEffect(scale, anchor: anchor))
      }
      if let size = HostGeometry.readSize(arguments[0]) {
        return Draft(draft.view.scaleEffect(x: size.width, y: size.height, anchor: anchor))
      }
      return Draft(
        draft.view.scaleEffect(
          x: arguments.length("x") ?? 1, y: arguments.length("y") ?? 1, anchor: anchor))
    },
    "rotationEffect": { draft, arguments in
      arguments[0].flatMap(arguments.drawing.angle).map {
        Draft(
          draft.view.rotationEffect($0, anchor: arguments.unitPoint("anchor") ?? .center))
      }
    },
    "rotation3DEffect": { turned($0, $1) },
    "foregroundStyle": { draft, arguments in
      let styles = [0, 1, 2].compactMap { arguments.ink($0) }
      guard let first = styles.first else { return nil }
      if styles.count == 1, let text = draft.text {
        return Draft(text: text.foregroundStyle(SourceStyle(first)))
      }
      switch styles.count {
      case 1: return Draft(draft.view.foregroundStyle(SourceStyle(first)))
      case 2:
        return Draft(
          draft.view.foregroundStyle(SourceStyle(first), SourceStyle(styles[1])))
      default:
        return Draft(
          draft.view.foregroundStyle(
            SourceStyle(first), SourceStyle(styles[1]), SourceStyle(styles[2])))
      }
    },
    "foregroundColor": { draft, arguments in
      if arguments[0]?.isNothing == true { return draft }
      guard let style = arguments.ink(0) else { return nil }
      if let text = draft.text { return Draft(text: text.foregroundColor(Color(style: style))) }
      return Draft(draft.view.foregroundColor(Color(style: style)))
    },
    "backgroundStyle": { draft, arguments in
      arguments.style(0).map { Draft(draft.view.backgroundStyle(SourceStyle($0))) }
    },
    "tint": { draft, arguments in
      guard let style = arguments.style(0) else { return draft }
      return Draft(draft.view.tint(SourceStyle(style)))
    },
    "accentColor": { draft, arguments in
      guard let style = arguments.style(0) else { return draft }
      return Draft(draft.view.tint(SourceStyle(style)))
    },
  ]

  /// A turn in space, seen from far away: what turns about an upright axis becomes narrower.
  private static func turned(_ draft: Draft, _ arguments: Arguments) -> Draft? {
    guard let angle = arguments[0].flatMap(arguments.drawing.angle),
      case .tuple(let axis)? = arguments.value("axis")?.unwrapped, axis.values.count == 3
    else { return nil }
    let anchor = arguments.unitPoint("anchor") ?? .center
    let parts = axis.values.map { abs($0.number ?? 0) }
    let share = CGFloat(cos(angle.radians))
    switch parts.firstIndex(of: parts.max() ?? 0) {
    case 0: return Draft(draft.view.scaleEffect(x: 1, y: share, anchor: anchor))
    case 1: return Draft(draft.view.scaleEffect(x: share, y: 1, anchor: anchor))
    default: return Draft(draft.view.rotationEffect(angle, anchor: anchor))
    }
  }

  /// A second view or a style, behind the view or in front of it.
  private static func layer(
    _ draft: Draft, _ arguments: Arguments, _ role: LayeredValue.Role
  ) -> Draft? {
    let drawing = arguments.drawing
    let alignment = arguments.alignment()
    if role == .background, arguments.isEmpty {
      return layered(draft, role, alignment, fill(.background(0)), under: .all)
    }
    if role == .background, arguments[0] == nil, let form = drawing.form(arguments.value("in")) {
      return layered(
        draft, role, alignment, Node(.shape(ShapeValue("background", form, .fill(.background(0))))))
    }
    if let value = arguments[0], !value.isFunction {
      // A color or a gradient fills what is covered too; a shape with a style does not.
      if let style = arguments.style(0) {
        if let form = drawing.form(arguments.value("in") ?? arguments[1]) {
          return layered(
            draft, role, alignment, Node(.shape(ShapeValue("background", form, .fill(style)))))
        }
        let edges = arguments.edges(arguments.value("ignoresSafeAreaEdges")) ?? .all
        return layered(draft, role, alignment, fill(style), under: edges)
      }
      // Nobody knows whether it is a color or a view: nothing is better than a box with its name.
      if value.isOfNothingKnown {
        return layered(draft, role, alignment, Node(.shape(Drawing.unknownPlace)))
      }
      return layered(draft, role, alignment, drawing.node(value, arguments.place))
    }
    return layered(draft, role, alignment, arguments.content())
  }

  private static func fill(_ style: StyleValue) -> Node {
    Node(.shape(ShapeValue("background", .rectangle, .fill(style))))
  }

  private static func layered(
    _ draft: Draft, _ role: LayeredValue.Role, _ alignment: Alignment, _ second: Node,
    under edges: Edge.Set = []
  ) -> Draft {
    Draft(
      Node(
        .layered(LayeredValue(role, alignment, ignoresSafeArea: edges)), [draft.node, second]))
  }
}
