// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A sheet that shows pictures side by side on a neutral gray, each with a title and a line of
/// detail.
public struct ContactSheet: Sendable {
  /// A picture on the sheet with its title and detail.
  public struct Card: Sendable {
    /// The text above the picture; if the titles and details of all cards are empty, no space is
    /// left for them.
    public var title: String
    /// The line of text below the title; nothing is drawn if it is empty.
    public var detail: String
    /// The picture; if nil, its place stays empty.
    public var picture: Bitmap?

    /// Creates a card.
    public init(title: String, detail: String = "", picture: Bitmap?) {
      self.title = title
      self.detail = detail
      self.picture = picture
    }
  }

  /// The heading above all cards.
  public var title: String
  /// The cards, row by row.
  public var cards: [Card]
  /// The maximum number of cards in a row, at least 1.
  public let columns: Int
  /// The space for each picture in points, at least 1 on each side; a larger picture is scaled
  /// down.
  public let cell: PointSize
  /// The number of pixels per point of the cards' pictures.
  public let pictureScale: Float

  private static let gap: Float = 24
  private static let head: Float = 64
  /// The background: a neutral gray, dark enough for white text to have a contrast of 5.2:1 and for
  /// white pictures to stand out.
  private static let ground = Color(SRGB8(red: 108, green: 108, blue: 112))

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: the heading above all cards
  ///   - cards: the cards, row by row
  ///   - columns: the maximum number of cards in a row, at least 1
  ///   - cell: the space for each picture in points, at least 1 on each side
  ///   - pictureScale: the number of pixels per point of the cards' pictures, above 0
  public init(
    title: String, cards: [Card], columns: Int, cell: PointSize, pictureScale: Float = 1
  ) {
    precondition(columns >= 1, "a sheet needs at least one column")
    precondition(cell.width >= 1 && cell.height >= 1, "a cell needs at least one pixel")
    precondition(pictureScale > 0 && pictureScale.isFinite, "a scale must be above 0")
    self.title = title
    self.cards = cards
    self.columns = columns
    self.cell = cell
    self.pictureScale = pictureScale
  }

  private var caption: Float {
    if !cards.allSatisfy(\.detail.isEmpty) { return 50 }
    return cards.allSatisfy(\.title.isEmpty) ? 0 : 32
  }
  private var width: Float { Float(cell.width) }
  private var height: Float { Float(cell.height) }
  private var usedColumns: Int { max(1, min(columns, cards.count)) }

  /// The size of the sheet in points.
  public var size: PointSize {
    let rows = (cards.count + columns - 1) / columns
    let across = max(Self.gap + Float(usedColumns) * (width + Self.gap), 400)
    return PointSize(
      width: Double(across),
      height: Double(Self.head + Float(rows) * (height + caption + Self.gap)))
  }

  /// Draws the sheet as a bitmap with 8 bits per channel.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point; the sheet must fit on a canvas at this scale
  ///   - colorSpace: the color space, `sRGB` or `displayP3`
  ///   - textShaper: the shaper for titles and details; if nil, they are left out
  /// - Returns: the sheet
  public func picture(
    scale: Float = 1, colorSpace: ColorSpace = .sRGB, textShaper: (any TextShaper)?
  ) -> Bitmap {
    let pixels = PixelSize(
      width: Int(Float(size.width) * scale), height: Int(Float(size.height) * scale))
    let named = cards.enumerated().compactMap { index, card in
      card.picture.map { ("\(index)", $0) }
    }
    let resources = RenderResources(
      textShaper: textShaper,
      pictures: NamedPictures(Dictionary(named) { first, _ in first }))
    let canvas = Canvas(size: pixels, scale: scale, colorSpace: colorSpace)
    return Renderer(canvas: canvas, resources: resources).render(list)
  }

  /// The display list of the sheet; pictures are named by the indices of their cards.
  var list: DisplayList {
    var list = DisplayList()
    list.fill(
      Rectangle(x: 0, y: 0, width: Float(size.width), height: Float(size.height)), Self.ground)
    list.line(
      DisplayList.Text(title, size: 26, weight: 700), at: Point(x: Self.gap, y: 16),
      width: Float(size.width) - 2 * Self.gap, .white)
    for index in cards.indices { lay(index, &list) }
    return list
  }

  private func lay(_ index: Int, _ list: inout DisplayList) {
    let card = cards[index]
    let x = Self.gap + Float(index % columns) * (width + Self.gap)
    let y = Self.head + Float(index / columns) * (height + caption + Self.gap)
    if !card.title.isEmpty {
      list.line(
        DisplayList.Text(card.title, size: 17, weight: 600), at: Point(x: x, y: y),
        width: width, .white)
    }
    if !card.detail.isEmpty {
      list.line(
        DisplayList.Text(card.detail, size: 13), at: Point(x: x, y: y + 24), width: width, .white)
    }
    guard let picture = card.picture else { return }
    let frame = frame(of: picture.size, x: x, y: y + caption)
    list.commands.append(.clip(frame, radius: CornerRadius(radius(frame), curve: .continuous)))
    list.picture("\(index)", in: frame)
    list.commands.append(.restore)
  }

  /// The frame of a picture in its cell: at the top left, at its own size or scaled down to fit.
  private func frame(of size: PixelSize, x: Float, y: Float) -> Rectangle {
    let (across, down) = (Float(size.width) / pictureScale, Float(size.height) / pictureScale)
    let fit = min(1, width / max(across, 1), height / max(down, 1))
    return Rectangle(x: x, y: y, width: across * fit, height: down * fit)
  }

  private func radius(_ frame: Rectangle) -> Float { min(24, min(frame.width, frame.height) / 12) }
}
