// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// Views whose content depends on what is read: the size, the time, the place in a list.
@MainActor
enum ReaderNames {
  static let views: [String: Names.Maker] = [
    "GeometryReader": { arguments in
      guard let closure = arguments.closure(anyOf: "content") else { return nil }
      let drawing = arguments.drawing
      let content = drawing.later { (proxy: GeometryProxy) -> Node in
        drawing.node(closure, [GeometryValue.proxy(proxy)])
      }
      return Draft(Node(.geometry { content($0) }))
    },
    "ScrollViewReader": { passing($0, "ScrollViewProxy") },
    "TimelineView": { passing($0, "TimelineViewContext") },
    "PhaseAnimator": { passing($0, "phase") },
    "WithPerceptionTracking": { Draft($0.content()) },
  ]

  /// The content with a value of which nothing is known.
  private static func passing(_ arguments: Arguments, _ name: String) -> Draft? {
    guard let closure = arguments.closure(anyOf: "content") else { return nil }
    return Draft(arguments.drawing.node(closure, [Value.made(name, [])]))
  }
}

/// The size of a reader, as interpreted code asks for it.
@MainActor
enum GeometryValue {
  static func proxy(_ proxy: GeometryProxy) -> Value {
    let insets = Value.made(
      "EdgeInsets",
      [
        ("top", .double(proxy.safeAreaInsets.top)),
        ("leading", .double(proxy.safeAreaInsets.leading)),
        ("bottom", .double(proxy.safeAreaInsets.bottom)),
        ("trailing", .double(proxy.safeAreaInsets.trailing)),
      ])
    return Value.made(
      "GeometryProxy",
      [
        ("size", Value.size(proxy.size)), ("safeAreaInsets", insets),
        ("origin", .point(proxy.frame(in: .global).origin)),
      ])
  }
}
