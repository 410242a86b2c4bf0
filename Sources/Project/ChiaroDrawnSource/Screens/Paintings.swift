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
  private(set) var pictures: [JSON] = []
  private(set) var odd: [Diagnostic] = []

  init(name: String, painter: ScreenPainter?) { (self.name, self.painter) = (name, painter) }

  mutating func add(_ list: DisplayList, _ size: CGSize, in appearance: ScreenAppearance) {
    guard let painted = painter?.paint(list, size, in: appearance, name: name) else { return }
    painted.picture.map { pictures.append($0) }
    painted.odd.map { odd.append($0) }
  }
}
