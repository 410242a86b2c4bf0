// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSwiftUI
import ChiaroViews

/// How views of SwiftUI are shown for a Mac, whose looks of controls and lists nobody draws yet.
@MainActor
enum MacLook {
  /// What is assumed of each screen.
  static let words = "SwiftUI controls, lists and bars look as on iOS"

  /// The text size of iOS that is next to that of a Mac: 14 points for 13.
  static let textSize = ContentSizeCategory.extraSmall

  /// A view on the ground of a window.
  ///
  /// - Parameters:
  ///   - node: the view
  ///   - accent: the name of the app's accent color; nil for the system's
  /// - Returns: the view with the ground behind it
  static func window(_ node: Node, accent: String?) -> Node {
    let ground = DynamicColor(systemName: "windowBackgroundColor", on: .macOS) ?? .white
    let content = NodeContent(node).background(ChiaroSwiftUI.Color(ground))
    return accent.map { content.tint(ChiaroSwiftUI.Color($0)).lowered } ?? content.lowered
  }
}
