// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import chiaro

/// Repositories whose configuration wants more than to be kept: nothing of theirs runs, and nothing
/// that never ends is read.
@Suite("Hostile git repositories")
struct HostileGitTests {
  /// Keys of git-config(1) that name a program, a file or folder, a machine, or what may be asked.
  static let keys: [String] = [
    "alias.ls-tree", "alias.rev-parse", "blame.ignoreRevsFile", "browser.evil.cmd",
    "browser.evil.path", "commit.template", "core.alternateRefsCommand", "core.askPass",
    "core.attributesFile", "core.editor", "core.excludesFile", "core.fsmonitor", "core.gitProxy",
    "core.hooksPath", "core.pager", "core.sshCommand", "credential.helper",
    "credential.https://e.invalid.helper", "diff.evil.command", "diff.evil.textconv",
    "diff.external", "diff.guitool", "diff.orderFile", "diff.tool", "difftool.evil.cmd",
    "difftool.evil.path", "filter.evil.clean", "filter.evil.process", "filter.evil.smudge",
    "filter.evil.required", "format.signatureFile", "fsmonitor.socketDir", "gpg.program",
    "gpg.ssh.allowedSignersFile", "gpg.ssh.defaultKeyCommand", "gpg.ssh.program",
    "gpg.x509.program", "guitool.evil.cmd", "help.browser", "http.cookieFile", "http.proxy",
    "http.sslCert", "http.sslCAInfo", "http.sslKey", "include.path", "includeIf.gitdir:/.path",
    "includeIf.onbranch:**.path", "init.templateDir", "instaweb.httpd", "interactive.diffFilter",
    "log.mailmap", "mailmap.file", "man.evil.cmd", "merge.evil.driver", "merge.tool",
    "mergetool.evil.cmd", "pager.ls-tree", "pager.diff", "protocol.allow", "protocol.ext.allow",
    "protocol.file.allow", "remote.origin.promisor", "remote.origin.proxy",
    "remote.origin.receivepack", "remote.origin.uploadpack", "remote.origin.url",
    "remote.origin.vcs", "sequence.editor", "ssh.variant", "submodule.App.update",
    "submodule.App.url", "tag.gpgSign", "trace2.eventTarget", "trace2.normalTarget",
    "trace2.perfTarget", "trailer.evil.command", "trailer.evil.cmd", "uploadpack.packObjectsHook",
    "url.ext::evil.insteadOf", "web.browser",
  ]

  /// Values that name what would be run, read or asked.
  private static func values(_ project: GitProject) throws -> [String] {
    let program = try project.program()
    return [program, project.pipe(), "/dev/zero", "ext::\(program)", "always"]
  }

  private static let attributes = "* filter=evil diff=evil merge=evil\n"

