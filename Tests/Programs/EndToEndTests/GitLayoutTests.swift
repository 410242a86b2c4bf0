// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What changed since a revision, however a repository is kept.
@Suite("Kinds of git repositories")
struct GitLayoutTests {
  @Test("names of revisions are git's, by reference, by log, by number")
  func revisions() throws {
    let project = try GitProject()
    try project.git(["commit", "-qam", "second"])
    try project.git(["tag", "two"])
    try project.git(["checkout", "-q", "-b", "side/way"])
    try project.write("x", to: "other")
    try project.commit()
    for revision in ["main~1", "two^", "HEAD~2", "HEAD@{3}", "main@{1}", "side/way~2"] {
      #expect(try project.found(since: revision) == "New", "\(revision)")
    }
    for revision in ["HEAD", "two", "side/way", "main"] {
      #expect(try project.found(since: revision) == "", "\(revision)")
    }
    try project.git(["checkout", "-q", "--detach"])
    try project.git(["gc", "-q"])
    try project.git(["pack-refs", "--all"])
    #expect(try project.found(since: "two^") == "New")
  }

  @Test(
    "new files are told, files that went are not, and neither are folders of other repositories")
  func untracked() throws {
    let project = try GitProject()
    let text = try #require(project.folder.bytes("Repo/\(GitProject.file("New"))"))
    try project.write(text, to: GitProject.file("Third"))
    try project.write(text, to: "App/Inner/B.xcassets/Fourth.colorset/Contents.json")
    #expect(try project.found() == "Fourth New Third")
    try Git.run(["init", "-q"], in: project.path("App/Inner"))
    #expect(try project.found() == "New Third")
  }

  @Test("a linked work tree, a submodule and a git folder elsewhere are repositories of their own")
  func elsewhere() throws {
    let project = try GitProject()
    try project.git(["worktree", "add", "-q", "../Linked"])
    let linked = GitProject(project, name: "Linked")
    #expect(try linked.found() == "")
    try linked.change()
    #expect(
      try [linked.found(), linked.found(since: "main"), linked.found(since: "HEAD@{0}")]
        == ["New", "New", "New"])

    try project.git(["checkout", "-q", "."])
    try Git.run(
      [
        "-c", "protocol.file.allow=always", "clone", "-q", "--separate-git-dir",
        project.folder.path("kept.git"), "Repo", "Apart",
      ], in: project.folder.path)
    let apart = GitProject(project, name: "Apart")
    try apart.change()
    #expect(try apart.found() == "New")

    try apart.git([
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
      project.folder.path("Repo"), "App/Sub",
    ])
    try apart.git(["commit", "-qm", "a submodule"])
    let inner = GitProject(project, name: "Apart/App/Sub")
    #expect(try inner.found() == "")
    try inner.change()
    #expect(try [inner.found(), apart.found()] == ["New", "New"])
    #expect(try apart.found(in: "App/Sub") == "New")
  }

  @Test("objects may lie with others, be packed, or be named by SHA-256")
  func objects() throws {
    let project = try GitProject()
    try project.git(["checkout", "-q", "."])
    for (name, options) in [("Shared", ["--shared"]), ("Shallow", ["--depth=1"]), ("Plain", [])] {
      let source = options == ["--depth=1"] ? "file://\(project.path(""))" : project.path("")
      try Git.run(["clone", "-q"] + options + [source, name], in: project.folder.path)
      let clone = GitProject(project, name: name)
      #expect(try clone.found() == "")
      try clone.change()
      #expect(try [clone.found(), clone.found(since: "origin/main")] == ["New", "New"], "\(name)")
    }
    let long = try GitProject("--object-format=sha256")
    #expect(try long.found() == "New")
    try long.git(["gc", "-q"])
    #expect(try long.found() == "New")
    try project.git(["update-index", "--split-index"])
    try project.change()
    #expect(try project.found() == "New")
  }

  @Test("a clone without contents says what changed, and asks nobody for them")
  func partial() throws {
    let project = try GitProject()
    try project.git(["checkout", "-q", "."])
    try project.git(["config", "uploadpack.allowFilter", "true"])
    try Git.run(
      ["clone", "-q", "--filter=blob:none", "file://\(project.path(""))", "Partial"],
      in: project.folder.path)
    let partial = GitProject(project, name: "Partial")
    try FileManager.default.moveItem(
      atPath: project.path(""), toPath: project.folder.path("Gone"))
    try partial.change()
    #expect(try partial.found() == "New")
  }

  @Test("line ends of the machine are no change, nor is what git keeps by a filter")
  func lineEnds() throws {
    let project = try GitProject()
    try project.git(["checkout", "-q", "."])
    try project.git(["config", "core.autocrlf", "true"])
    unlink(project.path(GitProject.file("Old")))
    try project.git(["checkout", "-q", "."])
    let old = try #require(project.folder.bytes("Repo/\(GitProject.file("Old"))"))
    #expect(old.contains(0x0D))
    #expect(try project.found() == "")
    // Written again, it is newer than the index.
    try project.write(old, to: GitProject.file("Old"))
    #expect(try project.found() == "")
    try project.git(["config", "filter.turn.clean", "tr a-z A-Z"])
    try project.git(["config", "filter.turn.smudge", "tr A-Z a-z"])
    try project.write("*.json filter=turn\n", to: ".gitattributes")
    try project.git(["add", "--renormalize", "."])
    try project.git(["commit", "-qam", "filtered"])
    #expect(try project.found() == "")
  }
}
