// SPDX-License-Identifier: MIT

import ChiaroSource

/// The number in a copy of a state file, which says which of two copies is the newer one.
///
/// It goes round: behind the last number comes the first again, and the newer of two is the one
/// that is reached from the other in fewer steps. Whatever stands in a file, there is a next one.
struct StateSerial: Hashable {
  let number: Int

  /// How many there are: the whole numbers that every reader of JSON has.
  private static let count = 1 << 53

  /// The number of a content; 0 where it has none, or one that we never write.
  init(_ content: JSON?) { self.init(number: Self.number(in: content) ?? 0) }

  private init(number: Int) { self.number = number }

  /// What is odd about the number of a content, in words; nil where it is one, or missing.
  static func oddity(of content: JSON) -> String? {
    guard let member = content["serial"], number(in: content) == nil else { return nil }
    return "serial is no number of ours and counts as none: \(member.text(.compact).prefix(80))"
  }

  /// The number that is written next.
  var next: StateSerial { StateSerial(number: (number + 1) % Self.count) }

  func isNewer(than other: StateSerial) -> Bool {
    let steps = number - other.number
    let forward = steps < 0 ? steps + Self.count : steps
    return forward > 0 && forward < Self.count / 2
  }

  private static func number(in content: JSON?) -> Int? {
    let number: Int? =
      switch content?["serial"] {
      case .integer(let number): number
      case .verbatim(let text): Int(text)
      default: nil
      }
    return number.flatMap { (0..<count).contains($0) ? $0 : nil }
  }
}
