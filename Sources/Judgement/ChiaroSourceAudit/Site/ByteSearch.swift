// SPDX-License-Identifier: MIT

extension Collection<UInt8> {
  /// Where some bytes first stand among these; nil when they do not.
  ///
  /// - Parameters:
  ///   - wanted: the bytes; in lower case where case does not count
  ///   - ignoresCase: whether ASCII capitals are as good as small letters
  /// - Returns: the place, or nil when there is none or nothing is wanted
  @inline(__always)
  func range(
    ofBytes wanted: some Collection<UInt8>, ignoresCase: Bool = false
  ) -> Range<Index>? {
    guard let first = wanted.first else { return nil }
    var start = startIndex
    while start != endIndex {
      if ByteSearch.fold(self[start], ignoresCase) == first,
        let end = end(of: wanted, from: start, ignoresCase)
      {
        return start..<end
      }
      formIndex(after: &start)
    }
    return nil
  }

  /// All places where some bytes stand among these, in order, none over another.
  ///
  /// - Parameters:
  ///   - wanted: the bytes; in lower case where case does not count
  ///   - ignoresCase: whether ASCII capitals are as good as small letters
  /// - Returns: the places, each found when it is asked for
  func ranges(
    ofBytes wanted: some Collection<UInt8>, ignoresCase: Bool = false
  ) -> some Sequence<Range<Index>> {
    sequence(state: self[...]) { rest -> Range<Index>? in
      let place = rest.range(ofBytes: wanted, ignoresCase: ignoresCase)
      if let place { rest = rest[place.upperBound...] }
      return place
    }
  }

  @inline(__always)
  private func end(
    of wanted: some Collection<UInt8>, from start: Index, _ ignoresCase: Bool
  ) -> Index? {
    var place = start
    for byte in wanted {
      guard place != endIndex, ByteSearch.fold(self[place], ignoresCase) == byte else {
        return nil
      }
      formIndex(after: &place)
    }
    return place
  }
}

private enum ByteSearch {
  @inline(__always)
  static func fold(_ byte: UInt8, _ ignoresCase: Bool) -> UInt8 {
    ignoresCase && byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}

extension [UInt8] {
  /// Puts blanks in the place of bytes; ends of lines stay.
  mutating func blank(_ range: Range<Int>) {
    for place in range where self[place] != UInt8(ascii: "\n") && self[place] != UInt8(ascii: "\r")
    {
      self[place] = UInt8(ascii: " ")
    }
  }
}

extension String {
  /// Whether some ASCII text in lower case stands in this one, in capitals or not.
  ///
  /// `lowercased().contains` of the standard library took a fifteenth of the time of a whole audit.
  func mentions(_ text: StaticString) -> Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      text.withUTF8Buffer { bytes.range(ofBytes: $0, ignoresCase: true) != nil }
    }
  }
}
