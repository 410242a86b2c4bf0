// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation
import Testing

@testable import ChiaroDesktop

/// What is stored, and what is read of what others stored.
@Suite("Stored settings")
struct AutoConfigurationTests {
  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try String(decoding: encoder.encode(value), as: UTF8.self)
  }

  @Test("a configuration is stored in words that people can read")
  func words() throws {
    let configuration = AutoConfiguration(
      setting: .auto, rules: AutoRules(schedule: .usual, agreement: .all), position: .berlin)
    let text = try Self.text(configuration)
    #expect(
      text == """
        {"position":{"latitude":52.5,"longitude":13.4},"rules":{"agreement":"all",\
        "followsAmbientLight":false,"followsSun":true,\
        "schedule":{"darkFrom":"20:00","lightFrom":"07:00"},"waitsForFullScreen":true},\
        "setting":"auto"}
        """)
    let read = try JSONDecoder().decode(AutoConfiguration.self, from: Data(text.utf8))
    #expect(read == configuration)
  }

  @Test("what is missing has its usual value")
  func missing() throws {
    let empty = try JSONDecoder().decode(AutoConfiguration.self, from: Data("{}".utf8))
    #expect(empty == AutoConfiguration())
    let auto = #"{"setting":"auto","rules":{},"later":1}"#
    let read = try JSONDecoder().decode(AutoConfiguration.self, from: Data(auto.utf8))
    #expect(read == AutoConfiguration(setting: .auto))
  }

  @Test("a hold is stored with its style and its time")
  func hold() throws {
    let hold = ManualChoice(style: .dark, since: Instant(secondsSince1970: 0))
    let text = try Self.text(hold)
    #expect(text == #"{"since":"1970-01-01T00:00:00Z","style":"dark"}"#)
    #expect(try JSONDecoder().decode(ManualChoice.self, from: Data(text.utf8)) == hold)
  }

  @Test(
    "what cannot be is not read",
    arguments: [
      #"{"setting":"dusk"}"#, #"{"position":{"latitude":91,"longitude":0}}"#,
      #"{"rules":{"schedule":{"darkFrom":"24:00","lightFrom":"07:00"}}}"#,
      #"{"rules":{"followsSun":"yes"}}"#, "[]",
    ])
  func nonsense(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AutoConfiguration.self, from: Data(text.utf8))
    }
  }

  @Test(
    "a hold of nonsense is not read",
    arguments: [
      #"{"since":"1970-01-01T00:00:00Z","style":"none"}"#, #"{"since":"today","style":"dark"}"#,
      #"{"style":"dark"}"#,
    ])
  func holdOfNonsense(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ManualChoice.self, from: Data(text.utf8))
    }
  }
}
