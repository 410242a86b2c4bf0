// SPDX-License-Identifier: MIT

import ChiaroRaster

/// The bytes of a flat picture in a PNG file as symbols of Deflate, with their checksum.
///
/// No row has a filter: its first byte is 0, and what is as above is a match with the row before.
struct FlatBytes {
  /// How pixels are written.
  enum Form: Int {
    /// An index in the palette.
    case palette = 1
    /// Red, green and blue.
    case opaque = 3
    /// With alpha, which the others are not multiplied by.
    case translucent = 4
  }

  /// A symbol: a byte, or a match with its length.
  struct Symbol {
    /// The byte, or the length of a match from 3 on.
    var value: UInt16
    var kind: Kind

    enum Kind: UInt8 {
      case byte
      /// As the pixel before.
      case left
      /// As the row above.
      case above
    }
  }

  let form: Form
  /// The bytes of a row, with its first.
  let rowLength: Int
  private(set) var symbols: [Symbol] = []
  /// How often each symbol for bytes and lengths occurs.
  private(set) var counts = [UInt32](repeating: 0, count: 286)
  /// Whether pixels are as the one before, and as those above.
  private(set) var hasMatches = (left: false, above: false)
  /// The sums of Adler-32 so far.
  private(set) var adler = (low: UInt64(1), high: UInt64(0))

  /// The bytes of the current row, of which those that are still to come are of the row above.
  private var row: [UInt8]
  private var place = 0
  /// The sum of the row's bytes, and that with each byte times its distance from the row's end.
  private var sums: (plain: Int, weighted: Int) = (0, 0)

  /// The longest match.
  private static let longest = 258
  /// The largest distance of a match.
  static let farthest = 32_768

  /// Creates the symbols of a picture; nil where its rows are too long for matches.
  init?(_ scan: FlatScan) {
    form = !scan.palette.isExceeded ? .palette : scan.isOpaque ? .opaque : .translucent
    rowLength = 1 + scan.size.width * form.rawValue
    row = [UInt8](repeating: 0, count: rowLength)
    guard rowLength <= Self.farthest else { return nil }
    symbols.reserveCapacity(scan.runs.count + scan.runs.count / 2)
    for run in scan.runs { add(run) }
    counts[256] = 1
  }

  private mutating func add(_ run: FlatScan.Run) {
    switch run.kind {
    case .row: addByte(0)
    case .pixel: addPixel(run)
    case .left: addLeft(Int(run.value))
    case .above: addAbove(Int(run.more) + Int(run.value) * form.rawValue)
    }
  }

  private mutating func addPixel(_ run: FlatScan.Run) {
    switch form {
    case .palette: addByte(UInt8(truncatingIfNeeded: run.more))
    case .opaque, .translucent:
      let color = form == .opaque ? run.value : run.value.straightPixel
      for channel in 0..<form.rawValue {
        addByte(UInt8(truncatingIfNeeded: color >> UInt32(8 * channel)))
      }
    }
  }

  @inline(__always)
  private mutating func addByte(_ byte: UInt8) {
    counts[Int(byte)] &+= 1
    symbols.append(Symbol(value: UInt16(byte), kind: .byte))
    put(byte)
    endRow()
  }

  private mutating func addLeft(_ count: Int) {
    let distance = form.rawValue
    addMatch(count * distance, .left) { $0.row[$0.place - distance] }
    for _ in 0..<count * distance { put(row[place - distance]) }
    endRow()
  }

  private mutating func addAbove(_ length: Int) {
    if length < 3 {
      for _ in 0..<length { addByte(row[place]) }
      return
    }
    addMatch(length, .above) { $0.row[$0.place] }
    place += length
    endRow()
  }

  /// Adds a match, or for one that is too short the bytes one by one, without putting them.
  private mutating func addMatch(_ length: Int, _ kind: Symbol.Kind, _ byte: (Self) -> UInt8) {
    var rest = length
    while rest >= 3 {
      // What is left behind a match is at least as long as a match has to be.
      let part = rest > Self.longest + 2 ? Self.longest : rest > Self.longest ? rest - 3 : rest
      symbols.append(Symbol(value: UInt16(part), kind: kind))
      counts[Int(MatchLengths.symbols[part])] &+= 1
      rest -= part
    }
    if rest < length {
      if kind == .left { hasMatches.left = true } else { hasMatches.above = true }
    }
    for _ in 0..<rest {
      let byte = byte(self)
      counts[Int(byte)] &+= 1
      symbols.append(Symbol(value: UInt16(byte), kind: .byte))
    }
  }

  /// Puts a byte into the row.
  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    let change = Int(byte) &- Int(row[place])
    if change != 0 {
      row[place] = byte
      sums.plain &+= change
      sums.weighted &+= change &* (rowLength &- place)
    }
    place &+= 1
  }

  /// Adds rows that are whole to the checksum.
  @inline(__always)
  private mutating func endRow() {
    while place >= rowLength {
      adler.high += UInt64(rowLength) * adler.low + UInt64(sums.weighted)
      adler.high %= 65_521
      adler.low = (adler.low + UInt64(sums.plain)) % 65_521
      place -= rowLength
    }
  }

  /// The checksum of all bytes.
  var checksum: UInt32 { UInt32(adler.high << 16 | adler.low) }
}

extension UInt32 {
  /// The pixel, which is premultiplied, with straight alpha.
  var straightPixel: UInt32 {
    let alpha = self >> 24
    guard alpha != 255 else { return self }
    guard alpha > 0 else { return 0 }
    var pixel = alpha << 24
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      pixel |= Swift.min(255, ((self >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return pixel
  }
}
