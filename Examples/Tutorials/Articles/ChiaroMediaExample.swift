// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroColor
import ChiaroMedia
import ChiaroRaster
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroMedia.
  package static func chiaroMedia(_ print: (String) -> Void) throws {
    // snippet.begin example
    let resources = RenderResources.standard()
    let canvas = Canvas(size: PixelSize(width: 48, height: 24), scale: 2)
    let renderer = Renderer(canvas: canvas, resources: resources)
    if let file = PNGWriter.bytes(renderer.bitmap) {
      let image = try SystemImageDecoder().decode(file)
      let size = image.bitmap.size
      print("\(image.facts.format) \(size.width) × \(size.height)")
    }
    // snippet.end
  }
}
