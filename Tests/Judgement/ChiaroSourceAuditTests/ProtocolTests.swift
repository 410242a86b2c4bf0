// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import ChiaroTestSupport
import Testing

/// What is asked and answered on the way from and to `chiaro audit`.
@Suite("The protocol of chiaro-source-audit")
struct ProtocolTests {
  private func request(_ text: String) throws -> SourceRequest {
    try SourceRequest.read(Array(text.utf8))
  }

  @Test("a request of version 1 is read, with and without its lists")
  func read() throws {
    // What earlier programs asked besides is passed over.
    let full = try request(
      #"{"version":1,"root":"/a","files":["b.swift"],"only":["x"],"disabled":["y"]}"#)
    #expect(full.root == "/a")
    #expect(full.files == ["b.swift"])
    #expect(full.only == ["x"])
    #expect(full.included == [.own])
    let more = try request(
      #"{"version":1,"root":"/a","files":[],"included":["tests","nonsense"]}"#)
    #expect(more.included == [.own, .tests])
    let short = try request(#"{"version":1,"root":".","files":[],"only":null}"#)
    #expect(short.only == nil)
  }

  @Test(
    "what is no request, or of another version, is refused",
    arguments: [
      ("", SourceAuditError.Kind.badRequest), ("[]", .otherVersion),
      (#"{"version":2,"root":".","files":[]}"#, .otherVersion),
      (#"{"version":1,"files":[]}"#, .badRequest), (#"{"version":1,"root":"."}"#, .badRequest),
    ])
  func refused(_ text: String, _ kind: SourceAuditError.Kind) {
    let error = #expect(throws: SourceAuditError.self) { try request(text) }
    #expect(error?.kind == kind)
  }

  @Test("an answer has all that the protocol names")
  func answer() throws {
    let folder = try TemporaryFolder()
    let text = "class A: NSTableCellView { func f() { label.textColor = .black } }"
    _ = try folder.write(text, to: "a/A.swift")
    _ = try folder.write("class {", to: "B.swift")
    let answer = SourceAuditor.audit(
      SourceRequest(root: folder.path, files: ["a/A.swift", "B.swift", "C.swift"]))
    let written = answer.json.text(.compact)
    let finding = try #require(answer.findings.first)
    #expect(finding.standing == .likely && finding.considers("superclass-adapts"))
    #expect(
      written.contains(
        #""rule":"fixed-color","judgement":{"consequence":"unreadable","guess":"#))
    #expect(written.contains(#""findings":[{"pair":{"#))
    #expect(
      written.contains(
        #""considerations":[{"name":"superclass-adapts","sentence":"a superclass has a background "#
          + #"that adapts","guess":"#))
    #expect(
      written.contains(
        #""evidence":"inferred"}]},"file":"a/A.swift","line":1,"#
          + #""column":57,"object":"A.f","appearance":"dark","#
          + #""message":"Unreadable in dark: black text on the system's background, 1:1","#
          + #""related":[],"measured":{"value":1,"minimum":4.5},"fix":null}]"#))
    #expect(written.contains(#""assets":null"#))
    #expect(answer.diagnostics.map(\.id) == ["syntax-error", "file-unreadable"])
    #expect(JSONDocument.read(Array(written.utf8), file: "answer").document != nil)
  }

  @Test(
    "tests, previews, examples, generated files and others' code are counted, and seen on request",
    arguments: [
      ("AppTests/A.swift", SourceOrigin.tests), ("App/ATests.swift", .tests),
      ("App/Preview Content/A.swift", .previews), ("Pods/B/A.swift", .others),
      ("Example/App/A.swift", .examples), ("Playgrounds/A.swift", .examples),
      ("a/ThirdParty/A.m", .others), ("App/A.generated.swift", .generated),
      ("App/Latest/A.swift", .own), ("App/Contest.swift", .own),
    ])
  func origins(_ path: String, _ origin: SourceOrigin) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("func f() { label.textColor = .black }", to: path)
    var request = SourceRequest(root: folder.path, files: [path])
    let answer = SourceAuditor.audit(request)
    #expect(answer.leftOut == (origin == .own ? [:] : [origin: 1]))
    request.included.insert(origin)
    let whole = SourceAuditor.audit(request)
    #expect(whole.leftOut == [:])
    #expect(whole.findings.count == (path.hasSuffix(".m") ? 0 : 1))
  }

  @Test("what a program wrote is known by its head")
  func generated() {
    let text = "// Generated using SwiftGen\nfunc f() { label.textColor = .black }"
    let answer = SourceAuditor.audit([("A.swift", Array(text.utf8))])
    #expect(answer.findings == [])
    #expect(answer.leftOut == [.generated: 1])
    #expect(answer.json.text(.compact).contains(#""left_out":{"generated":1}"#))
  }

  @Test("a path that leaves the folder, and a link out of it, are refused")
  func paths() throws {
    let outside = try TemporaryFolder()
    let text = "class A { func f() { label.textColor = .black } }"
    let secret = try outside.write(text, to: "A.swift")
    let folder = try TemporaryFolder()
    try folder.link("out.swift", to: secret)
    let files = ["../A.swift", secret, "out.swift"]
    let answer = SourceAuditor.audit(SourceRequest(root: folder.path, files: files))
    #expect(answer.findings == [])
    #expect(answer.diagnostics.map(\.id) == ["path-refused", "path-refused", "path-refused"])
  }

  @Test("a file over 4 MB is not read, and told")
  func large() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(String(repeating: "x", count: 10 << 20), to: "A.swift")
    let answer = SourceAuditor.audit(SourceRequest(root: folder.path, files: ["A.swift"]))
    #expect(answer.diagnostics.map(\.id) == ["file-too-large"])
  }

  @Test("only the rules that are wanted run")
  func rules() {
    let text = Array("class A: UIView { func f() { label.textColor = .black } }".utf8)
    let some = SourceAuditor.audit([("A.swift", text)], only: ["forced-style"])
    #expect(some.findings == [])
    #expect(some.rules.map { $0.id } == ["forced-style"])
    let ids = SourceRuleRegistry.all.map { $0.id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("stale-layer-color"))
  }

  @Test("the result does not depend on the order of threads")
  func order() {
    let texts = (0..<40).map { number in
      (path: "\(number).swift", bytes: Array("class A { func f() { a.textColor = .black } }".utf8))
    }
    let first = SourceAuditor.audit(texts)
    for _ in 0..<3 { #expect(SourceAuditor.audit(texts).findings == first.findings) }
  }
}
