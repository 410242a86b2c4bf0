// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSwiftUI
import ChiaroViews

/// A view of UIKit or AppKit that code of the project's makes for views of SwiftUI.
struct DrawnRepresentable: UIViewRepresentable {
  let view: ChiaroViews.View

  func makeUIView(context: Context) -> ChiaroViews.View { view }
  func updateUIView(_ uiView: ChiaroViews.View, context: Context) {}
}

extension Drawing {
  /// The node of a value that makes a view or a controller of UIKit's or AppKit's; nil for another
  /// one.
  func represented(_ value: Value) -> Node? {
    for name in ["UIView", "UIViewController", "NSView", "NSViewController"] {
      guard session.conforms(value, to: "\(name)Representable"), let kit = host.kit?.kit else {
        continue
      }
      let coordinator = session.built("makeCoordinator", of: value, [])
      let context = CallArgument(
        "context", Value.made("Context", [("coordinator", coordinator ?? .void)]))
      guard let made = session.built("make\(name)", of: value, [context]) else { return nil }
      _ = session.built("update\(name)", of: value, [CallArgument(nil, made), context])
      guard let view = kit.view(of: made) else { return nil }
      return DrawnRepresentable(view: view).lowered
    }
    return nil
  }
}