  /// Lines that work where git reads them, each with a command.
  static let attacks: [GitAttack] = [
    .init("alias.evil", .shell, "evil"), .init("blame.ignoreRevsFile", .pipe, "blame App/f"),
    .init("browser.evil.cmd", .program, "-c web.browser=evil web--browse http://e.invalid"),
    .init("commit.template", .pipe, "commit -a"),
    .init("core.askPass", .program, "credential fill"),
    .init("core.attributesFile", .pipe, "status"),
    .init("core.editor", .program, "commit --allow-empty"),
    .init("core.excludesFile", .pipe, "status"), .init("core.fsmonitor", .program, "status"),
    .init("core.gitProxy", .program, "ls-remote git://e.invalid/x"),
    .init("core.sshCommand", .program, "ls-remote ssh://e.invalid/x"),
    .init("credential.helper", .program, "credential fill"),
    .init("credential.https://e.invalid.helper", .program, "credential fill"),
    .init("diff.evil.command", .program, "diff"), .init("diff.evil.textconv", .program, "diff"),
    .init("diff.external", .program, "diff"), .init("diff.orderFile", .pipe, "diff"),
    .init("difftool.evil.cmd", .program, "difftool -y -t evil"),
    .init("difftool.kdiff3.path", .program, "difftool -y -t kdiff3"),
    .init("filter.evil.clean", .program, "diff"), .init("filter.evil.process", .program, "diff"),
    .init("filter.evil.smudge", .program, "checkout -f ."),
    .init("format.signatureFile", .pipe, "format-patch --stdout --root HEAD"),
    .init("gpg.program", .program, "commit -S --allow-empty -m x"),
    .init(
      "gpg.ssh.program", .program,
      "-c gpg.format=ssh -c user.signingkey=key::x commit -S --allow-empty -m x"),
    .init(
      "gpg.ssh.defaultKeyCommand", .program, "-c gpg.format=ssh commit -S --allow-empty -m x"),
    .init("gpg.x509.program", .program, "-c gpg.format=x509 commit -S --allow-empty -m x"),
    .init("include.path", .pipe, "status"), .init("includeIf.gitdir:/.path", .pipe, "status"),
    .init("includeIf.onbranch:**.path", .pipe, "status"),
    .init("mailmap.file", .pipe, "log --use-mailmap"),
    .init("protocol.allow", .word("always"), "ls-remote ext::EVIL"),
    .init("protocol.ext.allow", .word("always"), "ls-remote ext::EVIL"),
    .init("remote.evil.uploadpack", .program, "-c remote.evil.url=. ls-remote evil"),
    .init("remote.evil.url", .remote, "-c protocol.ext.allow=always ls-remote evil"),
    .init(
      "remote.evil.vcs", .word("ext"),
      "-c remote.evil.url=EVIL -c protocol.ext.allow=always ls-remote evil"),
    .init("trailer.evil.command", .program, "interpret-trailers"),
    .init(
      "url.ext::EVIL .insteadOf", .word("evil:"), "-c protocol.ext.allow=always ls-remote evil:x"),
  ]

  @Test("git itself runs or waits for what these lines name", arguments: attacks)
  func control(_ attack: GitAttack) throws {
    let project = try GitProject()
    try project.write("x\n", to: "App/f")
    try project.write(Self.attributes, to: ".gitattributes")
    try project.commit()
    try project.write("yy\n", to: "App/f")
    #expect(try attack.works(in: project))
  }

  @Test("no key of a configuration starts a program or is waited for")
  func eachKey() throws {
    let fleet = try GitFleet(41)
    var lines = [[String]](repeating: [], count: fleet.projects.count)
    let keys = Self.keys + Self.attacks.map(\.key).filter { !Self.keys.contains($0) }
    // A repository has lines of different keys, one of each.
    for (place, key) in keys.enumerated() {
      for value in 0..<5 {
        let index = (place * 5 + value) % lines.count
        let project = fleet.projects[index]
        let key = key.replacing("EVIL", with: try project.program())
        lines[index].append(GitAttack.text(key, try Self.values(project)[value]))
      }
    }
    for (project, lines) in zip(fleet.projects, lines) {
      let plain = try #require(project.folder.bytes("\(project.name)/.git/config"))
      try project.write(Self.attributes, to: ".gitattributes")
      try project.write(plain + Array(lines.joined().utf8), to: ".git/config")
    }
    try fleet.expectFound { lines[$0].joined() }
  }

  @Test("nor do the lines that work with git itself, each in a repository of its own")
  func eachAttack() throws {
    let fleet = try GitFleet(Self.attacks.count)
    for (project, attack) in zip(fleet.projects, Self.attacks) {
      try project.write(Self.attributes, to: ".gitattributes")
      _ = try attack.prepare(project)
    }
    try fleet.expectFound { Self.attacks[$0].key }
  }

