// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster

/// Draws display lists as the options say.
struct Easel {
  let options: PictureOptions
  let shaper: PangoTextShaper

  init(_ options: PictureOptions) throws {
    guard let shaper = PangoTextShaper() else {
      throw Outcome(
        code: .internalDefect,
        message: "text cannot be drawn without Pango: run Scripts/setup-libraries and build again")
    }
    self.options = options
    self.shaper = shaper
  }

  /// The pixels of a point.
  var scale: Float { Float(options.scale) }
  private var colorSpace: ColorSpace { options.gamut.colorSpace }

  /// A list as pixels, seen under the condition.
  func picture(
    of list: DisplayList, _ size: PointSize, pictures: [String: Bitmap] = [:]
  ) -> Bitmap {
    let bitmap = drawing(list, size, pictures: pictures)
    return options.seeing.map { bitmap.seen(under: $0) } ?? bitmap
  }

  private func drawing(
    _ list: DisplayList, _ size: PointSize, pictures: [String: Bitmap]
  ) -> Bitmap {
    let pixels = PixelSize(
      width: Int(saturating: (Float(size.width) * scale).rounded(.up)),
      height: Int(saturating: (Float(size.height) * scale).rounded(.up)))
    let canvas = Canvas(
      size: pixels, scale: scale, colorSpace: colorSpace,
      depth: options.depth == .sixteen ? .sixteenBit : .eightBit)
    let resources = RenderResources(textShaper: shaper, pictures: NamedPictures(pictures))
    return Renderer(canvas: canvas, resources: resources).render(list)
  }

  /// A contact sheet of what was drawn here, as fine as that.
  func picture(of sheet: ContactSheet) -> Bitmap {
    sheet.picture(scale: scale, colorSpace: colorSpace, textShaper: shaper)
  }

  /// The room of a picture on a sheet in points.
  static let cardSize = PointSize(width: 220, height: 220)

  /// A picture for a sheet, made smaller where it has no room there; swatches have.
  func card(_ picture: Bitmap) -> Bitmap {
    let side = Double(max(picture.size.width, picture.size.height)) / Double(scale)
    guard side > Swatch.size.width else { return picture }
    let fit = Self.cardSize.width / side / Double(scale)
    let size = PointSize(
      width: max(1, (Double(picture.size.width) * fit).rounded()),
      height: max(1, (Double(picture.size.height) * fit).rounded()))
    var list = DisplayList()
    list.picture(
      "card",
      in: Rectangle(x: 0, y: 0, width: Float(size.width), height: Float(size.height)))
    return drawing(list, size, pictures: ["card": picture])
  }
}
