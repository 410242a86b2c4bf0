// SPDX-License-Identifier: MIT

import Foundation

/// A folder of a test's own, removed with everything in it when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// The path, with every link followed.
  public let path: String

  /// Makes a folder that nobody else has, in memory where the system has such a place.
  ///
  /// - Throws: when none can be made
  public init() throws {
    let folder = URL(fileURLWithPath: Self.base).appendingPathComponent(
      "chiaroscuro-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  /// The place in memory, if it is there, is large enough and lets programs run; containers often
  /// have one of 64 MB.
  private static let base: String = {
    let memory = "/dev/shm"
    var facts = statvfs()
    let isUsable =
      FileManager.default.isWritableFile(atPath: memory) && statvfs(memory, &facts) == 0
      && UInt64(facts.f_bavail) * UInt64(facts.f_frsize) >= 1 << 30
      && facts.f_flag & noExecution == 0
    return isUsable ? memory : NSTemporaryDirectory()
  }()

  /// `ST_NOEXEC` of Linux, which the C library shows to GNU programs only.
  private static let noExecution: UInt = 8

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` inside the folder.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders above it, and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path(name)
  }

  /// Writes a text, making the folders above it, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a folder, with those above it, and returns its path.
  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// Copies a program, and returns its path.
  ///
  /// A program of its own copies: a file that this process has open to write is open in each
  /// program that it starts at that moment, and cannot be run.
  @discardableResult
  public func copyProgram(_ source: String, to name: String) throws -> String {
    let end = try TestProgram("cp", ["-L", source, path(name)], errors: .inherited).run()
    guard end == .status(0) else { throw TestProgram.Failure(description: "cp \(source): \(end)") }
    return path(name)
  }

  /// Makes a symbolic link called `name` to `target`, as written.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// The bytes of a file, or nil when it is not there.
  public func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { Array($0) }
  }

  /// The names in the folder, sorted.
  public func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
