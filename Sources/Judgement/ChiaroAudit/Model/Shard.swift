// SPDX-License-Identifier: MIT

import ChiaroSource

/// One of several parts of an audit that run on different machines.
///
/// The parts are cut by catalogs and files, so that together they report what a single run would. A
/// finding that covers all pictures is reported by each part for its own pictures.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the part, from 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// The most parts.
  package static let most = 10_000

  /// Creates a part from `i/n`; nil for anything else.
  ///
  /// Parts are counted from 1, or from 0 as an indexed Kubernetes Job does: 0 is the last one.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (0...count).contains(number)
    else { return nil }
    self.number = number == 0 ? count : number
    self.count = count
  }

  /// The part as `i/n`.
  package var description: String { "\(number)/\(count)" }

  /// Whether a catalog or file belongs to the part; an empty path belongs to all parts.
  ///
  /// The copies of a file for several languages belong together.
  package func contains(_ path: String) -> Bool {
    let folders = Path.components(path).filter { !$0.hasSuffix(".lproj") }
    if folders.isEmpty { return true }
    let digest = ContentDigest.of(folders.joined(separator: "/"))
    return Int(digest % UInt64(count)) == number % count
  }
}
