// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroSwiftUI

/// Navigation and what is around screens.
@MainActor
enum NavigationNames {
  static let views: [String: Names.Maker] = [
    "NavigationView": { Draft($0.content()) },
    "NavigationStack": { Draft($0.content("root")) },
    "NavigationSplitView": { arguments in
      Draft(arguments.views("sidebar") ?? arguments.content())
    },
    "NavigationLink": { arguments in
      let drawing = arguments.drawing
      if let label = arguments.views("label") { return Draft(label) }
      if let title = arguments[0], !drawing.isView(title), title.text != nil {
        return Draft(text: Text(verbatim: drawing.localized(title)))
      }
      return Draft(arguments.content("label"))
    },
    "WindowGroup": { Draft($0.content()) },
    "ToolbarItem": { Draft($0.content()) },
    "ToolbarItemGroup": { Draft($0.content()) },
  ]

  static let modifiers: [String: Names.Change] = [
    "navigationTitle": { draft, _ in draft },
    "navigationBarTitle": { draft, _ in draft },
    "toolbar": { draft, _ in draft },
    "tabItem": { draft, _ in draft },
    "navigationBarItems": { draft, _ in draft },
  ]
}
