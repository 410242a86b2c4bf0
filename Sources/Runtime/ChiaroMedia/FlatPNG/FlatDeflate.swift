// SPDX-License-Identifier: MIT

/// A stream of zlib with one block of Deflate, whose codes are made for its symbols.
///
/// Source: RFC 1950 and 1951
enum FlatDeflate {
  /// Returns the stream of a picture's bytes.
  static func stream(of content: FlatBytes) -> [UInt8] {
    let left = MatchLengths.distance(content.form.rawValue)
    let above = MatchLengths.distance(content.rowLength)
    var distances = [UInt32](repeating: 0, count: 30)
    distances[left.symbol] += content.matchCounts.left
    distances[above.symbol] += content.matchCounts.above
    let symbols = PrefixCode(counts: content.counts, longest: 15)
    let places = PrefixCode(counts: distances, longest: 15)
    let table = Table(symbols, places, left: left, above: above)
    // A symbol has 48 bits at most, and what stands before them fewer than 6,000.
    let most = content.symbols.count * 6 + 1_024
    return [UInt8](unsafeUninitializedCapacity: most) { bytes, count in
      guard let base = bytes.baseAddress else { return }
      var writer = BitWriter(into: UnsafeMutableRawPointer(base))
      writer.add(0x0178, 16)
      // The last block, with codes of its own.
      writer.add(0b101, 3)
      writeCodes(symbols, places, to: &writer)
      table.write(content.symbols, to: &writer)
      writer.add(UInt64(symbols.codes[256]), Int(symbols.lengths[256]))
      writer.finish()
      writer.add(UInt64(content.checksum.byteSwapped), 32)
      count = writer.count
    }
  }

  /// The bits of all bytes and of matches.
  private struct Table {
    private var entries: [(bits: UInt64, length: Int)] = []

    /// The entries of bytes come first, then those of matches to the left, then those above.
    init(
      _ symbols: PrefixCode, _ places: PrefixCode,
      left: (symbol: Int, bits: Int, value: UInt64), above: (symbol: Int, bits: Int, value: UInt64)
    ) {
      for byte in 0..<256 {
        entries.append((UInt64(symbols.codes[byte]), Int(symbols.lengths[byte])))
      }
      for place in [left, above] {
        for length in 0...FlatBytes.longest {
          entries.append(length < 3 ? (0, 0) : Self.match(length, place, symbols, places))
        }
      }
    }

    private static func match(
      _ length: Int, _ place: (symbol: Int, bits: Int, value: UInt64), _ symbols: PrefixCode,
      _ places: PrefixCode
    ) -> (UInt64, Int) {
      let symbol = Int(MatchLengths.symbols[length])
      var bits = UInt64(symbols.codes[symbol])
      var count = Int(symbols.lengths[symbol])
      bits |= UInt64(length - Int(MatchLengths.firsts[symbol - 257])) << UInt64(count)
      count += Int(MatchLengths.bits[symbol - 257])
      bits |= UInt64(places.codes[place.symbol]) << UInt64(count)
      count += Int(places.lengths[place.symbol])
      bits |= place.value << UInt64(count)
      return (bits, count + place.bits)
    }

    func write(_ symbols: [UInt16], to writer: inout BitWriter) {
      var own = writer
      entries.withUnsafeBufferPointer { entries in
        for symbol in symbols {
          let entry = entries[Int(symbol)]
          own.add(entry.bits, entry.length)
        }
      }
      writer = own
    }
  }

  // MARK: Codes

  /// The order in which the lengths of the codes for lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static func writeCodes(
    _ symbols: PrefixCode, _ places: PrefixCode, to writer: inout BitWriter
  ) {
    let symbolCount = max(257, (symbols.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let placeCount = (places.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let parts = runs(of: symbols.lengths[..<symbolCount] + places.lengths[..<placeCount])
    var counts = [UInt32](repeating: 0, count: 19)
    for part in parts { counts[part.symbol] += 1 }
    let code = PrefixCode(counts: counts, longest: 7)
    let lengthCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.add(UInt64(symbolCount - 257), 5)
    writer.add(UInt64(placeCount - 1), 5)
    writer.add(UInt64(lengthCount - 4), 4)
    for index in order[..<lengthCount] { writer.add(UInt64(code.lengths[index]), 3) }
    for part in parts {
      writer.add(UInt64(code.codes[part.symbol]), Int(code.lengths[part.symbol]))
      writer.add(part.value, part.bits)
    }
  }

  /// Returns lengths of codes with repeated ones in short.
  private static func runs(
    of lengths: ArraySlice<UInt8>
  ) -> [(symbol: Int, value: UInt64, bits: Int)] {
    var parts: [(symbol: Int, value: UInt64, bits: Int)] = []
    var rest = lengths
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      var used = 1
      if first == 0, count >= 3 {
        used = min(count, 138)
        parts.append(used < 11 ? (17, UInt64(used - 3), 3) : (18, UInt64(used - 11), 7))
      } else {
        parts.append((Int(first), 0, 0))
        if count >= 4 {
          let more = min(count - 1, 6)
          parts.append((16, UInt64(more - 3), 2))
          used += more
        }
      }
      rest = rest.dropFirst(used)
    }
    return parts
  }
}
