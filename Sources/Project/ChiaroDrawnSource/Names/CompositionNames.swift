// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// Modifiers that a project writes itself.
@MainActor
enum CompositionNames {
  static let modifiers: [String: Names.Change] = [
    "modifier": { draft, arguments in
      guard let modifier = arguments[0]?.unwrapped else { return nil }
      let drawing = arguments.drawing
      guard drawing.session.hasMember("body", modifier) else { return nil }
      let (inner, place) = (draft.node, arguments.place)
      return Draft(
        Node(
          .composite(
            Composite(modifier.typeName, keepsState: true) { expansion in
              let modifier = drawing.keeping(expansion, in: modifier)
              drawing.host.surroundings = Surroundings(expansion.environment)
              let content = CallArgument("content", drawing.hold(inner))
              guard let body = drawing.session.built("body", of: modifier, [content]) else {
                return inner
              }
              return drawing.node(body, place)
            })))
    }
  ]
}
