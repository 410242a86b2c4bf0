// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

/// A PDF document of pages whose texts are ASCII, in a font that every reader has: Helvetica.
///
/// What it draws is what `DisplayList` sheets are made of: rounded rectangles, strokes inside of
/// them, and lines of text. Shapes stand in the file once, however often they are drawn. Colors are
/// clipped to sRGB. The same pages give the same bytes.
///
/// Source: ISO 32000-1; widths of letters: Adobe's metrics of the fourteen standard fonts
struct PlainDocument {
  private let size: PointSize
  private var objects: [[UInt8]] = []
  /// The shapes and opacities that were drawn, by what they are; the value is their number.
  private var shapes: [String: Int] = [:]
  private var opacities: [Double: Int] = [:]
  private var content: [UInt8] = []
  private var pages: [Int] = []

  /// The objects with fixed numbers: catalog, pages, resources, two fonts, and the producer.
  private static let fixed = 6

  /// Takes pages; nil where a text needs other letters, or a command is none of those that it
  /// draws.
  init?(_ lists: [DisplayList], size: PointSize) {
    self.size = size
    for list in lists {
      // Lists count from the top, pages of documents from the bottom.
      say("1 0 0 -1 0 ")
      say(Float(size.height))
      say("cm\n")
      for command in list.commands {
        guard draw(command, list) else { return nil }
      }
      let number = add("<< /Length \(content.count) >>\nstream\n", content, "\nendstream")
      pages.append(
        add("<< /Type /Page /Parent 2 0 R /Resources 3 0 R /Contents \(number) 0 R >>"))
      content.removeAll(keepingCapacity: true)
    }
  }

  // MARK: Commands

  private mutating func draw(_ command: DisplayCommand, _ list: DisplayList) -> Bool {
    switch command {
    case .fillRounded(let place, let radius, let slot):
      let name = shape("F", place, radius.points, width: 0)
      paint(list.colors[Int(slot.index)], name, place, isStroke: false)
    case .stroke(let place, let radius, let width, let slot):
      let name = shape("S", place, radius.points, width: width)
      paint(list.colors[Int(slot.index)], name, place, isStroke: true)
    case .text(let place, let index, let slot):
      return write(list.texts[Int(index)], place, list.colors[Int(slot.index)])
    default: return false
    }
    return true
  }

  private mutating func paint(
    _ color: Color, _ shape: Int, _ place: Rectangle, isStroke: Bool
  ) {
    say("q 1 0 0 1 ")
    say(place.x, place.y)
    say("cm ")
    use(color, isStroke: isStroke)
    say("/X\(shape) Do Q\n")
  }

  private mutating func use(_ color: Color, isStroke: Bool) {
    let inside = color.mapped(into: .sRGB, by: .clip)
    if inside.alpha < 1 {
      let number = opacities[inside.alpha] ?? opacities.count
      opacities[inside.alpha] = number
      say("/G\(number) gs ")
    }
    let parts = inside.components
    for index in 0..<3 { say(Float(parts[index])) }
    say(isStroke ? "RG " : "rg ")
  }

  /// Returns the number of a shape at the origin, made where there is none like it.
  private mutating func shape(
    _ kind: String, _ place: Rectangle, _ radius: Float, width: Float
  ) -> Int {
    let key = "\(kind) \(place.width) \(place.height) \(radius) \(width)"
    if let known = shapes[key] { return known }
    let outer = content
    content = []
    if width > 0 {
      say(width)
      say("w ")
    }
    trace(place.width, place.height, radius, inset: width / 2)
    say(width > 0 ? "S" : "f")
    let box = "/BBox [0 0 \(place.width) \(place.height)]"
    let number = add(
      "<< /Type /XObject /Subtype /Form \(box) /Length \(content.count) >>\nstream\n", content,
      "\nendstream")
    content = outer
    shapes[key] = number
    return number
  }

  /// A line to a corner's begin, the two places that bend it, and its end.
  private typealias Corner = (
    line: (Float, Float), from: (Float, Float), to: (Float, Float), end: (Float, Float)
  )

