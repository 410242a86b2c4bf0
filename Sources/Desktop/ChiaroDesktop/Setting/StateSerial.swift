// SPDX-License-Identifier: MIT

import ChiaroSource

/// The serial number of a state file's copy, which tells the newer of two copies.
///
/// Serial numbers wrap around from the last to the first; the newer of two is the one that is
/// reached from the other in fewer steps forward. Every number has a successor, whatever a file
/// contains.
struct StateSerial: Hashable {
  let number: Int

  /// The number of serial numbers: the integers that every JSON reader represents exactly.
  private static let count = 1 << 53

  /// Creates the serial number of an object; 0 where it has none, or an invalid one.
  init(_ content: JSON?) { self.init(number: Self.number(in: content) ?? 0) }

  private init(number: Int) { self.number = number }

  /// Returns the problem with the serial number of an object, as text; nil where the number is
  /// valid or missing.
  static func oddity(of content: JSON) -> String? {
    guard let member = content["serial"], number(in: content) == nil else { return nil }
    return "serial has an invalid value and counts as not set: \(member.text(.compact).prefix(80))"
  }

  /// The next serial number.
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
