// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Many repositories with the files of one, which are looked at in one run.
///
/// A run ends well only if none of them made git do anything, so that no attack can hide another.
struct GitFleet {
  let projects: [GitProject]
  private let first: GitProject

  init(_ count: Int) throws {
    let first = try GitProject()
    self.first = first
    projects = try (0..<count).map { number in
      try FileManager.default.copyItem(
        atPath: first.folder.path(first.name), toPath: first.folder.path("R\(number)"))
      return GitProject(first, name: "R\(number)")
    }
  }

  /// Whether an audit of all finds in each what changed and nothing else, and no program ran.
  func expectFound(_ comment: (Int) -> String) throws {
    let run = try Program(name: "/usr/bin/timeout", folder: first.folder.path).run(
      ["-s", "KILL", "120", Program.path, "audit", "--format", "json", "--fail-on", "never"]
        + ["--only", "empty-dark-slot", "--diff-base", "HEAD"]
        + projects.map { "\($0.name)/App" })
    #expect(run.code == 0 && !run.wasEnded, "\(run.errors)")
    let report = try #require(JSONDocument.read(Array(run.output.utf8), file: "report").document)
    let files = report.root["findings"]?.elements.compactMap { $0["file"]?.string } ?? []
    for (index, project) in projects.enumerated() {
      let own = files.filter { $0.hasPrefix("\(project.name)/") }
      #expect(own == ["\(project.name)/\(GitProject.file("New"))"], "\(comment(index))")
      #expect(!project.wasRun, "\(comment(index))")
    }
  }
}
