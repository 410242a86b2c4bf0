// SPDX-License-Identifier: MIT

/// What the parts of a value are put into.
protocol ValueHasher {
  mutating func add(_ number: Double)
  mutating func add(_ text: String)
  mutating func add(_ object: ObjectValue)
}

extension Hasher: ValueHasher {
  mutating func add(_ number: Double) { combine(number) }
  mutating func add(_ text: String) { combine(text) }
  mutating func add(_ object: ObjectValue) { combine(ObjectIdentifier(object)) }
}

/// Makes the same number of the same value in every run, unlike `Hasher`.
///
/// Code that shows a hash, or takes a color by it, gives one picture. No collection is kept by it:
/// texts can be made for which its numbers are alike.
///
/// Source: Fowler, Noll, Vo, FNV-1a with 64 bits
struct StableHasher: ValueHasher {
  private var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  var result: Int { Int(truncatingIfNeeded: bits) }

  private mutating func add(_ byte: UInt8) { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01b3 }

  mutating func add(_ number: Double) {
    for place in 0..<8 { add(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(place * 8))) }
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ object: ObjectValue) { add(object.type.name) }
}
