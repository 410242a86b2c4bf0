// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftSyntax

/// What code fills as it draws: the lines and texts that it draws afterwards stand on that.
struct DrawnFills: FactPart {
  /// A member that draws.
  private struct Drawing {
    /// Whether it has chosen a color to fill with, as views of SwiftUI never do.
    var hasColor = false
    /// The line of its first fill; nil before that.
    var line: Int?
  }

  private var drawings: [String: Drawing] = [:]
  private static let colors: Set = ["set", "setFill", "setFillColor"]
  private static let fills: Set = [
    "fill", "fillPath", "fillEllipse", "UIRectFill", "NSRectFill", "drawLinearGradient",
  ]

  var isEmpty: Bool { drawings.isEmpty }

  mutating func look(at sight: Sight, in walk: FactCollector) {
    guard case .call(let call, let path) = sight, let name = path.last else { return }
    if Self.colors.contains(name) {
      drawings[Self.key(of: walk), default: Drawing()].hasColor = true
    } else if !drawings.isEmpty, Self.fills.contains(name) {
      let key = Self.key(of: walk)
      guard let drawing = drawings[key], drawing.hasColor, drawing.line == nil else { return }
      drawings[key]?.line =
        walk.lines.position(of: call.positionAfterSkippingLeadingTrivia.utf8Offset).line
    }
  }

  private static func key(of walk: FactCollector) -> String {
    "\(walk.scopes.last?.type ?? "") \(walk.member)"
  }

  /// Whether the member around a place has filled something before it.
  func standUnder(_ site: Site) -> Bool {
    drawings["\(site.type) \(site.member)"]?.line.map { $0 < site.line } ?? false
  }
}
