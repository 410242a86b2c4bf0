// SPDX-License-Identifier: MIT

/// A prefix code of Deflate: short codes for what is frequent.
struct PrefixCode {
  /// The number of bits of each symbol's code; 0 for those that do not occur.
  let lengths: [UInt8]
  /// The code of each symbol, its first bit lowest.
  let codes: [UInt16]

  /// Creates the best code for symbols that occur so often, with codes of no more than `longest`
  /// bits.
  init(counts: [UInt32], longest: Int) {
    lengths = Self.lengths(of: counts, longest: longest)
    codes = Self.codes(of: lengths)
  }

  private static func lengths(of counts: [UInt32], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let used = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    if used.count < 2 {
      // A code of one symbol takes a bit, too.
      lengths[used.first ?? 0] = 1
      return lengths
    }
    var numbers = [Int](repeating: 0, count: longest + 1)
    for depth in depths(of: used.map { counts[$0] }) { numbers[min(depth, longest)] += 1 }
    shorten(&numbers)
    var rest = used[...]
    for length in stride(from: longest, through: 1, by: -1) {
      for symbol in rest.prefix(numbers[length]) { lengths[symbol] = UInt8(length) }
      rest = rest.dropFirst(numbers[length])
    }
    return lengths
  }

  /// Returns the depths of leaves in Huffman's tree, by their weights in ascending order.
  private static func depths(of weights: [UInt32]) -> [Int] {
    let count = weights.count
    var weights = weights.map(Int.init)
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, node) = (0, count)
    while weights.count < 2 * count - 1 {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (node >= weights.count || weights[leaf] <= weights[node])
        let least = takesLeaf ? leaf : node
        if takesLeaf { leaf += 1 } else { node += 1 }
        sum += weights[least]
        parents[least] = weights.count
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for index in stride(from: 2 * count - 3, through: 0, by: -1) {
      depths[index] = depths[parents[index]] + 1
    }
    return Array(depths[..<count])
  }

  /// Makes a code of numbers of codes by their lengths, of which the longest were shortened: others
  /// become longer until there is room for all.
  private static func shorten(_ numbers: inout [Int]) {
    let longest = numbers.count - 1
    var total = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
    while total > 1 << longest {
      numbers[longest] -= 1
      if let length = (1..<longest).last(where: { numbers[$0] > 0 }) {
        numbers[length] -= 1
        numbers[length + 1] += 2
      }
      total -= 1
    }
  }

  private static func codes(of lengths: [UInt8]) -> [UInt16] {
    var numbers = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { numbers[Int(length) + 1] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 2..<17 { next[length] = (next[length - 1] + numbers[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(UInt16(next[Int(length)]), length)
    }
  }

  private static func reversed(_ code: UInt16, _ length: UInt8) -> UInt16 {
    var (code, reversed) = (code, UInt16(0))
    for _ in 0..<length {
      reversed = reversed << 1 | code & 1
      code >>= 1
    }
    return reversed
  }
}
