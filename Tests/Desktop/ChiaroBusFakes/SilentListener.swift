// SPDX-License-Identifier: MIT

import Foundation

/// Listens where a bus would, and never says a word.
package final class SilentListener {
  private let descriptor: Int32

  /// Listens at a path.
  package init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard descriptor >= 0, result == 0, listen(descriptor, 8) == 0 else {
      throw CocoaError(.fileNoSuchFile)
    }
  }

  deinit { close(descriptor) }
}
