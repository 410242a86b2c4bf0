// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What the environment says about colors.
@Suite("Colors in a terminal")
struct ColorOutputTests {
  /// How much color is in an output.
  private enum Shade {
    case none, few, all

    init(_ text: String) {
      self = text.contains("\u{1B}[48;2;") ? .all : text.contains("\u{1B}[") ? .few : .none
    }
  }

  private static let audit = [
    "audit", "Examples/Tidepool", "--only", "low-contrast", "-q", "--all",
  ]

  private static let environments: [(variables: String, shade: String)] = [
    ("", "none"), ("COLORTERM=truecolor", "none"), ("FORCE_COLOR=1", "few"),
    ("FORCE_COLOR=", "few"),
    ("FORCE_COLOR=true COLORTERM=truecolor", "all"), ("FORCE_COLOR=1 COLORTERM=24bit", "all"),
    ("FORCE_COLOR=3", "all"), ("FORCE_COLOR=3 NO_COLOR=1", "all"), ("FORCE_COLOR=0", "none"),
    ("FORCE_COLOR=false COLORTERM=truecolor", "none"), ("FORCE_COLOR=1 TERM=dumb", "few"),
  ]

  private static let terminals: [(variables: String, shade: String)] = [
    ("TERM=xterm", "few"), ("TERM=xterm COLORTERM=truecolor", "all"),
    ("TERM=xterm NO_COLOR=", "few"), ("TERM=xterm NO_COLOR=1", "none"),
    ("TERM=dumb COLORTERM=truecolor", "none"), ("TERM=xterm FORCE_COLOR=0", "none"),
    ("TERM=dumb FORCE_COLOR=3", "all"),
  ]

  private static func variables(_ text: String) -> [String: String] {
    let pairs = text.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      uniqueKeysWithValues: pairs.map { ("\($0[0])", $0.count > 1 ? "\($0[1])" : "") })
  }

  @Test("what is no terminal is colored where that is forced", arguments: environments)
  func file(_ variables: String, _ shade: String) throws {
    let run = try Program(environment: Self.variables(variables)).run(Self.audit)
    #expect("\(Shade(run.output))" == shade)
  }

  @Test(
    "a terminal is colored as far as it can be, and wishes to be", .enabled(if: hasScript),
    arguments: terminals)
  func terminal(_ variables: String, _ shade: String) throws {
    let line = ([Program.path] + Self.audit).joined(separator: " ")
    let run = try Program(name: "/usr/bin/script", environment: Self.variables(variables))
      .run(["-qec", line, "/dev/null"])
    #expect("\(Shade(run.output))" == shade)
  }

  private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  @Test(
    "each command that prints a color shows it",
    arguments: [
      "resolve label --all", "explain systemRed", "contrast #777 white", "convert red --to oklch",
      "material light --over red", "palette", "resolve Brand/Coral --catalog Examples/Tidepool",
      "explain Brand/Coral --catalog Examples/Tidepool",
    ])
  func commands(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let plain = try Program().run(arguments)
    let colored = try Program(environment: ["FORCE_COLOR": "3"]).run(arguments)
    let swatch = #/(?:\u{1B}\[48;2;\d+;\d+;\d+m\u{A0}){2}\u{1B}\[0m\u{A0}(#[0-9A-F]{6,8})/#
    let shown = colored.output.matches(of: swatch).map { String($0.1) }
    #expect(shown == plain.output.matches(of: #/#[0-9A-F]{6,8}/#).map { String($0.0) })
    #expect(!shown.isEmpty)
  }

  @Test("machines get none, whatever is forced", arguments: ["json", "sarif", "markdown", "xcode"])
  func machines(_ format: String) throws {
    let run = try Program(environment: ["FORCE_COLOR": "3"]).run(Self.audit + ["-f", format])
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.count > 100)
  }
}
