// SPDX-License-Identifier: MIT

import ChiaroBus
import Synchronization

/// How often each caller has read a value from the portal's back end.
///
/// An installation learns from it whether the portal asks this back end first: the answer alone
/// could be another's.
final class QuestionCount: Sendable {
  private let counts = Mutex<[String: UInt32]>([:])

  /// The largest number of callers that are counted.
  private static let limit = 256

  /// Counts a question of a caller, by its unique name.
  func add(_ sender: String) {
    counts.withLock { counts in
      if counts[sender] == nil, counts.count >= Self.limit { counts = [:] }
      counts[sender, default: 0] &+= 1
    }
  }

  /// The numbers by caller, `a{su}`.
  var value: BusValue {
    let counts = counts.withLock { $0 }
    return .dictionary(
      Dictionary(uniqueKeysWithValues: counts.map { (.string($0.key), .uint32($0.value)) }),
      key: "s", value: "u")
  }
}
