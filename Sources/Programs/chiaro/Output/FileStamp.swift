// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A text that changes when a file is written anew.
enum FileStamp {
  /// The path, size and time of last change of a file; a file that is not there has one as well.
  static func text(of path: String) -> String {
    let status = try? System.status(atPath: path, followingLinks: true)
    return "\(path) \(status?.size ?? 0) \(status?.modified ?? [])"
  }
}
