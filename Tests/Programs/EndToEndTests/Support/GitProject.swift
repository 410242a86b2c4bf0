// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// A repository with two color sets of which each has a finding, and one was changed since.
struct GitProject {
  let folder: TemporaryFolder
  /// The folder of the repository's files, in `folder`.
  var name = "Repo"

  /// The path of what a program of the repository's would make.
  var mark: String { folder.path("mark-\(name)") }

  /// Git does as a person would have it who has no configuration of their own.
  private static let author = ["-c", "user.name=t", "-c", "user.email=t@t"]
  private static let contents =
    #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
    + #"{"red":"0x11","green":"0x22","blue":"0x33","alpha":"1.000"}}},\#n"#
    + #"{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}]}\#n"#

  /// Makes the repository, and changes one set.
  init(_ options: String...) throws {
    folder = try TemporaryFolder()
    for set in ["Old", "New"] { try write(Self.contents, to: Self.file(set)) }
    try git(["init", "-q", "-b", "main"] + options)
    try commit()
    try change()
  }

  /// Takes over a repository that is there already.
  init(_ project: GitProject, name: String) {
    self.folder = project.folder
    self.name = name
  }

  static func file(_ set: String) -> String { "App/A.xcassets/\(set).colorset/Contents.json" }

  func path(_ name: String) -> String { folder.path("\(self.name)/\(name)") }

  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: "\(self.name)/\(name)")
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try folder.write(bytes, to: "\(self.name)/\(name)")
  }

  /// Changes the set `New`.
  func change() throws { try write(Self.contents + "\n", to: Self.file("New")) }

  func git(_ words: [String]) throws { try Git.run(Self.author + words, in: folder.path(name)) }

  func commit() throws {
    try git(["add", "."])
    try git(["commit", "-qm", "first"])
  }

  /// A program that leaves a mark when anybody starts it.
  func program() throws -> String {
    let path = try folder.write("#!/bin/sh\ntouch '\(mark)'\n", to: "evil-\(name)")
    #expect(chmod(path, 0o755) == 0)
    return path
  }

  /// A pipe that nobody writes to.
  func pipe() -> String {
    let path = folder.path("pipe")
    if !FileManager.default.fileExists(atPath: path) { #expect(mkfifo(path, 0o600) == 0) }
    return path
  }

  /// The sets of which an audit since a revision tells, or its words where it failed.
  ///
  /// A run that does not end is ended, with a code below zero.
  func found(
    since revision: String = "HEAD", in path: String = "App", environment: [String: String] = [:]
  ) throws -> String {
    let run = try Program(
      name: "/usr/bin/timeout", folder: folder.path(name), environment: environment
    ).run([
      "-s", "KILL", "60", Program.path, "audit", path, "--format", "json", "--fail-on", "never",
      "--only", "empty-dark-slot", "--diff-base", revision,
    ])
    guard run.code == 0 else { return "\(run.code): \(run.errors)" }
    let report = try #require(JSONDocument.read(Array(run.output.utf8), file: "report").document)
    let objects = report.root["findings"]?.elements.compactMap { $0["object"]?.string } ?? []
    return Set(objects).sorted().joined(separator: " ")
  }

  /// Whether a program of the repository's ran.
  var wasRun: Bool { FileManager.default.fileExists(atPath: mark) }
}
