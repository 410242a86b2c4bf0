// SPDX-License-Identifier: MIT

/// A reader of the ICC profile in the segments before a JPEG's first scan.
enum JPEGSegments {
  private static let lead = Array("ICC_PROFILE\0".utf8)
  private static let startOfScan: UInt8 = 0xDA
  private static let applicationTwo: UInt8 = 0xE2

  /// Returns the profile, joined from its numbered parts; nil when there is none or a part is
  /// missing (ICC.1:2022 annex B.4).
  static func iccProfile(in bytes: [UInt8]) -> [UInt8]? {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var partCount = 0
    forEachSegment(in: bytes[...]) { marker, content in
      guard marker == applicationTwo, content.starts(with: lead),
        let number = content.bigEndian(at: lead.count, count: 1),
        let count = content.bigEndian(at: lead.count + 1, count: 1)
      else { return }
      parts[number] = content.dropFirst(lead.count + 2)
      partCount = count
    }
    guard partCount > 0 else { return nil }
    var profile: [UInt8] = []
    for number in 1...partCount {
      guard let part = parts[number] else { return nil }
      profile += part
    }
    return profile
  }

  private static func forEachSegment(
    in bytes: ArraySlice<UInt8>, _ body: (UInt8, ArraySlice<UInt8>) -> Void
  ) {
    var offset = 2
    while let lead = bytes.bigEndian(at: offset, count: 1), lead == 0xFF,
      let marker = bytes.bigEndian(at: offset + 1, count: 1), marker != startOfScan
    {
      if marker == 0xFF {
        // Any number of fill bytes may stand before a marker.
        offset += 1
        continue
      }
      guard let length = bytes.bigEndian(at: offset + 2, count: 2),
        let content = bytes.slice(at: offset + 4, count: length - 2)
      else { return }
      body(UInt8(marker), content)
      offset += 2 + length
    }
  }
}
