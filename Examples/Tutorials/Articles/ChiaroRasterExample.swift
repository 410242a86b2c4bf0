// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroColor
import ChiaroRaster
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroRaster.
  package static func chiaroRaster(_ print: (String) -> Void) throws {
    // snippet.begin example
    var list = DisplayList()
    list.colors = [.white, try Color(css: "#0A84FF")]
    list.commands = [
      .fill(Rectangle(x: 0, y: 0, width: 40, height: 30), ColorSlot(0)),
      .fillRounded(
        Rectangle(x: 8, y: 8, width: 24, height: 14), radius: 4, ColorSlot(1)),
    ]
    let renderer = Renderer(
      canvas: Canvas(size: PixelSize(width: 40, height: 30)))
    let picture = renderer.render(list)
    print("\(picture.color(x: 2, y: 2).hexText)")
    print("\(picture.color(x: 20, y: 15).hexText)")
    // snippet.end
  }
}
