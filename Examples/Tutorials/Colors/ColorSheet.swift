// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
package import ChiaroRaster
package import Chiaroscuro

/// The picture of the tutorial "Colors and catalogs".
package enum ColorSheet {
  /// The picture, `sand` as it resolves in light and in dark.
  package static func picture(of sand: DynamicColor) -> Bitmap {
    // snippet.begin sheet
    let cards = [UserInterfaceStyle.light, .dark].map { style in
      let color = sand.resolved(with: TraitCollection(userInterfaceStyle: style))
      let canvas = Canvas(size: PixelSize(width: 160, height: 90))
      var list = DisplayList()
      list.colors = [color]
      list.commands.append(
        .fill(Rectangle(x: 0, y: 0, width: 160, height: 90), ColorSlot(0)))
      let swatch = Renderer(canvas: canvas).render(list)
      return ContactSheet.Card(
        title: "\(style)", detail: color.hexText, picture: swatch)
    }
    let sheet = ContactSheet(
      title: "Sand", cards: cards, columns: 2,
      cell: PointSize(width: 160, height: 90))
    let picture = sheet.picture(textShaper: PangoTextShaper())
    // snippet.end
    return picture
  }
}
