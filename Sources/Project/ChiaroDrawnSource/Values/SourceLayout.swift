// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// A layout of the project's: its code says how large it is and where its views are.
@MainActor
struct SourceLayout {
  let drawing: Drawing
  let layout: Value

  /// The node of views in a layout.
  static func node(_ arguments: Arguments) -> Draft? {
    guard let layout = arguments.value("layout"), let closure = arguments.closure(nil) else {
      return nil
    }
    let own = SourceLayout(drawing: arguments.drawing, layout: layout)
    let value = LayoutValue(layout.typeName, axis: nil) { own.arrange($0, $1) }
    return Draft(Node(.layout(value), [arguments.drawing.node(closure)]))
  }

  private func arrange(
    _ subviews: [LayoutSubview], _ proposal: ProposedViewSize
  ) -> LayoutValue.Answer {
    let host = drawing.host
    let (session, former) = (drawing.session, host.subviews)
    defer { host.subviews = former }
    let places = GivenPlaces(drawing: drawing, subviews: subviews)
    host.subviews = { call, index in
      MainThread.run((places, call, index)) { $0.result(of: $1, $2) }
    }
    let views = Value.array(
      subviews.indices.map { Value.made("LayoutSubview", [("index", .int($0))]) })
    let cache =
      session.hasMember("makeCache", layout)
      ? session.built("makeCache", of: layout, [CallArgument("subviews", views)]) : nil
    let arguments = [
      CallArgument("proposal", Self.value(proposal)), CallArgument("subviews", views),
      CallArgument("cache", cache ?? .void),
    ]
    let size =
      HostGeometry.readSize(session.built("sizeThatFits", of: layout, arguments)) ?? .zero
    let bounds = CGRect(origin: .zero, size: size)
    _ = session.built(
      "placeSubviews", of: layout, [CallArgument("in", .rect(bounds))] + arguments)
    return LayoutValue.Answer(size: size, places: places.places)
  }

  /// A proposal as code sees it.
  static func value(_ proposal: ProposedViewSize) -> Value {
    let length = { (side: CGFloat?) in side.map { Value.some(.double(Double($0))) } ?? .nothing }
    return Value.made(
      "ProposedViewSize", [("width", length(proposal.width)), ("height", length(proposal.height))])
  }

  /// A proposal that code made.
  static func proposal(_ value: Value?, _ drawing: Drawing) -> ProposedViewSize {
    guard case .host(let hosted)? = value?.unwrapped, let call = hosted.call else {
      return .unspecified
    }
    switch call.name {
    case "unspecified": return .unspecified
    case "zero": return .zero
    case "infinity": return .infinity
    default:
      if let size = HostGeometry.readSize(call.arguments.first?.value) {
        return ProposedViewSize(width: size.width, height: size.height)
      }
      let length = { (label: String) in call.argument(label).flatMap(drawing.length) }
      return ProposedViewSize(width: length("width"), height: length("height"))
    }
  }
}

/// The places that a layout gives its views, and what it asks of them.
@MainActor
private final class GivenPlaces {
  private let drawing: Drawing
  private let subviews: [LayoutSubview]
  private(set) var places: [LayoutValue.Place?]

  init(drawing: Drawing, subviews: [LayoutSubview]) {
    (self.drawing, self.subviews) = (drawing, subviews)
    places = Array(repeating: nil, count: subviews.count)
  }

  /// What a call on a view gives; nil for one that is not known.
  func result(of call: HostCall, _ index: Int) -> Value? {
    guard subviews.indices.contains(index) else { return nil }
    let proposal = SourceLayout.proposal(
      call.argument("proposal") ?? call.argument("in") ?? call.arguments.first?.value, drawing)
    switch call.name {
    case "sizeThatFits", "dimensions": return .size(subviews[index].sizeThatFits(proposal))
    case "priority": return .double(subviews[index].priority)
    case "place":
      let point = HostGeometry.readPoint(call.argument("at")) ?? .zero
      let anchor = call.argument("anchor").flatMap(drawing.unitPoint) ?? .topLeading
      places[index] = LayoutValue.Place(
        point, anchor, SourceLayout.proposal(call.argument("proposal"), drawing))
      return .void
    default: return nil
    }
  }
}
