// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// What is written, and that it reads back the same.
@Suite("Writing JSON")
struct JSONWritingTests {
  static let sample: JSON = [
    "colors": [], "info": ["author": "xcode", "version": 1], "nothing": [:], "on": true,
    "size": .number(0.5), "text": "a\"b\\c\nd\te\u{1}\u{2028}/é", "none": .null,
  ]

  @Test("Xcode's layout")
  func xcodeLayout() {
    #expect(
      Self.sample.text(.xcode) == #"""
        {
          "colors" : [

          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "nothing" : {

          },
          "on" : true,
          "size" : 0.5,
          "text" : "a\"b\\c\nd\te\u0001\u2028/é",
          "none" : null
        }
        """#)
  }

  @Test("the pretty and the compact layout")
  func otherLayouts() {
    #expect(
      Self.sample.text(.pretty) == #"""
        {
          "colors": [],
          "info": {
            "author": "xcode",
            "version": 1
          },
          "nothing": {},
          "on": true,
          "size": 0.5,
          "text": "a\"b\\c\nd\te\u0001\u2028/é",
          "none": null
        }
        """#)
    #expect(
      Self.sample.text(.compact)
        == #"{"colors":[],"info":{"author":"xcode","version":1},"nothing":{},"on":true,"size":0.5,"#
        + #""text":"a\"b\\c\nd\te\u0001\u2028/é","none":null}"#)
  }

  @Test(
    "numbers in their shortest spelling, and null for those that JSON lacks",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.1, "0.1"), (1e14, "100000000000000"),
      (1e15, "1000000000000000.0"), (1e300, "1e+300"), (1e-7, "1e-07"), (.infinity, "null"),
      (.nan, "null"),
      (1.0 / 3, "0.3333333333333333"),
    ])
  func numbers(_ value: Double, _ text: String) throws {
    #expect(JSON.number(value).text() == text)
    guard value.isFinite else { return }
    let root = try #require(JSONDocument.read(Array(text.utf8), file: "").document).root
    #expect(root.number == value)
  }

  @Test("a new name goes where it stands in the alphabet, an old one keeps its place")
  func settingMembers() {
    var json: JSON = ["colors": 1, "info": 2]
    json["display"] = 3
    #expect(json.text(.compact) == #"{"colors":1,"display":3,"info":2}"#)
    json["colors"] = 4
    json["properties"] = 5
    json["appearances"] = 6
    #expect(
      json.text(.compact)
        == #"{"appearances":6,"colors":4,"display":3,"info":2,"properties":5}"#)
    json["display"] = nil
    json["missing"] = nil
    #expect(json["display"] == nil && json["colors"] == 4)
    var list: JSON = [1]
    list["a"] = 2
    #expect(list == [1] && list["a"] == nil)
  }

  @Test("a name keeps its own spelling until it is given another")
  func spellingOfNames() throws {
    let text = #"{"\u0069diom":1,"a\/b":2}"#
    let document = try #require(JSONDocument.read(Array(text.utf8), file: "").document)
    var json = JSON(document.root)
    #expect(json.text(.compact) == text)
    json["idiom"] = 3
    #expect(json.text(.compact) == #"{"\u0069diom":3,"a\/b":2}"#)
    guard case .object(var members) = json else { return }
    members[0].name = "scale"
    #expect(JSON.object(members).text(.compact) == #"{"scale":3,"a\/b":2}"#)
  }

  @Test("random trees come back the same from each layout")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 7)
    for turn in 0..<300 {
      let tree = JSON.random(&random, depth: 5)
      for layout in [JSON.Layout.xcode, .pretty, .compact] {
        let text = tree.text(layout)
        let reading = JSONDocument.read(Array(text.utf8), file: "")
        let root = try #require(reading.document, "\(turn): \(text)").root
        #expect(reading.diagnostics.isEmpty)
        #expect(root.equals(tree), "\(turn): \(text)")
        #expect(JSON(root).text(layout) == text)
      }
    }
  }
}

extension JSON {
  /// A tree whose objects have no name twice.
  static func random(_ random: inout SeededGenerator, depth: Int) -> JSON {
    switch random.index(under: depth == 0 ? 5 : 7) {
    case 0: return .null
    case 1: return .bool(random.once(in: 2))
    case 2: return .integer(Int(truncatingIfNeeded: random.next()))
    case 3: return .number(Double(bitPattern: random.next()).finite)
    case 4: return .string(text(&random))
    case 5:
      return .array(
        (0..<random.index(under: 5)).map { _ in Self.random(&random, depth: depth - 1) })
    default:
      return .object(
        (0..<random.index(under: 5)).map { index in
          Member("\(index)" + text(&random), Self.random(&random, depth: depth - 1))
        })
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<random.index(under: 12) {
      let range: ClosedRange<UInt32> = random.pick([
        0...0x1F, 0x20...0x7E, 0x20...0x7E, 0x80...0x7FF, 0x2020...0x2030, 0x1_F600...0x1_F640,
      ])
      let value = range.lowerBound + UInt32(random.index(under: range.count))
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}

extension Double {
  /// The number itself, or 0.25 for those that JSON lacks.
  fileprivate var finite: Double { isFinite ? self : 0.25 }
}

extension JSONValue {
  /// Whether the value read is the one that was written.
  fileprivate func equals(_ json: JSON) -> Bool {
    switch json {
    case .null: kind == .null
    case .bool(let value): bool == value
    case .integer(let value): integer == value
    case .number(let value): number == value
    case .string(let text): string.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars)
    case .verbatim(let text): sourceText == text
    case .array(let items):
      kind == .array && elements.map { $0 }.count == items.count
        && zip(elements, items).allSatisfy { $0.equals($1) }
    case .object(let items):
      kind == .object && members.map { $0.name }.count == items.count
        && zip(members, items).allSatisfy {
          $0.name.equals(.string($1.name)) && $0.value.equals($1.value)
        }
    }
  }
}
