// SPDX-License-Identifier: MIT

import ChiaroRaster

/// The bytes of a flat picture in a PNG file as symbols of Deflate, with their checksum.
///
/// No row has a filter: its first byte is 0, and what is as above is a match with the row before.
struct FlatBytes {
  /// How pixels are written, by the bytes of one.
  enum Form: Int {
    /// An index in the palette.
    case palette = 1
    /// Red, green and blue.
    case opaque = 3
    /// Red, green, blue and alpha, not premultiplied.
    case translucent = 4
  }

  let form: Form
  /// The bytes of a row, with its first.
  let rowLength: Int
  /// The symbols: bytes, then matches with the pixel before from `left` on by their length, and
  /// those with the row above from `above` on.
  let symbols: [UInt16]
  /// How often each symbol of Deflate for bytes and lengths occurs.
  let counts: [UInt32]
  /// How many matches are with the pixel before, and how many with the row above.
  let matchCounts: (left: UInt32, above: UInt32)
  /// Adler-32 of all bytes.
  let checksum: UInt32

  /// The first symbol for matches with the pixel before.
  static let left = 256
  /// The first symbol for matches with the row above.
  static let above = left + longest + 1
  /// The longest match.
  static let longest = 258
  /// The largest distance of a match.
  private static let farthest = 32_768

  /// Creates the symbols of a picture; nil where its rows are too long for matches.
  init?(_ scan: FlatScan) {
    form = !scan.palette.isExceeded ? .palette : scan.isOpaque ? .opaque : .translucent
    rowLength = 1 + scan.size.width * form.rawValue
    guard rowLength <= Self.farthest else { return nil }
    var counts = [UInt32](repeating: 0, count: 286)
    var row = [UInt8](repeating: 0, count: rowLength)
    let most = scan.mostSymbols(bytesOfPixel: form.rawValue)
    var sums = ByteSums()
    var matches = (left: UInt32(0), above: UInt32(0))
    let (form, rowLength) = (form, rowLength)
    symbols = [UInt16](unsafeUninitializedCapacity: most) { symbols, count in
      row.withUnsafeMutableBufferPointer { row in
        counts.withUnsafeMutableBufferPointer { counts in
          guard let row = row.baseAddress, let counts = counts.baseAddress,
            let symbols = symbols.baseAddress
          else { return }
          var maker = Maker(
            form: form, rowLength: rowLength, row: row, counts: counts, symbols: symbols)
          for run in scan.runs { maker.add(run) }
          count = maker.count
          (sums, matches) = (maker.sums, maker.matches)
        }
      }
    }
    counts[256] = 1
    self.counts = counts
    matchCounts = matches
    checksum = sums.checksum
  }
}

/// Makes the symbols of runs, into memory of others.
private struct Maker {
  let form: FlatBytes.Form
  let rowLength: Int
  /// The bytes of the current row, of which those that are still to come are of the row above.
  let row: UnsafeMutablePointer<UInt8>
  let counts: UnsafeMutablePointer<UInt32>
  let symbols: UnsafeMutablePointer<UInt16>
  private(set) var count = 0
  private(set) var matches = (left: UInt32(0), above: UInt32(0))
  private(set) var sums = ByteSums()
  private var place = 0
  /// The sum of the row's bytes, and that with each byte times its distance from the row's end.
  private var sum = 0
  private var weightedSum = 0
  private let lengths = MatchLengths.symbols

  init(
    form: FlatBytes.Form, rowLength: Int, row: UnsafeMutablePointer<UInt8>,
    counts: UnsafeMutablePointer<UInt32>, symbols: UnsafeMutablePointer<UInt16>
  ) {
    self.form = form
    self.rowLength = rowLength
    self.row = row
    self.counts = counts
    self.symbols = symbols
  }

  @inline(__always)
  mutating func add(_ run: FlatScan.Run) {
    switch run.kind {
    case .row: addByte(0)
    case .pixel: addPixel(run)
    case .left: addLeft(Int(run.value) &* form.rawValue)
    case .above: addAbove(Int(run.more) &+ Int(run.value) &* form.rawValue)
    }
  }

  @inline(__always)
  private mutating func addPixel(_ run: FlatScan.Run) {
    if form == .palette { return addByte(UInt8(truncatingIfNeeded: run.more)) }
    let color = form == .opaque ? run.value : run.value.straightPixel
    addByte(UInt8(truncatingIfNeeded: color))
    addByte(UInt8(truncatingIfNeeded: color &>> 8))
    addByte(UInt8(truncatingIfNeeded: color &>> 16))
    if form == .translucent { addByte(UInt8(truncatingIfNeeded: color &>> 24)) }
  }

  @inline(__always)
  private mutating func addByte(_ byte: UInt8) {
    counts[Int(byte)] &+= 1
    symbols[count] = UInt16(byte)
    count &+= 1
    put(byte)
    endRows()
  }

  @inline(__always)
  private mutating func addLeft(_ length: Int) {
    let distance = form.rawValue
    if length < 3 {
      for _ in 0..<length { addByte(row[place - distance]) }
      return
    }
    matches.left &+= addMatches(length, FlatBytes.left)
    for _ in 0..<length { put(row[place &- distance]) }
    endRows()
  }

  @inline(__always)
  private mutating func addAbove(_ length: Int) {
    if length < 3 {
      for _ in 0..<length { addByte(row[place]) }
      return
    }
    matches.above &+= addMatches(length, FlatBytes.above)
    place &+= length
    endRows()
  }

  /// Adds matches of 3 bytes or more together, and returns how many they are.
  @inline(__always)
  private mutating func addMatches(_ length: Int, _ first: Int) -> UInt32 {
    var (rest, found) = (length, UInt32(0))
    let longest = FlatBytes.longest
    while rest > 0 {
      // What is left behind a match is at least as long as a match has to be.
      let part = rest > longest &+ 2 ? longest : rest > longest ? rest &- 3 : rest
      symbols[count] = UInt16(truncatingIfNeeded: first &+ part)
      count &+= 1
      counts[Int(lengths[part])] &+= 1
      rest &-= part
      found &+= 1
    }
    return found
  }

  /// Puts a byte into the row.
  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    let change = Int(byte) &- Int(row[place])
    row[place] = byte
    sum &+= change
    weightedSum &+= change &* (rowLength &- place)
    place &+= 1
  }

  /// Adds rows that are whole to the checksum.
  @inline(__always)
  private mutating func endRows() {
    while place >= rowLength {
      sums.add(sum, weighted: weightedSum, count: rowLength)
      place &-= rowLength
    }
  }
}
