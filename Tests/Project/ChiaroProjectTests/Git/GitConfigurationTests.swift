// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroTestSupport
import Testing

/// Configurations of git's, read as git reads them.
@Suite("Git configurations")
struct GitConfigurationTests {
  typealias Setting = GitConfiguration.Setting

  /// A text and its settings, as `section|subsection|name|value`; nil for what git refuses.
  static let cases: [(text: String, settings: [String]?)] = [
    ("", []), ("# a\n; b\n", []), ("[core]\n\tbare = true\n", ["core||bare|true"]),
    ("[Core]BARE=1 [x]\n", ["core||bare|1 [x]"]), ("[x]k\n[y]k", ["x||k", "y||k"]),
    ("[filter \"A b\"]clean = c\n", ["filter|A b|clean|c"]), ("[a.B]k=v", ["a.b||k|v"]),
    ("[x \"a\\\"b\\\\c\\d\"]k=v", ["x|a\"b\\cd|k|v"]),
    ("[x]k = \" a \"  # c\n", ["x||k| a "]), ("[x]k=a;b\n", ["x||k|a"]), ("[x]k=\n", ["x||k|"]),
    ("[x]k = a \\\n b\n", ["x||k|a  b"]), ("[x]k=\\t\\n\\b\\\"\\\\", ["x||k|\t\n\u{8}\"\\"]),
    ("[x]k=\"a\\\nb\"", ["x||k|ab"]), ("[x]k\r\n", ["x||k"]), ("[x]k=a\r\n", ["x||k|a"]),
    ("\u{FEFF}[x]k=1\n", ["x||k|1"]), ("k = v\n", ["||k|v"]),
    ("[x]k=1\nk=2\n", ["x||k|1", "x||k|2"]),
    ("[x]k=b\\", ["x||k|b"]), ("[x]k-1=v", ["x||k-1|v"]),
    ("[x", nil), ("[]k=v", nil), ("[ x]k=v", nil), ("[x ]k=v", nil), ("[x \"a]k", nil),
    ("[x \"a\"b]\nk=v", nil), ("[x \"a\nb\"]k=v", nil), ("[x]1=2", nil), ("[x]k v", nil),
    ("[x]k=\"a\n", nil), ("[x]k=\\q", nil), ("[x]k_y=v", nil), ("[x]k # c\n", nil), ("[x]=v", nil),
    ("x]", nil), ("[x_y]k=v", nil),
  ]

  private static func read(_ bytes: [UInt8]) -> [String]? {
    (try? GitConfiguration(bytes))?.settings.map { setting in
      let text = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self) }
      return "\(setting.section)|\(setting.subsection.map(text) ?? "")|\(setting.name)"
        + (setting.value.map { "|" + text($0) } ?? "")
    }
  }

  @Test("a file has these settings or none", arguments: cases.map(\.text))
  func settings(_ text: String) throws {
    let expected = try #require(Self.cases.first { $0.text == text })
    #expect(Self.read(Array(text.utf8)) == expected.settings)
  }

  @Test("what cannot be read is refused with its line, and so is a NUL")
  func lines() {
    for (text, line) in [("[x]\nk=v\n!", 3), ("[x]\nk=v\n\0", 3), ("\n\n[x]k=\\q", 3), ("=", 1)] {
      let error = #expect(throws: GitConfiguration.SyntaxError.self) {
        try GitConfiguration(Array(text.utf8))
      }
      #expect(error?.line == line, "\(text)")
    }
  }

  @Test("the last of several counts, and names in quotes are others'")
  func last() throws {
    let file = try GitConfiguration(Array("[a]k=1\n[a \"b\"]k=2\n[A]K=3\n[a]j".utf8))
    #expect(file.last("a", "k")?.value == [UInt8(ascii: "3")])
    #expect(file.last("a", "j") == Setting("a", "j", nil) && file.last("b", "k") == nil)
  }

  @Test("settings of any bytes are read back as they are written")
  func written() throws {
    let odd: [UInt8] = [0xFF, 0x22, 0x5C, 0x20, 0x23, 0x3B, 0x0D, 0x09]
    let settings = [
      Setting("filter", subsection: odd, "clean", odd + [0x0A] + odd), Setting("a", "b", nil),
      Setting("a", "b", []), Setting("core", subsection: [], "x-1", [0x20]),
    ]
    #expect(try GitConfiguration(GitConfiguration.file(settings)).settings == settings)
  }

  @Test(
    "git reads the same names and values, and refuses the same files",
    .enabled(if: TestProgram.path(of: "git") != nil, "needs git"))
  func same() throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 36)
    let seeds = Self.cases.map { Array($0.text.utf8) }
    var (readable, refused) = (0, 0)
    for turn in 0..<160 {
      // Git before 2.46 makes one space of a tab inside of a value.
      var text: [UInt8] = []
      for _ in 0...(turn % 3) {
        let seed = seeds[generator.index(under: seeds.count)]
        text += ByteMutator.mutant(of: seed, seeds, &generator) + [0x0A]
      }
      // Git before 2.46 makes one space of a tab inside of a value.
      text.removeAll { [0, 0x09, 0x0D].contains($0) }
      try folder.write(text, to: "config")
      let run = try TestProgram(
        "git", ["config", "--file", folder.path("config"), "--no-includes", "--list", "--null"],
        output: .file(folder.path("out"))
      ).run()
      let own = (try? GitConfiguration(text))?.settings.map(Self.listed)
      #expect((own != nil) == (run == .status(0)), "\(text)")
      guard let own, run == .status(0) else {
        refused += 1
        continue
      }
      readable += 1
      #expect(folder.bytes("out") == Array(own.joined()), "\(text)")
    }
    #expect(readable > 20 && refused > 20, "\(readable) \(refused)")
  }

  /// A setting as `git config --list --null` prints it.
  private static func listed(_ setting: Setting) -> [UInt8] {
    var text = Array(setting.section.utf8)
    if !text.isEmpty { text.append(0x2E) }
    if let subsection = setting.subsection { text += subsection + [0x2E] }
    text += Array(setting.name.utf8)
    if let value = setting.value { text += [0x0A] + value }
    return text + [0]
  }
}
