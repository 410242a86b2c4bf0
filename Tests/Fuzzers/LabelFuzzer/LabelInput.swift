// SPDX-License-Identifier: MIT

import ChiaroInterfaceBuilder
import ChiaroProject
import ChiaroSource

/// Bytes as the texts of a screen's labels: letters, marks, joiners and emoji, over and over.
struct LabelInput {
  var bytes: [UInt8]

  private static let pieces = [
    "a", " ", "é", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "漢", "ع", "ที่", "👨‍👩‍👧‍👦", "🏳️‍🌈",
    "👍🏽", "🇩🇪", "\u{E0067}", "\u{202E}", "\u{FFFC}", "\n", "&", "<", "\"", "a\u{20DD}", "क्ष", "👩‍❤️‍💋‍👨",
  ]

  /// The texts: a byte of 255 ends one; of two others the first is a piece, the second how often.
  var texts: [String] {
    bytes.split(separator: 255, maxSplits: 40, omittingEmptySubsequences: true).map { part in
      let part = Array(part)
      return stride(from: 0, to: part.count - 1, by: 2).map { place in
        let count =
          part[place + 1] < 200 ? Int(part[place + 1]) % 8 + 1 : 1 << (part[place + 1] & 11)
        return String(repeating: Self.pieces[Int(part[place]) % Self.pieces.count], count: count)
      }.joined()
    }
  }

  /// Traps when a text that is shown costs more than it may, or is cut without a word.
  func check() {
    let labels = texts.enumerated().map { index, text in
      "<label text=\"\(Self.escaped(text))\" id=\"l\(index)\"/>"
    }
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><subviews>\(labels.joined())</subviews></view></objects></document>
      """
    let document = InterfaceDocument.read(Array(file.utf8), file: "a.xib")
    let (shown, odd) = TextBudget.cut(document)
    precondition(shown.diagnostics.count == document.diagnostics.count, "the file is damaged")
    var cost = 0
    for index in texts.indices {
      let before = document.element(id: "l\(index)")?[attribute: "text"] ?? ""
      let after = shown.element(id: "l\(index)")?[attribute: "text"] ?? ""
      cost += TextBudget.cost(of: after)
      precondition(TextBudget.cost(of: after) <= TextBudget.ofText + 4, "a text costs too much")
      precondition(before == after || !odd.isEmpty, "cut without a word")
      precondition(before == after || before.hasPrefix(after.dropLast()), "another text")
    }
    precondition(cost <= TextBudget.ofScreen + texts.count * 64, "a screen costs too much")
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      default: String(scalar)
      }
    }.joined()
  }
}
