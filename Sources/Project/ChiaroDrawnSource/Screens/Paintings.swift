// SPDX-License-Identifier: MIT

import ChiaroInterfaceBuilder
import ChiaroRaster
import ChiaroSource
import Foundation

/// The pictures of one screen, and what was odd about painting them.
@MainActor
struct Paintings {
  let name: String
  /// What paints them; nil where nobody asks for pictures.
  let painter: ScreenPainter?
  /// What draws small pictures for a report; nil where nobody asks for them.
  let previewing: RenderResources?
  private(set) var pictures: [JSON] = []
  /// The small pictures, in light and dark.
  private(set) var previews: [JSON] = []
  private(set) var odd: [Diagnostic] = []

  init(name: String, painter: ScreenPainter?, previewing: RenderResources? = nil) {
    (self.name, self.painter, self.previewing) = (name, painter, previewing)
  }

  /// Whether nothing but the ground is seen in all of them; nil where there is none.
  var areBlank: Bool? {
    pictures.isEmpty ? nil : pictures.allSatisfy { $0["isBlank"] == .bool(true) }
  }

  mutating func add(_ list: DisplayList, _ size: CGSize, in appearance: ScreenAppearance) {
    if let previewing, previews.count < ScreenAppearance.usual.count {
      ScreenPreview.picture(list, size, previewing, in: appearance).map { previews.append($0) }
    }
    guard let painted = painter?.paint(list, size, in: appearance, name: name) else { return }
    painted.picture.map { pictures.append($0) }
    painted.odd.map { odd.append($0) }
  }
}
