// SPDX-License-Identifier: MIT

import ChiaroSource

/// The files beside the tests.
enum Fixture {
  private static let folder = Path.join(Path.parent(#filePath), "Fixtures")

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    try FileReader.bytes(atPath: Path.join(folder, name), limit: 1 << 20)
  }
}
