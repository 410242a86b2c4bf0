// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import ChiaroTokens
import Foundation
import Testing

/// Design tokens of others are read as the format of October 2025 says.
@Suite("Reading design tokens")
struct DTCGReaderTests {
  /// A file, and the colors in it by name, in light; what was reported by its identifiers.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var json: String
    var colors: [String: String]
    var reports: Set<String> = []

    init(_ words: String, _ json: String, _ colors: [String: String], _ reports: Set<String> = []) {
      (testDescription, self.json, self.colors, self.reports) = (words, json, colors, reports)
    }
  }

  private static let red = ##"{"colorSpace":"srgb","components":[1,0,0]}"##

  static let examples = [
    Example(
      "a type is inherited", ##"{"a":{"$type":"color","b":{"$value":\##(red)}}}"##,
      ["a/b": "#FF0000"]),
    Example(
      "an alias by name and by pointer",
      ##"{"a":{"$type":"color","$value":\##(red)},"b":{"$type":"color","$value":"{a}"},"c":{"$type":"color","$ref":"#/a/$value"},"d":{"$type":"color","$value":{"$ref":"#/a/$value"}}}"##,
      ["a": "#FF0000", "b": "{a}", "c": "{a}", "d": "{a}"]),
    Example(
      "a pointer to a component",
      ##"{"a":{"$type":"color","$value":\##(red)},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,{"$ref":"#/a/$value/components/0"},0]}}}"##,
      ["a": "#FF0000", "b": "#00FF00"]),
    Example(
      "a root token",
      ##"{"a":{"$root":{"$type":"color","$value":\##(red)},"b":{"$type":"color","$value":"{a.$root}"}}}"##,
      ["a": "#FF0000", "a/b": "{a}"]),
    Example(
      "a group is no token",
      ##"{"a":{"b":{"$type":"color","$value":\##(red)}},"c":{"$type":"color","$value":"{a}"}}"##,
      ["a/b": "#FF0000"], ["alias-unknown"]),
    Example(
      "a group extends another",
      ##"{"a":{"$type":"color","x":{"$value":"#ff0000"},"y":{"$value":"#00ff00"}},"b":{"$extends":"{a}","y":{"$value":"#0000ff"}}}"##,
      ["a/x": "#FF0000", "a/y": "#00FF00", "b/x": "#FF0000", "b/y": "#0000FF"]),
    Example(
      "groups that extend in a circle",
      ##"{"a":{"$extends":"{b}"},"b":{"$extends":"{a}","x":{"$type":"color","$value":"#ff0000"}}}"##,
      ["a/x": "#FF0000", "b/x": "#FF0000"], ["extends-cycle"]),
    Example(
      "aliases in a circle",
      ##"{"a":{"$type":"color","$value":"{b}"},"b":{"$type":"color","$value":"{a}"}}"##,
      [:], ["alias-cycle"]),
    Example(
      "other types are left out, and said so",
      ##"{"a":{"$type":"dimension","$value":{"value":4,"unit":"px"}},"b":{"$type":"color","$value":"#123456"}}"##,
      ["b": "#123456"], ["not-a-color"]),
    Example(
      "hues and percentages",
      ##"{"a":{"$type":"color","$value":{"colorSpace":"hsl","components":[120,100,50]}}}"##,
      ["a": "#00FF00"]),
    Example(
      "an unknown space and a missing component",
      ##"{"a":{"$type":"color","$value":{"colorSpace":"cmyk","components":[0,0,0]}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0]}}}"##,
      [:], ["value-malformed"]),
    Example(
      "Figma's aliases",
      ##"{"a":{"b":{"$type":"color","$value":\##(red)}},"c":{"$type":"color","$value":\##(red),"$extensions":{"com.figma.aliasData":{"targetVariableName":"a/b"}}}}"##,
      ["a/b": "#FF0000", "c": "{a/b}"]),
    Example(
      "sets and themes of Tokens Studio",
      ##"{"core":{"red":{"value":"#ff0000","type":"color"}},"dark":{"red":{"value":"#aa0000","type":"color"}},"$themes":[],"$metadata":{"tokenSetOrder":["core","dark"]}}"##,
      ["red": "#FF0000"]),
  ]

  @Test("values, references and groups", arguments: examples)
  func example(_ example: Example) {
    let reading = DTCGFormat.read([TokenFile("colors.tokens.json", example.json)])
    let colors = Dictionary(
      uniqueKeysWithValues: reading.palette.tokens.map { token in
        let value = token.value(for: TokenCell().query())
        return switch value {
        case .alias(let name)?: ("\(token.name)", "{\(name)}")
        case .color(let color)?: ("\(token.name)", color.color.hexText)
        default: ("\(token.name)", "nothing")
        }
      })
    #expect(colors == example.colors)
    #expect(Set(reading.diagnostics.map(\.id)) == example.reports)
  }

  @Test("groups that extend each other a million times over are bounded")
  func bomb() {
    let groups = (0..<20).map { level in
      "\"g\(level)\":{\"a\":{\"$extends\":\"{g\(level + 1)}\"},\"b\":{\"$extends\":\"{g\(level + 1)}\"}}"
    }
    let last = ##""g20":{"x":{"$type":"color","$value":"#ff0000"}}"##
    let text = "{\((groups + [last]).joined(separator: ","))}"
    let reading = DTCGFormat.read([TokenFile("bomb.tokens.json", text)])
    #expect(reading.diagnostics.contains { $0.id == "too-many-copies" })
  }

  @Test("what other tools keep with a token, and what is said of it, comes back")
  func annotations() throws {
    let text = ##"""
      {"a":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.5,0.1,"none"]},
      "$description":"Words","$deprecated":"Use b","$extensions":{"com.example":{"x":[1,2.50]}}}}
      """##
    let palette = DTCGFormat.read([TokenFile("a.tokens.json", text)]).palette
    let again = DTCGFormat.read(DTCGFormat.write(TokenSheet(palette)).files).palette
    let token = try #require(again.tokens.first)
    #expect(token.description == "Words")
    #expect(token.deprecation == .reason("Use b"))
    #expect(token.extensions == palette.tokens.first?.extensions)
    #expect(token.variants == palette.tokens.first?.variants)
    guard case .color(let color)? = token.variants.first?.value else { return }
    #expect(color.missing == 4)
  }

  @Test("a base file alone keeps what its notation says of other appearances")
  func baseAlone() throws {
    let catalog = "\(SourceTree.root)/Examples/Tidepool/Tidepool/Assets.xcassets"
    let palette = TokenPalette.read([try AssetCatalog(path: catalog)]).palette
    let base = DTCGFormat.write(TokenSheet(palette)).files[0]
    let back = DTCGFormat.read([base]).palette
    for token in palette.tokens {
      #expect(back[token.name]?.variants == token.variants, "\(token.name)")
    }
  }

  @Test("an edited value wins over the notation of the catalog that the file carries")
  func edited() throws {
    let sheet = TokenSheet(SamplePalette.palette)
    var files = DTCGFormat.write(sheet).files
    let text = String(decoding: files[0].bytes, as: UTF8.self)
    let mac = try #require(text.range(of: "\"Mac Only\""))
    let components = try #require(text[mac.upperBound...].range(of: "0.2,"))
    files[0].bytes = Array(text.replacingCharacters(in: components, with: "1,").utf8)
    let token = try #require(DTCGFormat.read(files).palette[TokenName("Mac Only")])
    let value = token.value(for: TokenCell().query())
    #expect(value == .color(TokenColor(Color(.sRGB, 1, 0.2, 0.2))))
    #expect(token.variants.contains { $0.slot.idiom == .mac && $0.value != value })
  }
}
