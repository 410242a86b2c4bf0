// SPDX-License-Identifier: MIT

// SHA-256 as FIPS 180-4 §6.2 writes it, for the content policy of a page: browsers run and apply
// only what has a digest that the page states. Toolchains on Linux come without one, and a page is
// small, so this is the plain loop over blocks; nothing secret passes through it.

/// The hash function SHA-256 of FIPS 180-4.
package enum SHA256 {
  /// Returns the 32 bytes of a message's digest.
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var state = initialState
    var schedule = [UInt32](repeating: 0, count: 64)
    let padded = message + padding(for: message.count)
    for start in stride(from: 0, to: padded.count, by: 64) {
      fill(&schedule, from: padded, at: start)
      compress(&state, schedule)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// Returns the padding: a one bit, zeros up to the last eight bytes of a block, and the length in
  /// bits (§5.1.1).
  private static func padding(for count: Int) -> [UInt8] {
    let zeros = (119 - count % 64) % 64
    let bits = UInt64(count) * 8
    return [0x80] + [UInt8](repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
  }

  private static func fill(_ schedule: inout [UInt32], from bytes: [UInt8], at start: Int) {
    for word in 0..<16 {
      let place = start + 4 * word
      schedule[word] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
        | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
    }
    for word in 16..<64 {
      let (early, late) = (schedule[word - 15], schedule[word - 2])
      let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      schedule[word] = schedule[word - 16] &+ first &+ schedule[word - 7] &+ second
    }
  }

  private static func compress(_ state: inout [UInt32], _ schedule: [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let upper = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let lower = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let first = h &+ upper &+ choice &+ constants[round] &+ schedule[round]
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ lower &+ majority)
    }
    for (place, word) in [a, b, c, d, e, f, g, h].enumerated() {
      state[place] = state[place] &+ word
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The fractional parts of the square roots of the first eight primes (§5.3.3).
  private static let initialState: [UInt32] = primes(8).map { fraction($0, root: 2) }
  /// The fractional parts of the cube roots of the first 64 primes (§4.2.2).
  private static let constants: [UInt32] = primes(64).map { fraction($0, root: 3) }

  private static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// Returns the first 32 fractional bits of a number's square or cube root, by bisection on
  /// integers: the greatest r with r² ≤ n·2⁶⁴, or r³ ≤ n·2⁹⁶.
  private static func fraction(_ number: UInt64, root: Int) -> UInt32 {
    let power = root == 2 ? 64 : 96
    let target = UInt128(number) << power
    var (low, high) = (UInt128(0), UInt128(1) << 36)
    while high - low > 1 {
      let middle = (low + high) / 2
      let product = root == 2 ? middle * middle : middle * middle * middle
      if product <= target { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}
