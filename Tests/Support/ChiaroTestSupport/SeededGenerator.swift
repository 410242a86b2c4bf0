// SPDX-License-Identifier: MIT

/// The same sequence of random numbers for the same seed, on every platform: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator whose sequence the seed decides.
  public init(seed: UInt64) { state = seed }

  /// The next number, any of 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to `count`, which is over 0; not quite even, which no test minds.
  public mutating func index(under count: Int) -> Int { Int(next() % UInt64(count)) }

  /// One of the elements.
  ///
  /// - Precondition: there is one
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[index(under: elements.count)]
  }

  /// True once in `count` times.
  public mutating func once(in count: Int) -> Bool { index(under: count) == 0 }
}
