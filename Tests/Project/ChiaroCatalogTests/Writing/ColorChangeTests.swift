// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroCatalog

/// A color that changes keeps its notation: a change is as small as what changed.
@Suite("Changing a color in its notation")
struct ColorChangeTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var color: Color
    /// What takes whose place; nothing where the file stays as it is.
    var replacements: [(String, String)]
  }

  /// The notation of a generator that is not Xcode: numbers in a row, alpha without quotes.
  private static let foreign = ##"""
    { "info": {"version": 1}, "colors": [ { "idiom": "universal",
        "color": {"components": {"red": "54", "green": "31", "blue":"0", "alpha": 1},
          "future": [ ], "color-space": "srgb"} } ] }
    """##
  private static let hex = ##"""
    { "colors" : [ { "color" : { "color-space" : "srgb", "components" : {
      "alpha" : "1.000", "blue" : "0x0A", "green" : "0xFF", "red" : "0X3C" } },
      "idiom" : "universal" } ] }
    """##
  private static let decimals = ##"""
    { "colors" : [ { "color" : { "color-space" : "display-p3", "components" : {
      "red" : "0.500", "green" : ".25", "blue" : "1.000", "alpha" : "0.5" } },
      "idiom" : "universal" } ] }
    """##
  private static let withoutAlpha = ##"""
    { "colors" : [ { "color" : { "color-space" : "gray-gamma-22", "components" : {
      "white" : 0.5 } }, "idiom" : "universal" } ] }
    """##

  static let changes = [
    Change(
      testDescription: "whole numbers", before: foreign,
      color: Color(SRGB8(red: 54, green: 102, blue: 153)),
      replacements: [("\"31\"", "\"102\""), ("\"0\"", "\"153\"")]),
    Change(
      testDescription: "whole numbers, and one that is none; a number without quotes",
      before: foreign, color: Color(.sRGB, 54.0 / 255, 31.0 / 255, 0.3, alpha: 0.75),
      replacements: [("\"0\"", "\"0.300\""), ("\"alpha\": 1", "\"alpha\": 0.750")]),
    Change(
      testDescription: "hexadecimal numbers", before: hex,
      color: Color(SRGB8(red: 60, green: 15, blue: 10)), replacements: [("0xFF", "0x0F")]),
    Change(
      testDescription: "hexadecimal numbers, and one that none is", before: hex,
      color: Color(.sRGB, 0.1, 1, 10.0 / 255), replacements: [("0X3C", "0.100")]),
    Change(
      testDescription: "decimals, also where a byte would do", before: decimals,
      color: Color(.displayP3, 0.5, 1, 0, alpha: 0.5),
      replacements: [("\".25\"", "\"1.000\""), ("\"blue\" : \"1.000\"", "\"blue\" : \"0.000\"")]),
    Change(
      testDescription: "nothing", before: decimals,
      color: Color(.displayP3, 0.5, 0.25, 1, alpha: 0.5), replacements: []),
    Change(
      testDescription: "a gray without alpha", before: withoutAlpha,
      color: Color(.grayGamma22, 0.25, 0, 0), replacements: [("0.5", "0.250")]),
  ]

  @Test("only what changes takes another value, of the same kind", arguments: changes)
  func minimal(_ change: Change) throws {
    var editor = ContentsEditor(try Self.document(change.before))
    let isSet = editor.changeColor(change.color, for: EntrySlot("universal"))
    #expect(isSet)
    let wanted = change.replacements.reduce(change.before) {
      $0.replacing($1.0, with: $1.1, maxReplacements: 1)
    }
    #expect(editor.text == wanted)
    let entry = try #require(ColorSet(contents: try Self.document(editor.text)).entries.first)
    guard case .color(let color) = entry.value else {
      Issue.record("no color: \(editor.text)")
      return
    }
    for (one, other) in zip(color.channelValues, change.color.channelValues) {
      #expect(Float(one) == Float(other))
    }
    #expect(Float(color.alpha) == Float(change.color.alpha))
  }

  @Test(
    "a color in another space, without a part or with more of them is set as a whole",
    arguments: [
      foreign.replacing("\"srgb\"", with: "\"display-p3\""),
      foreign.replacing("\"green\"", with: "\"grün\""),
      foreign.replacing("\"red\": \"54\"", with: "\"red\": \"54\", \"red\": \"55\""),
      foreign.replacing("\"54\"", with: "\"many\""),
      foreign.replacing("\"components\"", with: "\"parts\""),
      ##"{ "colors": [ { "idiom": "universal", "color": { "reference": "systemRed" } } ] }"##,
      ##"{ "colors": [ { "idiom": "universal" } ] }"##, ##"{ "colors": [ ] }"##,
    ])
  func whole(_ text: String) throws {
    let color = Color(SRGB8(red: 1, green: 2, blue: 3))
    var changed = ContentsEditor(try Self.document(text))
    var set = changed
    changed.changeColor(color, for: EntrySlot("universal"))
    set.setColor(color, for: EntrySlot("universal"))
    #expect(changed.text == set.text)
    #expect(changed.text.contains("\"0x02\""))
  }

  private static func document(_ text: String) throws -> JSONDocument {
    try #require(JSONDocument.read(Array(text.utf8), file: "Contents.json").document)
  }
}
