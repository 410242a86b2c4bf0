// SPDX-License-Identifier: MIT

import ChiaroReport
import ChiaroSource

/// The content of a file as git names it.
enum GitContent {
  /// Whether bytes are the content of an object, or would be with line feeds alone at the ends of
  /// lines, as git keeps text.
  ///
  /// - Parameters:
  ///   - bytes: the content of a file
  ///   - object: the object's name in hexadecimal digits
  ///   - nameSize: the bytes of such a name: 20, or 32 in repositories with SHA-256
  /// - Returns: whether they are
  static func isSame(_ bytes: [UInt8], as object: String, nameSize: Int) -> Bool {
    if name(of: bytes, nameSize) == object { return true }
    let plain = withoutReturns(bytes)
    return plain.count < bytes.count && name(of: plain, nameSize) == object
  }

  private static func name(of bytes: [UInt8], _ nameSize: Int) -> String {
    let message = Array("blob \(bytes.count)\0".utf8) + bytes
    let digest = nameSize == 32 ? SHA256.digest(message) : SHA1.digest(message)
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.filter { index in
      !(bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A)
    }.map { bytes[$0] }
  }
}
