// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroDrawnSource

/// Code in files of a folder, drawn as `chiaro-screens` draws it.
@MainActor
struct DrawnCode {
  /// What was told, as JSON reads it back.
  let answer: JSONValue

  /// Draws files by their names.
  init(
    _ files: [String: [UInt8]], kind: CodeRequest.Kind = .source, preview: String? = nil,
    others: [String: [UInt8]] = [:], writesPictures: Bool = false
  ) throws {
    let folder = try TemporaryFolder()
    for (name, bytes) in files.merging(others, uniquingKeysWith: { $1 }) {
      try folder.write(bytes, to: name)
    }
    var request = CodeRequest(
      root: folder.path, sources: files.keys.sorted(),
      output: writesPictures ? "\(folder.path)/out" : nil)
    request.kind = kind
    request.preview = preview
    let text = SourceScreens(request).answer().text(.compact)
    answer = try #require(JSONDocument.read(Array(text.utf8), file: "answer").document?.root)
  }

  /// Draws the only preview of a body of views, after declarations.
  init(
    _ views: String, _ declarations: String = "", writesPictures: Bool = false
  ) throws {
    let code = "import SwiftUI\n\(declarations)\n#Preview {\n\(views)\n}\n"
    try self.init(["Code.swift": Array(code.utf8)], writesPictures: writesPictures)
  }

  var files: [JSONValue] { (answer["files"]?.elements).map { Array($0) } ?? [] }
  var screens: [JSONValue] {
    files.flatMap { ($0["screens"]?.elements).map { Array($0) } ?? [] }
  }
  var diagnostics: [String] {
    files.flatMap { ($0["diagnostics"]?.elements).map { Array($0) } ?? [] }.map {
      "\($0["line"]?.integer ?? 0) \($0["id"]?.string ?? "")"
    }
  }
  var names: [String] { screens.compactMap { $0["name"]?.string } }

  private var views: [JSONValue] {
    screens.flatMap { ($0["views"]?.elements).map { Array($0) } ?? [] }
  }

  /// The texts that are seen, in order.
  var texts: [String] { views.compactMap { $0["text"]?.string } }
  /// The colors of texts and shapes in light, in order.
  var colors: [String] { views.compactMap { $0["colors"]?["color"]?["light"]?.string } }
  /// The frames of what has a color and no text, in order.
  var colorFrames: [[Double]] {
    views.filter { $0["colors"]?["color"] != nil && $0["text"]?.string == nil }
      .map { $0["inWindow"]?.elements.map { $0.number ?? 0 } ?? [] }
  }
  /// The lines of the expressions that made texts.
  var textLines: [Int] {
    views.filter { $0["text"]?.string != nil }.compactMap { $0["line"]?.integer }
  }
  /// Whether nothing is seen in each of the pictures that were written.
  var isBlank: [Bool] {
    screens.flatMap { screen -> [JSONValue] in
      (screen["pictures"]?.elements).map { Array($0) } ?? []
    }.map { $0["isBlank"]?.bool ?? true }
  }
  /// What was assumed.
  var assumed: [String] {
    screens.flatMap { ($0["assumed"]?.elements).map { Array($0) } ?? [] }.compactMap {
      $0["message"]?.string
    }
  }
}
