// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

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

  /// A line of a configuration that sets a key.
  static func text(_ key: String, _ value: String) -> String {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let inner = parts.dropFirst().dropLast().joined(separator: ".")
    let section = inner.isEmpty ? "[\(parts[0])]" : "[\(parts[0]) \"\(inner)\"]"
    return "\(section)\n\t\(parts.last ?? "") = \"\(value)\"\n"
  }

  private static func values(_ project: GitProject) throws -> [String] {
    try [project.program(), project.pipe(), "/dev/zero", "ext::\(project.program())", "always"]
  }

  @Test("S36: no key of a configuration starts a program or is waited for", arguments: 0..<4)
  func eachKey(_ part: Int) throws {
    let project = try GitProject()
    try project.write("* filter=evil diff=evil merge=evil\n", to: ".gitattributes")
    let plain = try #require(project.folder.bytes("Repo/.git/config"))
    #expect(Self.keys.count >= 40)
    for (number, key) in Self.keys.enumerated() where number % 4 == part {
      for value in try Self.values(project) {
        try project.write(plain + Array(Self.text(key, value).utf8), to: ".git/config")
        #expect(try project.found() == "New", "\(key) = \(value)")
        #expect(!project.wasRun, "\(key) = \(value)")
      }
    }
  }

  @Test("S36: nor do all keys together that this machine's git knows")
  func allKeys() throws {
    let project = try GitProject()
    let list = project.folder.path("keys")
    #expect(try TestProgram("git", ["help", "--config"], output: .file(list)).run() == .status(0))
    let names = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
      .map { String($0).replacing(#/<[^>]*>|\*/#, with: "evil") }
      .filter { $0.contains(#/^[A-Za-z]+\.[^ _]+$/#) }
      // These two say how the repository is kept, and are looked at.
      .filter { $0 != "core.worktree" && !$0.hasPrefix("extensions.") }
    #expect(names.count > 300)
    try project.write("* filter=evil diff=evil merge=evil\n", to: ".gitattributes")
    for value in try Self.values(project) {
      let text = names.map { Self.text($0, value) }.joined()
      try project.write(text, to: ".git/config")
      #expect(try project.found() == "New", "\(value)")
      #expect(!project.wasRun, "\(value)")
    }
  }

  @Test(
    "S36: filters whose names no text can say do not run",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], Array("a=b".utf8), Array("a\u{301}".utf8),
    ]
      as [[UInt8]])
  func oddFilters(_ name: [UInt8]) throws {
    let project = try GitProject()
    try project.write(Array("* filter=".utf8) + name + [0x0A], to: ".gitattributes")
    let plain = try #require(project.folder.bytes("Repo/.git/config"))
    let program = try project.program()
    try project.write(
      plain + Array("[filter \"".utf8) + name
        + Array("\"]\nclean = \(program)\nprocess = \(program)\nrequired\n".utf8), to: ".git/config"
    )
    #expect(try project.found() == "New")
    #expect(!project.wasRun)
  }

  /// Places in which git would read or run something, beside its configuration.
  static let places = [
    ".git/hooks/post-index-change", ".git/hooks/reference-transaction",
    ".git/hooks/fsmonitor-watchman",
    ".git/info/attributes", ".git/info/exclude", ".git/info/sparse-checkout", ".git/info/grafts",
    ".git/config.worktree", ".git/FETCH_HEAD", ".git/MERGE_HEAD", ".gitignore", ".gitattributes",
    ".gitmodules", ".mailmap", "App/.gitignore", "App/.gitattributes", "other",
  ]

  @Test("S36: pipes, devices and programs where git would look are passed over")
  func placesPassedOver() throws {
    let project = try GitProject()
    let program = try project.program()
    for place in Self.places {
      try project.write(Array(), to: place)
      for target in [project.pipe(), "/dev/zero", program] {
        unlink(project.path(place))
        #expect(symlink(target, project.path(place)) == 0)
        #expect(try project.found() == "New", "\(place) -> \(target)")
      }
      unlink(project.path(place))
      #expect(mkfifo(project.path(place), 0o600) == 0)
      #expect(try project.found() == "New", "\(place)")
      unlink(project.path(place))
    }
    #expect(!project.wasRun)
  }

  @Test(
    "S36: pipes and devices in what git must read are refused, with their path",
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
      let words = try project.found()
      #expect(words.hasPrefix("3: ") && words.contains(place), "\(words)")
      #expect(words.contains("not a regular file"), "\(words)")
    }
  }

  /// Texts in files of a repository's, and words of what is said; nil where they mean nothing.
  static let texts: [(place: String, text: String, words: String?)] = [
    (".git/config", "[core]\n\tworktree = /\n", "the repository's files stand elsewhere"),
    (".git/config", "[core]\n\tworktree = ..\n", nil),
    (".git/config", "[extensions]\n\tobjectformat = md5\n", "objectformat = md5"),
    (".git/config", "[extensions]\n\trefstorage = ftp\n", "refstorage = ftp"),
    (".git/config", "[extensions]\n\tnew = 1\n", "extensions.new"),
    (".git/config", "[extensions]\n\tworktreeconfig = true\n\tpartialclone = origin\n", nil),
    (".git/config", "[core\n", "config:1: not a configuration"),
    (".git/config", "\n[core]\na = \"b\n", "config:3: not a configuration"),
    (".git/commondir", "../../nowhere\n", "it leads to no git repository"),
    (".git/objects/info/alternates", "/dev/zero\n", nil),
    (".git/objects/info/alternates", "../../../..\n", nil),
    (".git/objects/info/alternates", "\"a\\n\"\n", "cannot be said exactly"),
  ]

  @Test("S36: what a repository says of where its parts lie is checked", arguments: texts.indices)
  func saying(_ index: Int) throws {
    let (place, text, words) = Self.texts[index]
    let project = try GitProject()
    try project.write(text, to: place)
    let found = try project.found()
    if let words {
      #expect(found.hasPrefix("3: ") && found.contains(words), "\(found)")
    } else {
      #expect(found == "New")
    }
  }

  @Test("S36: objects that are made to burst end git, and the audit says so")
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
    #expect(words.contains("memory") || words.contains("git cannot say"), "\(words)")
  }
}
