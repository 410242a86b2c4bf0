// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Configurations that are made to keep their reader busy: refused, with the place.
@Suite("Hostile configurations")
struct HostileConfigurationTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let aliases = "anchors and aliases are not supported"

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Texts, the place where they are refused, and words of the reason.
  static let bad: [(name: String, text: String, place: String, reason: String)] = [
    ("an anchor", "excluded: &a [x]\n", "1:11", aliases),
    ("an anchor of a text", "platform: &a ios\n", "1:11", aliases),
    ("an anchor of keys", "pairs:\n  - &a\n    text: a\n", "2:5", aliases),
    ("an anchor of a key", "&a platform: ios\n", "1:1", aliases),
    ("an anchor beside a quote", "{\"excluded\":&a [x]}\n", "1:13", aliases),
    ("an alias of nothing", "excluded: *a\n", "1:11", aliases),
    ("a merge", "<<: *a\n", "1:5", aliases),
    ("a bomb in values", bomb { "a\($0): [*b\($0 - 1), *b\($0 - 1)]" }, "1:4", aliases),
    (
      "a bomb in a key", bomb { "? {*b\($0 - 1): *b\($0 - 1), x: *b\($0 - 1)}\n: 1" }, "1:4",
      aliases
    ),
    ("a key that is a list", "? [a, b]\n: 1\n", "1:3", "key is not text"),
    ("a key that is keys", "{{a: b}: c}\n", "1:2", "key is not text"),
    ("a deep list", "excluded: \(repeated("[", 500))", "1:26", "nested deeper than 16 levels"),
    (
      "a bottomless list", "excluded: \(repeated("[", 100_000))", "1:26",
      "nested deeper than 16 levels"
    ),
    ("deep keys", repeated("{a: ", 100_000), "1:65", "nested deeper than 16 levels"),
    ("deep dashes", repeated("- ", 100_000), "1:33", "nested deeper than 16 levels"),
    ("deep questions", repeated("? ", 100_000), "1:3", "key is not text"),
    ("many values", "excluded: [\(repeated("a,", 60_000))]", "1:100002", "more than 50000 values"),
    ("a long text", "platform: \(repeated("1_", 3_000))\n", "1:11", "the text has 6000 bytes"),
    ("a long key", "? \"\(repeated("1:", 3_000))\"\n: 1\n", "1:3", "the text has 6000 bytes"),
    (
      "a folded text", "platform: >\n\(repeated("  a\n", 3_000))", "1:11", "the text has 6000 bytes"
    ),
    ("no YAML at all", repeated("\u{1}", 100), "1:1", "control characters"),
    ("many documents", repeated("---\n{}\n", 10_000), "3:1", "second document"),
    ("many marks", repeated("\u{FEFF}", 1_000) + ":", "1:2", "unknown key"),
  ]

  /// An anchor, and twenty lines of which each names the one before.
  private static func bomb(_ line: (Int) -> String) -> String {
    (0...20).map { number in
      number == 0 ? "x: &b0 [x]\n" : "b\(number): &b\(number)\n  \(line(number))\n"
    }.joined()
  }

  @Test("what takes more work than it says is refused", arguments: bad.map(\.name))
  func refused(_ name: String) throws {
    let subject = try #require(Self.bad.first { $0.name == name })
    try workspace.folder.write(subject.text, to: "App/.chiaro.yml")
    let run = try workspace.run("audit", "App")
    #expect(run.code == 2, "\(run.errors.prefix(300))")
    #expect(run.errors.contains(subject.reason), "\(run.errors.prefix(300))")
    let place = subject.place.isEmpty ? ".chiaro.yml: " : ".chiaro.yml:\(subject.place): "
    #expect(run.errors.contains(place), "\(run.errors.prefix(300))")
    #expect(run.errors.utf8.count < 5_000)
  }

  @Test(
    "stars and ampersands that are text are taken",
    arguments: [
      "excluded: ['*.x', \"&a\", Pods/**, a&b, 'a *b']\n", "# &a *b\nexcluded: [x] # &a\n",
      "suppressions:\n  - object: x\n    reason: salt &pepper *and more\n",
    ])
  func taken(_ text: String) throws {
    try workspace.folder.write(text + "fail_on: never\n", to: "App/.chiaro.yml")
    let run = try workspace.run("audit", "App")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("a configuration of more than a megabyte is refused by its size")
  func size() throws {
    try workspace.folder.write(Self.repeated("# x\n", 300_000), to: "App/.chiaro.yml")
    let run = try workspace.run("audit", "App")
    #expect(run.code == 3 && run.errors.contains("larger than 1048576 bytes"), "\(run.errors)")
  }

  @Test("what the fuzzer of configurations found is taken or refused", arguments: 0..<8)
  func corpus(_ part: Int) throws {
    let paths = FuzzCorpus.paths("ConfigurationFuzzer")
    #expect(paths.count > 50)
    try workspace.folder.makeFolder("Empty.xcassets")
    for (number, path) in paths.enumerated() where number % 8 == part {
      let run = try workspace.run("audit", "Empty.xcassets", "--config", path)
      #expect([0, 2, 3].contains(run.code), "\(path): \(run.code) \(run.errors.prefix(300))")
    }
  }
}
