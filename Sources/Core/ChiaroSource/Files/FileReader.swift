// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Functions that read whole files up to a size limit and never wait for a pipe or device.
///
/// Apple counterpart: `Data(contentsOf:)` · Source: POSIX.1 open, fstat, read · Fidelity:
/// approximate, regular files up to a limit
public enum FileReader {
  /// Returns the bytes of a regular file.
  ///
  /// The size is checked before reading, and a file that grows while it is read is refused.
  /// Everything that is not a regular file is refused too: a named pipe, a device or a folder.
  ///
  /// - Parameters:
  ///   - path: the file, relative to the working directory or absolute
  ///   - limit: the maximum number of bytes
  /// - Returns: all bytes of the file
  /// - Throws: `FileError` if the file does not exist, cannot be read, is not a regular file, is
  ///   larger than `limit`, or grows while it is read
  public static func bytes(atPath path: String, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor: Int32
    let status: NodeStatus
    do throws(SystemFailure) {
      // To open a device can do something; what stands there is looked at before, and after.
      let kind = try System.status(atPath: path, followingLinks: true).kind
      if kind == .other || kind == .folder { throw .notAFile }
      descriptor = try System.openForReading(path)
    } catch {
      if error.isNotAFile { throw FileError(.notAFile, path: path, detail: "") }
      throw FileError(error, path: path)
    }
    defer { System.closeFile(descriptor) }
    do throws(SystemFailure) {
      status = try System.status(of: descriptor)
    } catch {
      throw FileError(error, path: path)
    }
    if status.kind != .file { throw FileError(.notAFile, path: path, detail: "") }
    if status.size > limit { throw FileError.tooLarge(path, limit: limit) }
    do throws(SystemFailure) {
      // One byte more than expected, so that a file that has grown since is noticed.
      let bytes = try readAll(descriptor, capacity: status.size + 1)
      if bytes.count <= status.size { return bytes }
    } catch {
      throw FileError(error, path: path)
    }
    throw FileError(.unreadable, path: path, detail: "it keeps growing while it is read")
  }

  /// Returns the absolute path with all links resolved; nil if nothing exists at the path.
  public static func realPath(_ path: String) -> String? { System.realPath(path) }

  /// Returns the user ID of a file's owner, links followed; nil when nothing exists at the path.
  package static func owner(of path: String) -> UInt32? {
    (try? System.status(atPath: path, followingLinks: true))?.owner
  }

  /// The effective user ID of this process.
  package static var ownUser: UInt32 { System.user }

  private static func readAll(
    _ descriptor: Int32, capacity: Int
  ) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        do throws(SystemFailure) {
          let rest = UnsafeMutableRawBufferPointer(buffer)[count...]
          let got = try System.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: rest))
          if got == 0 { return }
          count += got
        } catch {
          failure = error
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

extension FileError {
  init(_ failure: SystemFailure, path: String) {
    self.init(failure.isMissing ? .notFound : .unreadable, path: path, detail: failure.message)
  }

  static func tooLarge(_ path: String, limit: Int) -> FileError {
    FileError(.tooLarge, path: path, detail: "\(limit) bytes")
  }
}
