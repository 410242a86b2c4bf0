// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import Testing

@Suite("Answers about source files")
struct SourceAnswerTests {
  private static let root = "/project"
  private static let place = SourceLocation(file: "App/View.swift", line: 3, column: 5)

  private static var answer: SourceAnswer {
    var answer = SourceAnswer()
    answer.leftOut = [.tests: 2, .generated: 1]
    answer.pagesLeftOut = ["Help/a.html"]
    answer.assets = [
      AssetUses.Named(
        "Colors.xcassets/Ink.colorset",
        AssetUses.Use(
          count: 2, isTemplate: true, isPlain: true, roles: [.text, .shadow], places: [place],
          grounds: ["Colors.xcassets/Card.colorset"])),
      AssetUses.Named("Colors.xcassets/Old.colorset", AssetUses.Use(count: 0)),
    ]
    answer.pairs = [
      AssetUses.Pair(
        text: nil, fixed: .black, ground: "Colors.xcassets/Card.colorset", place: place),
      AssetUses.Pair(
        text: "Colors.xcassets/Ink.colorset", ground: nil, system: "label", place: place),
    ]
    answer.findsPictures = true
    answer.unmadeNibs = ["App/Row.xib"]
    answer.locks = [
      AppLock(target: "App", project: "App.xcodeproj", style: .dark, place: place)
    ]
    answer.objects = objects
    return answer
  }

  private static var objects: ObjectCode {
    var objects = ObjectCode()
    objects.isThere = true
    for (index, deed) in ObjectCode.Deed.allCases.enumerated() {
      objects.anywhere[deed] = ["a.\(index)", "“quoted”"]
    }
    var type = ObjectCode.Class()
    (type.isDeclared, type.hasFile, type.inheritsFromOthers) = (true, true, true)
    type.superclasses = ["Base"]
    type.deeds = [.gives: ["title.textColor"], .has: ["draws"]]
    objects.classes = ["Card": type, "Bare": ObjectCode.Class()]
    return objects
  }

  private func reading(_ json: JSON, about files: [String] = []) -> SourceAnswer? {
    SourceAnswer(Array(json.text(.compact).utf8), in: Self.root, about: files)
  }

  @Test("what is written is read, with places in the folder")
  func roundTrip() throws {
    let read = try #require(reading(Self.answer.json))
    #expect(read.leftOut == [.tests: 2, .generated: 1])
    #expect(read.pagesLeftOut == ["Help/a.html"] && read.unmadeNibs == ["App/Row.xib"])
    let place = SourceLocation(file: "/project/App/View.swift", line: 3, column: 5)
    let uses = try #require(read.assetUses)
    let ink = try #require(uses["Colors.xcassets/Ink.colorset"])
    #expect(ink.count == 2 && ink.isTemplate && ink.isPlain && ink.places == [place])
    #expect(ink.roles == [.text, .shadow] && ink.grounds == ["Colors.xcassets/Card.colorset"])
    #expect(uses["Colors.xcassets/Old.colorset"]?.count == 0)
    #expect(uses.findsPictures && uses.pairs.map(\.place) == [place, place])
    #expect(uses.pairs.map { $0.fixed?.hexText } == ["#000000", nil])
    #expect(uses.pairs.map(\.system) == [nil, "label"])
    #expect(read.objects == Self.objects)
    #expect(
      read.locks
        == [AppLock(target: "App", project: "App.xcodeproj", style: .dark, place: place)])
  }

  @Test("without assets nothing is said of their uses")
  func withoutAssets() throws {
    #expect(try #require(reading(SourceAnswer().json)).assetUses == nil)
    #expect(try #require(reading(SourceAnswer().json)).objects == nil)
    #expect(try #require(reading(SourceAnswer.stalled(["A.swift"]))).stalled == ["A.swift"])
  }

  @Test("another version is no answer")
  func version() {
    var json = Self.answer.json
    json["version"] = .integer(SourceAnswer.version + 1)
    #expect(reading(json) == nil)
    #expect(SourceAnswer(Array("[".utf8), in: Self.root) == nil)
  }

  @Test(
    "what a stranger may have written is left out",
    arguments: [
      ("assets", #"[{"set": "A", "count": -1}]"#), ("assets", #"[{"count": 1}]"#),
      ("locks", #"[{"target": "A", "project": "B", "style": "blue", "place": {"file": "a"}}]"#),
      (
        "locks",
        #"[{"target": "A", "project": "B", "style": "dark", "place": {"file": "../../a"}}]"#
      ),
      ("pairs", #"[{"place": {"file": "a"}}]"#), ("pairs", #"[{"ground": "A"}]"#),
    ])
  func hostile(_ member: String, _ value: String) throws {
    let text = #"{"version": 1, "assets": [], "\#(member)": \#(value)}"#
    let read = try #require(SourceAnswer(Array(text.utf8), in: Self.root))
    #expect(read.assets?.isEmpty != false && read.locks.isEmpty && read.pairs.isEmpty)
  }
}
