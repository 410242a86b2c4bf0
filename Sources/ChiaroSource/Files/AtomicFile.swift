// SPDX-License-Identifier: MIT

/// Writes whole files so that a reader sees the old content or the new, never a part.
///
/// Apple counterpart: `Data.WritingOptions.atomic` · Source: POSIX.1 rename · Fidelity: approximate
public enum AtomicFile {
  /// Replaces the file at `path`, or creates it.
  ///
  /// The bytes go to a new file beside it, reach the disk, and take its place by renaming; the
  /// permissions of a file that stood there are kept. A link at `path` is followed, so that the
  /// file it leads to is replaced and the link stays.
  ///
  /// - Parameters:
  ///   - bytes: the whole new content
  ///   - path: the file; its folder must exist
  /// - Throws: `FileError` of kind `notWritten`; what stood there is untouched then
  public static func write(_ bytes: [UInt8], toPath path: String) throws(FileError) {
    let target = System.realPath(path) ?? path
    do throws(SystemFailure) {
      let (temporary, descriptor) = try createBeside(target)
      do throws(SystemFailure) {
        try fill(
          descriptor, with: bytes, permissions: System.permissions(atPath: target) ?? 0o644)
        try System.rename(temporary, target)
      } catch {
        System.remove(temporary)
        throw error
      }
    } catch {
      throw FileError(.notWritten, path: path, detail: error.message)
    }
  }

  /// Replaces the file at `path` by a text in UTF-8.
  ///
  /// - Parameters:
  ///   - text: the whole new content
  ///   - path: the file; its folder must exist
  /// - Throws: `FileError` of kind `notWritten`; what stood there is untouched then
  public static func write(_ text: String, toPath path: String) throws(FileError) {
    try write(Array(text.utf8), toPath: path)
  }

  /// A new, open file beside another: the first of a few names that is free.
  private static func createBeside(
    _ target: String
  ) throws(SystemFailure) -> (path: String, descriptor: Int32) {
    let stem = Path.join(
      Path.parent(target), ".\(Path.lastComponent(target)).\(System.processID)")
    for attempt in 0..<100 {
      let path = "\(stem)-\(attempt).partial"
      do throws(SystemFailure) {
        return (path, try System.createExclusively(path))
      } catch {
        if !error.isTaken { throw error }
      }
    }
    throw .taken
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], permissions: UInt32
  ) throws(SystemFailure) {
    defer { System.closeFile(descriptor) }
    System.setPermissions(permissions, of: descriptor)
    var written = 0
    while written < bytes.count {
      do throws(SystemFailure) {
        written += try System.write(descriptor, bytes, from: written)
      } catch {
        if !error.isInterruption { throw error }
      }
    }
    try System.flush(descriptor)
  }
}