  @Test("nor do all keys together that this machine's git knows")
  func allKeys() throws {
    let fleet = try GitFleet(5)
    let list = fleet.projects[0].folder.path("keys")
    #expect(try TestProgram("git", ["help", "--config"], output: .file(list)).run() == .status(0))
    let names = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      .map { String($0).replacing(#/<[^>]*>|\*/#, with: "evil") }
      .filter { $0.contains(#/^[A-Za-z]+\.[^ _]+$/#) }
      // These two say how the repository is kept, and are looked at.
      .filter { $0 != "core.worktree" && !$0.hasPrefix("extensions.") }
    #expect(names.count > 300)
    for (number, project) in fleet.projects.enumerated() {
      let value = try Self.values(project)[number]
      try project.write(Self.attributes, to: ".gitattributes")
      try project.write(names.map { GitAttack.text($0, value) }.joined(), to: ".git/config")
    }
    try fleet.expectFound { "value \($0)" }
  }

  /// Names of filters that no text can say, or that a command line says otherwise.
  static let oddNames: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], Array("a=b".utf8), Array("a\u{301}".utf8),
  ]

  @Test("filters whose names no text can say do not run")
  func oddFilters() throws {
    let fleet = try GitFleet(Self.oddNames.count)
    for (project, name) in zip(fleet.projects, Self.oddNames) {
      try project.write(Array("* filter=".utf8) + name + [0x0A], to: ".gitattributes")
      let plain = try #require(project.folder.bytes("\(project.name)/.git/config"))
      let program = try project.program()
      try project.write(
        plain + Array("[filter \"".utf8) + name
          + Array("\"]\nclean = \(program)\nprocess = \(program)\nrequired\n".utf8),
        to: ".git/config")
    }
    try fleet.expectFound { "\(Self.oddNames[$0])" }
  }

  /// Places in which git would read or run something, beside its configuration.
  static let places = [
    ".git/hooks/post-index-change", ".git/hooks/reference-transaction",
    ".git/hooks/fsmonitor-watchman",
    ".git/info/attributes", ".git/info/exclude", ".git/info/sparse-checkout", ".git/info/grafts",
    ".git/config.worktree", ".git/FETCH_HEAD", ".git/MERGE_HEAD", ".gitignore", ".gitattributes",
    ".gitmodules", ".mailmap", "App/.gitignore", "App/.gitattributes", "other",
  ]

  @Test("pipes, devices and programs where git would look are passed over")
  func placesPassedOver() throws {
    let fleet = try GitFleet(4)
    for (number, project) in fleet.projects.enumerated() {
      let targets = [project.pipe(), "/dev/zero", try project.program()]
      for place in Self.places {
        try project.write(Array(), to: place)
        unlink(project.path(place))
        if number < targets.count {
          #expect(symlink(targets[number], project.path(place)) == 0)
        } else {
          #expect(mkfifo(project.path(place), 0o600) == 0)
        }
      }
    }
    try fleet.expectFound { "all places: \(["a pipe", "/dev/zero", "a program", "pipes"][$0])" }
  }

  @Test(
    "pipes and devices in what git must read are refused, with their path",
    arguments: [
      ".git/config", ".git/HEAD", ".git/index", ".git/packed-refs", ".git/shallow",
      ".git/refs/heads/x", ".git/refs/x", ".git/logs/HEAD", ".git/logs/refs/x", ".git/commondir",
      ".git/objects/info/alternates", ".git/objects/pack/pack-0.idx", ".git/objects/ab/cd",
      ".git/sharedindex.0", ".git/reftable/tables.list", ".git",
    ])
  func refused(_ place: String) throws {
    for target in ["/dev/zero", nil] {
      let project = try GitProject()
      if place == ".git" { try FileManager.default.removeItem(atPath: project.path(place)) }
      if place != ".git" { try project.write([], to: place) }
      unlink(project.path(place))
      if let target {
        #expect(symlink(target, project.path(place)) == 0)
      } else {
        #expect(mkfifo(project.path(place), 0o600) == 0)
      }
      let words = try Self.refusal(of: project) ?? "opened"
      #expect(words.contains(place) && words.contains("not a regular file"), "\(words)")
    }
  }

  /// Why a repository is not opened; nil where git is let read it.
  private static func refusal(of project: GitProject) throws -> String? {
    do {
      let path = project.path("App")
      let file = project.path(GitProject.file("New"))
      let changed = try ChangedFiles(since: "HEAD", in: [path], among: [file])
      #expect(changed.contains(file))
      return nil
    } catch let outcome as Outcome {
      #expect(outcome.code == .unreadable)
      return outcome.message ?? ""
    }
  }

  @Test("what is refused ends the command, with its code")
  func refusedInACommand() throws {
    let project = try GitProject()
    unlink(project.path(".git/HEAD"))
    #expect(symlink("/dev/zero", project.path(".git/HEAD")) == 0)
    #expect(try project.found().hasPrefix("3: "))
  }

  /// Texts in files of a repository's, and words of what is said; nil where they mean nothing.
  static let texts: [(place: String, text: String, words: String?)] = [
    (".git/config", "[core]\n\tworktree = /\n", "the repository's files are in another"),
    (".git/config", "[core]\n\tworktree = ..\n", nil),
    (".git/config", "[extensions]\n\tobjectformat = md5\n", "objectformat = md5"),
    (".git/config", "[extensions]\n\trefstorage = ftp\n", "refstorage = ftp"),
    (".git/config", "[extensions]\n\tnew = 1\n", "extensions.new"),
    (".git/config", "[extensions]\n\tworktreeconfig = true\n\tpartialclone = origin\n", nil),
    (".git/config", "[core\n", "config:1: this line is not valid"),
    (".git/config", "\n[core]\na = \"b\n", "config:3: this line is not valid"),
    (".git/commondir", "../../nowhere\n", "it does not lead to a git repository"),
    (".git/objects/info/alternates", "/dev/zero\n", nil),
    (".git/objects/info/alternates", "../../../..\n", nil),
    (".git/objects/info/alternates", "\"a\\n\"\n", "a path is in quotes"),
  ]

  @Test("what a repository says of where its parts lie is checked", arguments: texts.indices)
  func saying(_ index: Int) throws {
    let (place, text, words) = Self.texts[index]
    let project = try GitProject()
    try project.write(text, to: place)
    let refusal = try Self.refusal(of: project)
    if let words {
      #expect(refusal?.contains(words) == true, "\(refusal ?? "opened")")
    } else {
      #expect(refusal == nil)
    }
  }

  @Test("objects that are made to burst end git, and the audit says so")
  func burst() throws {
    let project = try GitProject()
    // A tree that says it has 6 GB; its name is that of a commit's tree.
    let script = """
      import hashlib, os, zlib
      name = "ab" + "0" * 38
      data = zlib.compress(b"tree %d\\0" % (6 << 30) + bytes(1 << 20))
      os.makedirs(".git/objects/ab", exist_ok=True)
      open(".git/objects/ab/" + "0" * 38, "wb").write(data)
      text = b"tree " + name.encode() + b"\\nauthor a <a> 1 +0000\\ncommitter a <a> 1 +0000\\n\\n"
      text = b"commit %d\\0" % len(text) + text
      name = hashlib.sha1(text).hexdigest()
      os.makedirs(".git/objects/" + name[:2], exist_ok=True)
      open(".git/objects/" + name[:2] + "/" + name[2:], "wb").write(zlib.compress(text))
      open(".git/refs/heads/evil", "w").write(name + "\\n")
      """
    let run = try TestProgram("python3", ["-c", script], folder: project.path("")).run()
    #expect(run == .status(0))
    let words = try project.found(since: "evil")
    #expect(words.hasPrefix("3: "), "\(words)")
    #expect(words.contains("memory") || words.contains("git cannot list"), "\(words)")
  }
}
