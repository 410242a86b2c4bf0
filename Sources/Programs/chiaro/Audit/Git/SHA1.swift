// SPDX-License-Identifier: MIT

/// The hash function SHA-1 of FIPS 180-4 §6.1, by which git names objects.
///
/// Nothing is kept secret or proved by it here.
enum SHA1 {
  /// Returns the 20 bytes of a message's digest.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
    ]
    var schedule = [UInt32](repeating: 0, count: 80)
    let padded = message + padding(for: message.count)
    padded.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: 64) {
        fill(&schedule, from: bytes, at: start)
        compress(&state, schedule)
      }
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  private static func padding(for count: Int) -> [UInt8] {
    let bits = UInt64(count) * 8
    return [0x80] + [UInt8](repeating: 0, count: (119 - count % 64) % 64)
      + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
  }

  private static func fill(
    _ schedule: inout [UInt32], from bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) {
    for word in 0..<16 {
      let place = start + 4 * word
      schedule[word] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
        | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
    }
    for word in 16..<80 {
      let mixed =
        schedule[word - 3] ^ schedule[word - 8] ^ schedule[word - 14] ^ schedule[word - 16]
      schedule[word] = rotate(mixed, 1)
    }
  }

  private static func compress(_ state: inout [UInt32], _ schedule: [UInt32]) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for round in 0..<80 {
      let mixed: UInt32
      let constant: UInt32
      switch round {
      case ..<20: (mixed, constant) = ((b & c) | (~b & d), 0x5A82_7999)
      case ..<40: (mixed, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
      case ..<60: (mixed, constant) = ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
      default: (mixed, constant) = (b ^ c ^ d, 0xCA62_C1D6)
      }
      let next = rotate(a, 5) &+ mixed &+ e &+ constant &+ schedule[round]
      (e, d, c, b, a) = (d, c, rotate(b, 30), a, next)
    }
    for (place, word) in [a, b, c, d, e].enumerated() { state[place] = state[place] &+ word }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
