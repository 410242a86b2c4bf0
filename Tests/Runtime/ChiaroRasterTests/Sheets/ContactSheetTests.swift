// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroRasterScenes
import Testing

@Suite("Contact sheets")
struct ContactSheetTests {
  private func solid(_ width: Int, _ height: Int, _ pixel: RGBA) -> Bitmap {
    let size = PixelSize(width: width, height: height)
    return Bitmap(size, Array(repeating: pixel, count: size.pixelCount))
  }

  private func sheet(
    _ pictures: [Bitmap?], detail: String = "", columns: Int = 3, scale: Float = 1
  ) -> ContactSheet {
    ContactSheet(
      title: "Sheet",
      cards: pictures.map { ContactSheet.Card(title: "Card", detail: detail, picture: $0) },
      columns: columns, cell: PointSize(width: 120, height: 80), pictureScale: scale)
  }

  @Test(
    "the size follows from the cards: rows of so many columns",
    arguments: [(1, 400.0, 200.0), (3, 456, 200), (4, 456, 336), (0, 400, 64)])
  func size(_ count: Int, _ width: Double, _ height: Double) {
    let sheet = sheet(Array(repeating: nil, count: count))
    #expect(sheet.size == PointSize(width: width, height: height))
    let picture = sheet.picture(scale: 2, textShaper: nil)
    #expect(picture.size == PixelSize(width: Int(width) * 2, height: Int(height) * 2))
    #expect(picture.isFullyOpaque)
  }

  @Test("a line below the titles takes room")
  func detail() {
    #expect(sheet([nil], detail: "#FF0000").size.height == 218)
  }

  @Test("each picture lies in its cell, and a larger one is made smaller")
  func places() {
    let (red, blue) = (RGBA(255, 0, 0, 255), RGBA(0, 0, 255, 255))
    let picture = sheet([solid(120, 80, red), nil, solid(60, 400, blue), solid(20, 20, blue)])
      .picture(textShaper: nil)
    func color(_ x: Int, _ y: Int) -> String { picture.color(x: x, y: y).hexText }
    // The first cell from (24, 96); the third, whose picture is a fifth, from (312, 96).
    #expect(color(84, 136) == "#FF0000" && color(144, 136) == "#6C6C70")
    #expect(color(228, 136) == "#6C6C70")
    #expect(color(317, 136) == "#0000FF" && color(326, 136) == "#6C6C70")
    // The second row.
    #expect(color(34, 242) == "#0000FF" && color(46, 242) == "#6C6C70")
  }

  @Test("a picture of two pixels a point takes half the room")
  func scale() {
    let picture = sheet([solid(80, 80, RGBA(0, 255, 0, 255))], scale: 2).picture(textShaper: nil)
    #expect(picture.color(x: 62, y: 134).hexText == "#00FF00")
    #expect(picture.color(x: 66, y: 134).hexText == "#6C6C70")
  }

  @Test("white text on the ground has 4.5:1")
  func readable() {
    let ground = sheet([]).picture(textShaper: nil).color(x: 0, y: 0)
    #expect(Color.white.contrast(on: ground).passes(.aa))
  }
}
