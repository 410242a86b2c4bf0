// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation

/// A project of which a program for source text finds what a test states, as likely as it states:
/// nothing that is learned from judgements changes it.
struct JudgedProject {
  /// A finding that is stated.
  struct Stated: Sendable {
    var object: String
    var rule = "loud"
    var consequence = "unfinished"
    var guess = 0.8
    var evidence = "inferred"
    /// Whether its change is safe; nil for a finding without a change.
    var isSafe: Bool?

    /// A finding that costs much and is likely: 0.65 × 0.8.
    static let warning = Stated(object: "Warned", consequence: "stale")
    /// One that costs little and is likely: 0.35 × 0.8.
    static let note = Stated(object: "Noted")
    /// One that costs little and is unlikely: 0.35 × 0.05.
    static let unlikely = Stated(object: "Doubted", guess: 0.05)
    /// One that nobody sees: 0.22 × 0.9.
    static let upkeep = Stated(object: "Kept", rule: "tidy", consequence: "upkeep", guess: 0.9)

    fileprivate var json: JSON {
      var json: JSON = [
        "rule": .string(rule), "file": "View.swift", "line": 1, "column": 5,
        "object": .string(object), "message": .string("\(object) is loud"), "related": [],
        "judgement": [
          "consequence": .string(consequence), "guess": .number(guess),
          "evidence": .string(evidence), "considerations": [],
        ],
      ]
      if let isSafe {
        json["fix"] = [
          "description": "say it lower", "safe": .bool(isSafe),
          "patches": [
            [
              "file": "View.swift", "digest": "1f",
              "edits": [["start": 0, "end": 3, "text": "var"]],
            ]
          ],
        ]
      }
      return json
    }
  }

  let folder: TemporaryFolder
  private let program: Program

  /// Makes a project with findings.
  init(_ findings: Stated...) throws { try self.init(findings) }

  init(_ findings: [Stated]) throws {
    folder = try TemporaryFolder()
    program = Program(
      folder: folder.path, environment: ["CHIARO_SOURCE_AUDIT": folder.path("source-audit")])
    let rules = ["loud", "tidy"].map { id -> JSON in
      [
        "id": .string(id), "title": .string(id), "consequence": "stale", "guess": .number(0.8),
        "evidence": "inferred", "summary": "s", "reason": "r", "help": "h",
      ]
    }
    let answer: JSON = [
      "version": 1, "rules": .array(rules), "findings": .array(findings.map(\.json)),
      "diagnostics": [],
    ]
    try folder.write(answer.text(.compact), to: "answer.json")
    try folder.write("#!/bin/sh\ncat '\(folder.path("answer.json"))'\n", to: "source-audit")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("source-audit"))
    try folder.write("let a = 1\n", to: "App/View.swift")
  }

  /// Runs `chiaro audit App` with more arguments.
  func audit(_ arguments: String...) throws -> Program.Run {
    try run(["audit", "App"] + arguments)
  }

  func run(_ arguments: [String]) throws -> Program.Run { try program.run(arguments) }
}
