// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// The same text in other bytes: what is found, and where, is the same.
@Suite("Ends of lines and encodings")
struct EncodingTableTests {
  /// A file in which one thing is to be found.
  struct File: CustomTestStringConvertible, Sendable {
    var path: String
    var rule: String
    var line: Int
    var text: String

    var testDescription: String { path }
  }

  static let files = [
    File(
      path: "App/A.swift", rule: "fixed-color", line: 4,
      text: """
        // A comment.
        class A: UIView {
          func f() {
            label.textColor = .black
          }
        }

        """),
    File(
      path: "App/A.m", rule: "fixed-color", line: 4,
      text: """
        // A comment.
        @implementation A
        - (void)f {
          label.textColor = [UIColor blackColor];
        }
        @end

        """),
    File(
      path: "App/Info.plist", rule: "forced-style", line: 4,
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <key>UIUserInterfaceStyle</key>
          <string>Light</string>
        </dict>
        </plist>

        """),
    File(
      path: "App/App.xcconfig", rule: "forced-style", line: 3,
      text: """
        // A comment.
        PRODUCT_NAME = A
        INFOPLIST_KEY_UIUserInterfaceStyle = Light

        """),
  ]

  private static func found(_ file: File, _ bytes: [UInt8]) -> [String] {
    SourceAuditor.audit([(file.path, bytes)]).findings.filter { $0.standing > .unlikely }
      .map { "\($0.rule) \($0.location.line ?? 0)" }
  }

  /// Ways to write a text.
  private static let ways: [(name: String, write: @Sendable (String) -> [UInt8])] = [
    ("as it is", { Array($0.utf8) }),
    ("ends of Windows", { Array($0.replacing("\n", with: "\r\n").utf8) }),
    ("a mark at the start", { [0xEF, 0xBB, 0xBF] + Array($0.utf8) }),
    (
      "a mark, and ends of Windows",
      { [0xEF, 0xBB, 0xBF] + Array($0.replacing("\n", with: "\r\n").utf8) }
    ),
    ("no end of the last line", { Array($0.dropLast().utf8) }),
    ("tabs", { Array($0.replacing("  ", with: "\t").utf8) }),
    ("spaces at the ends", { Array($0.replacing("\n", with: "   \n").utf8) }),
    ("faces in the comment", { Array($0.replacing("comment", with: "👩‍👩‍👧 ü").utf8) }),
    (
      "a line separator in the comment", { Array($0.replacing("comment", with: "a\u{2028}b").utf8) }
    ),
    ("empty lines at the end", { Array(($0 + "\n\n\n").utf8) }),
    (
      "a byte of Latin-1 in the comment",
      { Array($0.utf8).replacing(Array("comment".utf8), with: [0xFC]) }
    ),
  ]

  @Test("bytes tell the same", arguments: files, Array(ways.indices))
  func same(_ file: File, _ way: Int) {
    let (name, write) = Self.ways[way]
    let found = Self.found(file, write(file.text))
    #expect(found == ["\(file.rule) \(file.line)"], "\(name)")
  }

  @Test("lines before move what is found by as many", arguments: files, [1, 7, 600])
  func moved(_ file: File, _ count: Int) {
    // A property list begins with its declaration.
    if file.path.hasSuffix("plist") { return }
    let bytes = Array((String(repeating: "\n", count: count) + file.text).utf8)
    #expect(Self.found(file, bytes) == ["\(file.rule) \(file.line + count)"])
  }

  @Test("other encodings are no text, and the next file is read", arguments: files, [false, true])
  func wide(_ file: File, _ isBig: Bool) {
    let wide = ([0xFEFF] + Array(file.text.utf16)).flatMap { unit in
      isBig
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let good = Self.files[0]
    let answer = SourceAuditor.audit([(file.path, wide), ("Good.swift", Array(good.text.utf8))])
    #expect(answer.findings.map(\.location.file) == ["Good.swift"])
  }

  @Test("a file that ends anywhere ends nothing", arguments: files)
  func cut(_ file: File) {
    let bytes = Array(file.text.utf8)
    for end in bytes.indices {
      let found = Self.found(file, Array(bytes[..<end]))
      #expect(found.count <= 1)
    }
  }
}