  private mutating func trace(_ width: Float, _ height: Float, _ radius: Float, inset: Float) {
    let (left, top, right, bottom) = (inset, inset, width - inset, height - inset)
    let radius = max(0, min(radius - inset, (right - left) / 2, (bottom - top) / 2))
    guard radius > 0 else {
      say(left, top, right - left, bottom - top)
      return say("re ")
    }
    // The cubic that comes nearest to a quarter of a circle.
    let reach = radius * 0.447_715
    say(left + radius, top)
    say("m ")
    let corners: [Corner] = [
      ((right - radius, top), (right - reach, top), (right, top + reach), (right, top + radius)),
      (
        (right, bottom - radius), (right, bottom - reach), (right - reach, bottom),
        (right - radius, bottom)
      ),
      (
        (left + radius, bottom), (left + reach, bottom), (left, bottom - reach),
        (left, bottom - radius)
      ),
      ((left, top + radius), (left, top + reach), (left + reach, top), (left + radius, top)),
    ]
    for corner in corners {
      say(corner.line.0, corner.line.1)
      say("l ")
      say(corner.from.0, corner.from.1, corner.to.0, corner.to.1, corner.end.0, corner.end.1)
      say("c ")
    }
    say("h ")
  }

  // MARK: Text

  /// Writes a line of text, shortened to its room; returns false for letters that are not ASCII.
  private mutating func write(
    _ text: DisplayList.Text, _ place: Rectangle, _ color: Color
  ) -> Bool {
    guard text.string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), text.alignment == 0,
      text.face.isEmpty
    else { return false }
    let bytes = Self.shortened(Array(text.string.utf8), place.width / text.size * 1000)
    say("BT ")
    use(color, isStroke: false)
    say(text.weight >= 600 ? "/F2 " : "/F1 ")
    say(text.size)
    say("Tf 1 0 0 -1 ")
    say(place.x, place.y + text.size)
    say("Tm (")
    for byte in bytes {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "\\") {
        content.append(UInt8(ascii: "\\"))
      }
      content.append(byte)
    }
    say(") Tj ET\n")
    return true
  }

  /// Returns letters that have room, in thousandths of the size; an ellipsis says that some had
  /// none.
  private static func shortened(_ text: [UInt8], _ room: Float) -> [UInt8] {
    let width = { (byte: UInt8) in Int(widths[Int(byte) - 0x20]) }
    let room = Int(saturating: Double(room))
    if text.reduce(0, { $0 + width($1) }) <= room { return text }
    var (kept, used) = ([UInt8](), 1000)
    for byte in text {
      used += width(byte)
      if used > room { break }
      kept.append(byte)
    }
    // The ellipsis of WinAnsiEncoding.
    return kept + [0x85]
  }

  /// The widths of Helvetica's letters from the space on, in thousandths of the size.
  private static let widths: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  // MARK: File

  private mutating func say(_ text: String) { content += text.utf8 }

  private mutating func say(_ numbers: Float...) {
    for number in numbers {
      // Three decimals are a third of a thousandth of an inch.
      let thousandths = Int(saturating: Double((number * 1000).rounded()))
      if thousandths < 0 { content.append(UInt8(ascii: "-")) }
      let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
      content += "\(whole)".utf8
      if rest > 0 {
        content += [0x2E, 0x30 + UInt8(rest / 100), 0x30 + UInt8(rest / 10 % 10)]
        content.append(0x30 + UInt8(rest % 10))
      }
      content.append(0x20)
    }
  }

  /// Adds an object, and returns its number.
  private mutating func add(_ head: String, _ body: [UInt8] = [], _ end: String = "") -> Int {
    objects.append(Array(head.utf8) + body + Array(end.utf8))
    return Self.fixed + objects.count
  }

  /// The document.
  var bytes: [UInt8] {
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    let shapes = shapes.values.sorted().map { "/X\($0) \($0) 0 R" }.joined(separator: " ")
    let states = opacities.sorted { $0.value < $1.value }.map {
      "/G\($0.value) << /ca \($0.key) /CA \($0.key) >>"
    }.joined(separator: " ")
    let font = { (name: String) in
      "<< /Type /Font /Subtype /Type1 /BaseFont /\(name) /Encoding /WinAnsiEncoding >>"
    }
    let first = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) "
        + "/MediaBox [0 0 \(size.width) \(size.height)] >>",
      "<< /Font << /F1 4 0 R /F2 5 0 R >> /XObject << \(shapes) >> "
        + "/ExtGState << \(states) >> >>",
      font("Helvetica"), font("Helvetica-Bold"),
      "<< /Producer (chiaro) >>",
    ]
    var file = Array("%PDF-1.4\n".utf8)
    var places: [Int] = []
    for (index, object) in (first.map { Array($0.utf8) } + objects).enumerated() {
      places.append(file.count)
      file += "\(index + 1) 0 obj\n".utf8
      file += object
      file += "\nendobj\n".utf8
    }
    let start = file.count
    file += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8
    for place in places {
      let digits = "\(place)"
      file += (String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8
    }
    file += "trailer\n<< /Size \(places.count + 1) /Root 1 0 R /Info 6 0 R >>\n".utf8
    file += "startxref\n\(start)\n%%EOF\n".utf8
    return file
  }
}
