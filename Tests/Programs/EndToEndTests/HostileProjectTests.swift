// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// A project that wants more than to be looked at: links, git, configuration, names.
@Suite("Hostile projects")
struct HostileProjectTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(
    "nothing is written through a link that stands in a project",
    arguments: [
      (["audit", "App", "--format", "html", "--output", "App/report"], 74),
      (["audit", "App", "--output", "App/out/report.html"], 74),
      (["audit", "App", "--write-baseline", "App/report"], 74),
      (["audit", "App", "--fail-on", "never", "--cache", "App/out"], 0),
      (["render", "App", "--only", "Foam", "--appearance", "light", "--output", "App/out"], 74),
      (["render", "App", "--only", "Foam", "--appearance", "light", "--output", "App/out/in"], 74),
      (["render", "App", "--only", "screens", "--output", "App/pictures"], 74),
      (["palette", "--format", "png", "--output", "App/report"], 74),
    ] as [([String], Int32)])
  func links(_ arguments: [String], _ code: Int32) throws {
    try workspace.folder.makeFolder("App/.git")
    try workspace.folder.makeFolder("mine")
    try workspace.folder.write("mine", to: "mine/file")
    try workspace.folder.link("App/report", to: "../mine/file")
    try workspace.folder.link("App/out", to: "../mine")
    try workspace.folder.makeFolder("App/pictures")
    for name in ["screens", "sheets", ".screens"] {
      try workspace.folder.link("App/pictures/\(name)", to: "../../mine")
    }
    try workspace.folder.write("let a = 1", to: "App/A.swift")
    try workspace.folder.write(
      """
      <document targetRuntime="iOS.CocoaTouch"><objects><view id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>
      """, to: "App/Card.xib")
    let run = try Program(folder: workspace.folder.path).run(arguments)
    #expect(run.code == code, "\(run.errors)")
    let words = (run.output + run.errors).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(words.contains("is a link inside of the project"), "\(words)")
    #expect(try FolderReader.list(workspace.folder.path("mine")).entries.map(\.name) == ["file"])
    #expect(workspace.folder.bytes("mine/file") == Array("mine".utf8))
  }

  @Test(
    "a git that dies or floods is told, and is not taken for one that found nothing",
    arguments: [
      ("kill -9 $$", "git ended by signal 9"),
      ("case \"$*\" in *ls-tree*) kill -9 $$ ;; esac; exec /usr/bin/git \"$@\"", "by signal 9"),
      ("exec cat /dev/zero", "git printed more than"),
    ])
  func brokenGit(_ script: String, _ words: String) throws {
    try Git.run(["init", "-q"], in: workspace.folder.path)
    try Git.run(["add", "."], in: workspace.folder.path)
    try Git.run(
      ["-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "first"],
      in: workspace.folder.path)
    let git = try workspace.folder.write("#!/bin/sh\n\(script)\n", to: "bin/git")
    #expect(chmod(git, 0o755) == 0)
    let path = "\(workspace.folder.path("bin")):/usr/bin:/bin"
    let run = try Program(folder: workspace.folder.path, environment: ["PATH": path])
      .run(["audit", "App", "--diff-base", "HEAD"])
    #expect(run.code == 3, "\(run)")
    #expect(run.errors.contains(words), "\(run)")
  }

  @Test("a repository's configuration starts no program, and a revision is no option")
  func git() throws {
    let git = { (words: [String]) in
      try Git.run(["-c", "user.name=t", "-c", "user.email=t@t"] + words, in: workspace.folder.path)
    }
    try git(["init", "-q"])
    try git(["add", "."])
    try git(["commit", "-qm", "first"])
    try workspace.folder.write("*.json filter=evil diff=evil\n", to: ".gitattributes")
    let mark = workspace.folder.path("mark")
    let program = try workspace.folder.write("#!/bin/sh\ntouch '\(mark)'\ncat\n", to: "evil")
    #expect(chmod(program, 0o755) == 0)
    for name in ["post-index-change", "pre-auto-gc", "reference-transaction"] {
      try workspace.folder.write("#!/bin/sh\ntouch '\(mark)'\n", to: "hooks/\(name)")
      #expect(chmod(workspace.folder.path("hooks/\(name)"), 0o755) == 0)
    }
    for (key, value) in [
      ("core.fsmonitor", program), ("core.hooksPath", workspace.folder.path("hooks")),
      ("core.pager", program), ("pager.diff", program), ("diff.external", program),
      ("diff.evil.command", program), ("diff.evil.textconv", program),
      ("filter.evil.clean", program), ("filter.evil.smudge", program),
      ("filter.evil.process", program), ("filter.evil.required", "true"),
      ("core.sshCommand", program), ("interactive.diffFilter", program),
    ] {
      try git(["config", key, value])
    }
    let foam = "App/Assets.xcassets/Foam.colorset/Contents.json"
    try workspace.folder.write(try #require(workspace.folder.bytes(foam)) + [0x0A], to: foam)
    let found = try workspace.findings("--diff-base", "HEAD")
    #expect(!found.isEmpty && found.allSatisfy { $0.contains("Foam") }, "\(found)")
    #expect(workspace.folder.bytes("mark") == nil, "a program of the repository's ran")

    for revision in ["--output=F", "-O/dev/null", "--upload-pack=touch F", "no-such"] {
      let run = try workspace.run("audit", "App", "--diff-base=\(revision)")
      #expect(run.code == 2 && run.errors.contains("no such revision"), "\(run.errors)")
      #expect(workspace.folder.bytes("F") == nil && workspace.folder.bytes("App/F") == nil)
    }
  }

  @Test(
    "a catalog that is a link out of the project is said, and nothing there is looked at",
    arguments: ["/sys", "/proc", "/dev", "/", "../secret"])
  func linkedCatalog(_ target: String) throws {
    try workspace.folder.write("{}", to: "secret/Secret.colorset/Contents.json")
    try workspace.folder.link("App/Far.xcassets", to: target)
    let run = try workspace.run("audit", "App", "--format", "json", "--fail-on", "never")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("catalog-link-outside") && !run.output.contains("Secret"))
    for command in ["resolve Foam --catalog App", "render App --only Foam --output out"] {
      let run = try Program(folder: workspace.folder.path).run(
        command.split(separator: " ").map(String.init))
      #expect(run.code == 0 && !run.output.contains("Secret"), "\(run.errors)")
    }
  }

  @Test("many links to one large folder are one folder")
  func linkFarm() throws {
    let entry = #"{"idiom":"universal","color":{"color-space":"srgb","components":{}}}"#
    let entries = Array(repeating: entry, count: 10_000).joined(separator: ",")
    try workspace.folder.write(
      #"{"colors":[\#(entries)]}"#, to: "App/A.xcassets/Real/C.colorset/Contents.json")
    for number in 0..<62 { try workspace.folder.link("App/A.xcassets/L\(number)", to: "Real") }
    let run = try workspace.run("audit", "App/A.xcassets", "--format", "json", "--fail-on", "never")
    #expect(run.code == 0 && !run.output.contains("repeated-name"), "\(run.errors)")
    #expect(run.output.components(separatedBy: "this link leads to a folder").count == 63)
  }

  @Test("a configuration is looked for as far as the repository goes")
  func configuration() throws {
    try workspace.folder.write("only_rules: []\n", to: ".chiaro.yml")
    try workspace.folder.makeFolder("App/.git")
    #expect(try !workspace.findings().isEmpty, "one above the repository was taken")
    try workspace.folder.write("only_rules: []\n", to: "App/.chiaro.yml")
    #expect(try workspace.findings().isEmpty)
    let app = Program(folder: workspace.folder.path("App"))
    #expect(try app.run(["audit", "."]).output.contains("0 errors, 0 warnings"))
  }

  @Test("a configuration that is a link out of its folder is not read")
  func linkedConfiguration() throws {
    try workspace.folder.write("secret: yes\n", to: "secret")
    try workspace.folder.link("App/.chiaro.yml", to: "../secret")
    let run = try workspace.run("audit", "App")
    #expect(run.code == 3 && run.errors.contains("link that does not lead"))
    #expect(!run.errors.contains("secret:"))
  }

  @Test("a baseline of a configuration lies beside it", arguments: ["../known.json", "/etc/hosts"])
  func baseline(_ path: String) throws {
    try workspace.folder.write("baseline: \(path)\n", to: "App/.chiaro.yml")
    let run = try workspace.run("audit", "App")
    #expect(run.code == 2 && run.errors.contains("a path inside of"), "\(run.errors)")
  }

  @Test("a configuration of another user is said", .enabled(if: geteuid() == 0, "needs root"))
  func owner() throws {
    try workspace.folder.write("fail_on: never\n", to: "App/.chiaro.yml")
    #expect(chown(workspace.folder.path("App/.chiaro.yml"), 4711, 4711) == 0)
    let run = try workspace.run("audit", "App")
    #expect(run.code == 0 && run.errors.contains("belongs to another user (4711)"))
  }
}
