// SPDX-License-Identifier: MIT

/// The metadata of a class at run time, as Swift lays it out (docs/ABI/TypeMetadata.rst).
struct ClassRecord {
  private let address: UnsafeRawPointer
  /// The number of words from the address point on; 0 if the recorded sizes are not plausible.
  let count: Int

  /// Reads the record of a class.
  init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Two words of kind and superclass; four numbers of 32, 32, 32 and 2 × 16 bits; then the size
    // of the record and where in it the address points.
    let isObjectiveC = MemoryLayout<ObjectiveCWords>.size
    let size = address.load(fromByteOffset: 32 + isObjectiveC, as: UInt32.self)
    let start = address.load(fromByteOffset: 36 + isObjectiveC, as: UInt32.self)
    count = size > start && size < 1 << 16 ? Int(size - start) / MemoryLayout<UInt>.size : 0
  }

  /// A word of the record, as in `0..<count`.
  subscript(word: Int) -> UInt {
    address.load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UInt.self)
  }

  #if canImport(ObjectiveC)
    /// The three words of the Objective-C runtime that precede Swift's own.
    private typealias ObjectiveCWords = (UInt, UInt, UInt)
  #else
    private typealias ObjectiveCWords = ()
  #endif
}
