// SPDX-License-Identifier: MIT

/// The origin of a source file: the project, its tests, its previews, a generator or third
/// parties.
///
/// Only files of the origins that a request includes are checked.
package enum SourceOrigin: String, Hashable, CaseIterable, Sendable {
  /// The project's own code.
  case own
  /// Tests and what they need.
  case tests
  /// Previews for Xcode's canvas.
  case previews
  /// Written by a program.
  case generated
  /// Third-party code inside the project, such as that of CocoaPods or Carthage.
  case others

  private static let folders: [(origin: SourceOrigin, names: Set<String>)] = [
    (
      .others,
      [
        "pods", "carthage", "vendor", "vendors", "vendored", "thirdparty", "third-party",
        "third_party", "3rdparty", "sourcepackages", "node_modules", "checkouts",
      ]
    ), (.tests, ["test", "mocks", "testing"]), (.previews, ["preview content", "previews"]),
    (.generated, ["generated"]),
  ]

  /// Determines the origin from the path of a file and from markers in its first 1,000 bytes.
  package init(path: String, bytes: [UInt8] = []) {
    let path = path.lowercased()
    let parents = Path.components(Path.parent(path)).map(String.init)
    if let entry = Self.folders.first(where: { entry in
      parents.contains { entry.names.contains($0) || entry.origin == .others && Self.isOfPods($0) }
    }) {
      self = entry.origin
    } else if parents.contains(where: { $0.hasSuffix("tests") || $0.hasSuffix("uitest") })
      || path.hasSuffix("tests.swift")
    {
      self = .tests
    } else if path.hasSuffix("previews.swift") {
      self = .previews
    } else if path.hasSuffix("generated.swift") || Self.isGenerated(bytes) {
      self = .generated
    } else {
      self = .own
    }
  }

  /// Whether a folder holds other people's code under a name such as `Local Pods`.
  private static func isOfPods(_ folder: String) -> Bool {
    ["localpods", "local pods", "developmentpods", "development pods"].contains(folder)
  }

  /// Whether the head of a file says that no person wrote it.
  private static func isGenerated(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(1_000)
    return ["@generated", "DO NOT EDIT", "Do not edit", "do not edit", "Generated using "]
      .contains { marker in head.indices.contains { head[$0...].starts(with: marker.utf8) } }
  }
}
