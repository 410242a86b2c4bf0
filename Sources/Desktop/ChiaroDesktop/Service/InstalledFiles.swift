// SPDX-License-Identifier: MIT

package import ChiaroSource

/// The files that an installation wrote or removed, with their former contents.
package struct InstalledFiles: Sendable {
  /// The paths of the files that were written, in order.
  package private(set) var paths: [String] = []
  private var before: [(place: InstallationPath, bytes: [UInt8]?)] = []

  /// Whether some of the files were there before.
  var isUpdate: Bool { before.contains { $0.bytes != nil } }

  /// The largest file whose former content is kept.
  private static let limit = 1 << 20

  /// Writes a file.
  mutating func write(_ text: String, to place: InstallationPath) throws(FileError) {
    let bytes = try former(place)
    try place.write(text)
    before.append((place, bytes))
    paths.append(place.path)
  }

  /// Removes a file.
  mutating func remove(_ place: InstallationPath) throws(FileError) {
    let bytes = try former(place)
    if place.remove() { before.append((place, bytes)) }
  }

  /// Puts everything back as it was, the last change first.
  ///
  /// - Returns: the files that could not be put back
  package func undo() -> [FileError] {
    var failures: [FileError] = []
    for (place, bytes) in before.reversed() {
      do throws(FileError) {
        if let bytes { try place.write(bytes) } else { _ = place.remove() }
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  private func former(_ place: InstallationPath) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try FileReader.bytes(atPath: place.path, limit: Self.limit)
    } catch {
      if error.kind == .notFound { return nil }
      throw error
    }
  }
}
