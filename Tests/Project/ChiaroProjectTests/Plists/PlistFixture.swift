// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import ChiaroTestSupport
import Testing

/// A property list in `Fixtures`.
struct PlistFixture: CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]

  var testDescription: String { name }

  static let folder = Path.parent(SourceTree.folder()) + "/Fixtures"

  static let all = ["mac-Info.plist", "phone-Info.plist", "project.pbxproj"].map(PlistFixture.init)

  /// Reads a file; one that cannot be read is empty, and its tests fail.
  init(_ name: String) {
    self.name = name
    bytes = (try? FileReader.bytes(atPath: "\(Self.folder)/\(name)", limit: 1 << 20)) ?? []
  }

  func list() throws -> PropertyList { try PropertyList.read(bytes).get() }
}
