// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroRaster
import ChiaroSwiftUI
import Foundation

/// Shapes, and how they are painted.
@MainActor
enum ShapeNames {
  static let views: [String: Names.Maker] = [
    "Rectangle": shape, "RoundedRectangle": shape, "Circle": shape, "Ellipse": shape,
    "Capsule": shape, "UnevenRoundedRectangle": shape, "ContainerRelativeShape": shape,
    "Color": style, "LinearGradient": style, "RadialGradient": style, "AngularGradient": style,
    "EllipticalGradient": style,
    "AnyShape": shape, "Path": shape,
  ]

  private static let shape: Names.Maker = { arguments in
    arguments.drawing.form(arguments.call).map { Draft(arguments.name, form: $0) }
  }

  private static let style: Names.Maker = { arguments in
    arguments.drawing.style(.host(HostValue(.call(type: nil, arguments.call)))).map {
      Draft(Node(.shape(ShapeValue(arguments.name, .rectangle, .fill($0)))))
    }
  }

  static let modifiers: [String: Names.Change] = [
    "fill": { draft, arguments in
      paint(draft) { .fill(arguments.style(0) ?? .level(0)) }
    },
    "stroke": { draft, arguments in
      paint(draft) { .stroke(arguments.style(0) ?? .level(0), stroke(arguments)) }
    },
    "strokeBorder": { draft, arguments in
      guard let form = draft.form else { return draft }
      let line = stroke(arguments)
      let value = ShapeValue(
        "strokeBorder", .inset(CGFloat(line.width) / 2, form),
        .stroke(arguments.style(0) ?? .level(0), line))
      return Draft(Node(.shape(value)))
    },
    "inset": { draft, arguments in
      guard let form = draft.form, let amount = arguments.length("by") else { return draft }
      return Draft("inset", form: .inset(amount, form))
    },
    "trim": { draft, arguments in
      guard let form = draft.form else { return draft }
      let (start, end) = (arguments.length("from") ?? 0, arguments.length("to") ?? 1)
      return Draft(
        "trim", form: .path { form.path(in: $0).trimmedPath(from: start, to: end) })
    },
  ]

  private static func paint(_ draft: Draft, _ paint: () -> ShapePaint) -> Draft {
    guard let form = draft.form else { return draft }
    var painted = Draft(Node(.shape(ShapeValue("Shape", form, paint()))))
    // A filled shape can be stroked too: the form is kept, the fill is below.
    if case .shape(let value) = draft.node.kind, case .fill(.level(0)) = value.paint {
      painted.form = form
      return painted
    }
    painted = Draft(Node(.overlap(.center), [draft.node, painted.node]))
    painted.form = form
    return painted
  }

  /// The style of a line; nil for what is none.
  static func strokeStyle(_ value: Value?, _ drawing: Drawing) -> StrokeStyle? {
    guard case .host(let style)? = value?.unwrapped, let call = style.call else { return nil }
    return stroke(Arguments(drawing: drawing, call: call))
  }

  private static func stroke(_ arguments: Arguments) -> StrokeStyle {
    var source = arguments
    if case .host(let style)? = arguments.value("style")?.unwrapped, let call = style.call {
      source = Arguments(drawing: arguments.drawing, call: call)
    }
    var dash: [CGFloat] = []
    if case .array(let values)? = source.value("dash")?.unwrapped {
      dash = values.compactMap(arguments.drawing.length)
    }
    let cap = source.word("lineCap")
    let join = source.word("lineJoin")
    return StrokeStyle(
      lineWidth: source.length("lineWidth") ?? 1,
      lineCap: cap == "round" ? .round : cap == "square" ? .square : .butt,
      lineJoin: join == "round" ? .round : join == "bevel" ? .bevel : .miter, dash: dash)
  }
}

extension Drawing {
  /// The form of a value that is a shape.
  func form(_ value: Value?) -> ShapeForm? {
    switch value?.unwrapped {
    case .structure?, .enumeration?:
      guard let value,
        session.conforms(value.unwrapped, to: "Shape")
          || session.conforms(value.unwrapped, to: "InsettableShape")
      else { return nil }
      return .path { [self] rect in
        PathReading(drawing: self).path(
          of: session.built(
            "path", of: value.unwrapped, [CallArgument("in", Value.rect(rect))]))
      }
    case .host(let hosted)?:
      guard let call = hosted.call else { return nil }
      var result = form(call)
      for modifier in hosted.modifiers where modifier.name == "inset" {
        let amount = modifier.argument("by")?.number ?? 0
        result = result.map { .inset(amount, $0) }
      }
      return result
    default: return nil
    }
  }

  /// The form of a call that makes a shape.
  func form(_ call: HostCall) -> ShapeForm? {
    let arguments = Arguments(drawing: self, call: call)
    let isContinuous = arguments.word("style") != "circular"
    switch call.name {
    case "Rectangle", "ContainerRelativeShape": return .rectangle
    case "rect" where arguments.value("cornerRadius") == nil: return .rectangle
    case "RoundedRectangle", "rect":
      let radius =
        arguments.length("cornerRadius")
        ?? HostGeometry.readSize(arguments.value("cornerSize"))?.width ?? 0
      return .rounded(radius: radius, isContinuous: isContinuous)
    case "Circle", "circle": return .circle
    case "Ellipse", "ellipse": return .ellipse
    case "Capsule", "capsule": return .capsule(isContinuous: isContinuous)
    case "AnyShape": return form(arguments[0])
    case "Path":
      return .path { [self] _ in
        PathReading(drawing: self).path(of: .host(HostValue(.call(type: nil, call))))
      }
    case "UnevenRoundedRectangle":
      var source = arguments
      if case .host(let radii)? = arguments.value("cornerRadii")?.unwrapped, let call = radii.call {
        source = Arguments(drawing: self, call: call)
      }
      return .uneven(
        ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"].map {
          source.length($0) ?? source.length($0 + "Radius") ?? 0
        })
    default: return nil
    }
  }
}
