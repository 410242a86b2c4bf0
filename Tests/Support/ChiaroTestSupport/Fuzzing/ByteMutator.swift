// SPDX-License-Identifier: MIT

/// Breaks files in the ways that break readers, the same way from the same generator.
public enum ByteMutator {
  /// A valid file with one to four faults; parts of the donors may be put in.
  public static func mutant(
    of bytes: [UInt8], _ donors: [[UInt8]], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var mutant = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      if mutant.isEmpty { return mutant }
      let fault = faults[Int.random(in: 0..<faults.count, using: &generator)]
      fault(&mutant, donors.randomElement(using: &generator) ?? bytes, &generator)
    }
    return mutant
  }

  private typealias Fault =
    @Sendable (inout [UInt8], _ donor: [UInt8], inout SeededGenerator) -> Void

  private static let faults: [Fault] = [
    flipBit, flipBit, changeByte, changeByte, truncate, overwriteNumber, overwriteNumber, remove,
    duplicate, swapParts, splice, changeDigit,
  ]

  /// Values on which lengths and counts go wrong.
  private static let numbers: [Int] = [
    0, 1, -1, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000,
  ]

  private static func range(
    in bytes: [UInt8], _ generator: inout SeededGenerator
  ) -> Range<Int> {
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let count = Int.random(in: 1...64, using: &generator)
    return start..<min(start + count, bytes.count)
  }

  private static let flipBit: Fault = { bytes, _, generator in
    bytes[.random(in: 0..<bytes.count, using: &generator)] ^=
      1 << UInt8.random(in: 0..<8, using: &generator)
  }

  private static let changeByte: Fault = { bytes, _, generator in
    bytes[.random(in: 0..<bytes.count, using: &generator)] = .random(
      in: 0...255, using: &generator)
  }

  private static let truncate: Fault = { bytes, _, generator in
    bytes.removeLast(bytes.count - Int.random(in: 0...bytes.count, using: &generator))
  }

  /// Puts an extreme number where a length may be.
  private static let overwriteNumber: Fault = { bytes, _, generator in
    let count = [1, 2, 4].randomElement(using: &generator) ?? 4
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let number = numbers.randomElement(using: &generator) ?? 0
    let isBig = Bool.random(using: &generator)
    let little = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    let new = isBig ? little.reversed() : little
    for (offset, byte) in new.enumerated() where start + offset < bytes.count {
      bytes[start + offset] = byte
    }
  }

  private static let remove: Fault = { bytes, _, generator in
    bytes.removeSubrange(range(in: bytes, &generator))
  }

  private static let duplicate: Fault = { bytes, _, generator in
    let part = Array(bytes[range(in: bytes, &generator)])
    let times = Int.random(in: 1...20, using: &generator)
    let copies = [[UInt8]](repeating: part, count: times).joined()
    bytes.insert(contentsOf: copies, at: .random(in: 0...bytes.count, using: &generator))
  }

  private static let swapParts: Fault = { bytes, _, generator in
    let (a, b) = (range(in: bytes, &generator), range(in: bytes, &generator))
    let (first, second) = a.lowerBound < b.lowerBound ? (a, b) : (b, a)
    guard first.upperBound <= second.lowerBound else { return }
    let (early, late) = (bytes[first], bytes[second])
    bytes.replaceSubrange(second, with: early)
    bytes.replaceSubrange(first, with: late)
  }

  private static let splice: Fault = { bytes, donor, generator in
    guard !donor.isEmpty else { return }
    let part = donor[range(in: donor, &generator)]
    bytes.replaceSubrange(range(in: bytes, &generator), with: part)
  }

  /// Makes a number in a text another one, perhaps a huge one.
  private static let changeDigit: Fault = { bytes, _, generator in
    let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
    guard let place = digits.randomElement(using: &generator) else { return }
    let texts = ["0", "-1", "9", "1e9", "99999999", "0.0001"]
    bytes.replaceSubrange(
      place..<(place + 1), with: Array((texts.randomElement(using: &generator) ?? "0").utf8))
  }
}
