// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Modifiers of layout.
@MainActor
enum LayoutNames {
  static let views: [String: Names.Maker] = [HostNames.layout: { SourceLayout.node($0) }]

  static let modifiers: [String: Names.Change] = [
    "padding": { draft, arguments in
      if arguments.isEmpty { return Draft(draft.view.padding()) }
      if let length = arguments.length(0) { return Draft(draft.view.padding(length)) }
      if let insets = arguments[0].flatMap({ arguments.drawing.insets($0) }) {
        return Draft(draft.view.padding(insets))
      }
      guard let edges = arguments.edges(arguments[0]) else { return nil }
      return Draft(draft.view.padding(edges, arguments.length(1)))
    },
    "safeAreaPadding": { draft, arguments in
      if let length = arguments.length(0) { return Draft(draft.view.padding(length)) }
      return Draft(
        draft.view.padding(arguments.edges(arguments[0]) ?? .all, arguments.length(1)))
    },
    "frame": { draft, arguments in
      let alignment = arguments.alignment()
      let bounds = [
        "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
      ].map { arguments.length($0) }
      if bounds.contains(where: { $0 != nil }) {
        return Draft(
          draft.view.frame(
            minWidth: bounds[0], idealWidth: bounds[1], maxWidth: bounds[2], minHeight: bounds[3],
            idealHeight: bounds[4], maxHeight: bounds[5], alignment: alignment))
      }
      return Draft(
        draft.view.frame(
          width: arguments.length("width"), height: arguments.length("height"),
          alignment: alignment))
    },
    "containerRelativeFrame": { draft, arguments in
      Draft(draft.node.modified(.containerFrame(containerFrame(arguments))))
    },
    "fixedSize": { draft, arguments in
      if arguments.isEmpty { return Draft(draft.view.fixedSize()) }
      return Draft(
        draft.view.fixedSize(
          horizontal: arguments.flag("horizontal") ?? true,
          vertical: arguments.flag("vertical") ?? true))
    },
    "layoutPriority": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.layoutPriority(Double($0))) }
    },
    "zIndex": { draft, arguments in
      arguments.length(0).map { Draft(draft.view.zIndex(Double($0))) }
    },
    "offset": { draft, arguments in
      if let size = HostGeometry.readSize(arguments[0]) { return Draft(draft.view.offset(size)) }
      return Draft(
        draft.view.offset(x: arguments.length("x") ?? 0, y: arguments.length("y") ?? 0))
    },
    "position": { draft, arguments in
      if let point = HostGeometry.readPoint(arguments[0]) {
        return Draft(draft.view.position(point))
      }
      return Draft(
        draft.view.position(x: arguments.length("x") ?? 0, y: arguments.length("y") ?? 0))
    },
    "aspectRatio": { draft, arguments in
      let mode: ContentMode = arguments.word("contentMode") == "fill" ? .fill : .fit
      if let size = HostGeometry.readSize(arguments[0]), size.height > 0 {
        return Draft(draft.view.aspectRatio(size, contentMode: mode))
      }
      return Draft(draft.view.aspectRatio(arguments.length(0), contentMode: mode))
    },
    "scaledToFit": { draft, _ in Draft(draft.view.scaledToFit()) },
    "scaledToFill": { draft, _ in Draft(draft.view.scaledToFill()) },
    "alignmentGuide": { draft, arguments in guide(draft, arguments) },
    "ignoresSafeArea": { draft, arguments in
      let edges = arguments.edges(arguments.value("edges") ?? arguments[1]) ?? .all
      return Draft(draft.view.ignoresSafeArea(edges: edges))
    },
    "edgesIgnoringSafeArea": { draft, arguments in
      Draft(draft.view.ignoresSafeArea(edges: arguments.edges(arguments[0]) ?? .all))
    },
    "gridCellColumns": { draft, arguments in
      arguments[0]?.wholeNumber.map { Draft(draft.view.gridCellColumns($0)) }
    },
    "gridColumnAlignment": { draft, arguments in
      arguments.word(0).flatMap { Enumerations.horizontals[$0] }
        .map { Draft(draft.view.gridColumnAlignment($0)) }
    },
    "gridCellAnchor": { draft, arguments in
      arguments[0].flatMap(arguments.drawing.unitPoint).map {
        Draft(draft.view.gridCellAnchor($0))
      }
    },
    "gridCellUnsizedAxes": { draft, arguments in
      arguments.axes(arguments[0]).map { Draft(draft.view.gridCellUnsizedAxes($0)) }
    },
  ]

  private static func containerFrame(_ arguments: Arguments) -> ContainerFrame {
    var frame = ContainerFrame(arguments.axes(arguments[0]) ?? .horizontal)
    frame.count = arguments.value("count")?.wholeNumber ?? 1
    frame.span = arguments.value("span")?.wholeNumber ?? 1
    frame.spacing = arguments.length("spacing") ?? 0
    frame.alignment = arguments.alignment()
    let drawing = arguments.drawing
    if let closure = arguments.closure(nil) {
      frame.length = { length, axis in
        let values: [Value] = [.double(length), .word("\(axis)", type: "Axis")]
        return drawing.session.call(closure, Array(values.prefix(closure.parameterCount ?? 1)))
          .flatMap(drawing.length) ?? length
      }
    }
    return frame
  }

  private static func guide(_ draft: Draft, _ arguments: Arguments) -> Draft? {
    guard let word = arguments.word(0), let closure = arguments.closure(anyOf: "computeValue")
    else {
      return nil
    }
    let drawing = arguments.drawing
    let compute: @MainActor (ViewDimensions) -> CGFloat = { dimensions in
      let value = Value.made(
        "ViewDimensions",
        [("width", .double(dimensions.width)), ("height", .double(dimensions.height))])
      return drawing.session.call(closure, [value]).flatMap(drawing.length) ?? 0
    }
    if let guide = Enumerations.horizontals[word], word != "center" {
      return Draft(draft.view.alignmentGuide(guide, computeValue: compute))
    }
    return Enumerations.verticals[word].map {
      Draft(draft.view.alignmentGuide($0, computeValue: compute))
    }
  }
}
