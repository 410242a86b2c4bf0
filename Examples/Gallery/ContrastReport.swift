// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroUIKit
import Foundation

/// How every text of the pages stands out, as JSON.
struct ContrastReport: Encodable {
  /// A text of a page in an appearance.
  struct Entry: Encodable {
    var page: String
    var appearance: String
    var text: String
    /// Left, top, width and height in pixels.
    var frame: [Int]
    /// By the colors alone, where the text stands on one flat color.
    var computed: Double?
    /// On the pixels; absent where nothing of the text is seen.
    var lowest: Double?
    var highest: Double?
  }

  /// A label of the tree of views whose text is not among the entries.
  struct Missing: Encodable {
    var page: String
    var appearance: String
    var text: String
  }

  var version = 1
  /// How far `lowest` and `highest` may be from `computed`, as a share of it.
  var tolerance = TextContrast.tolerance
  var texts: [Entry] = []
  var missing: [Missing] = []

  /// Adds what a page shows in an appearance.
  mutating func add(
    _ contrasts: [TextContrast], labels: [String], of page: GalleryPage,
    in appearance: GalleryAppearance
  ) {
    texts += contrasts.map { contrast in
      let frame = contrast.frame
      return Entry(
        page: page.name, appearance: appearance.fileName, text: contrast.text,
        frame: [frame.x, frame.y, frame.width, frame.height],
        computed: contrast.computed?.value, lowest: contrast.measured?.lowest.value,
        highest: contrast.measured?.highest.value)
    }
    let drawn = contrasts.map(\.text).joined(separator: "\n")
    missing += labels.filter { !drawn.contains($0) }.map {
      Missing(page: page.name, appearance: appearance.fileName, text: $0)
    }
  }

  /// The report as text; the same from the same pages.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension UIView {
  /// What the labels in this view say that are not hidden.
  var textsOfLabels: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = (self as? UILabel)?.text ?? ""
    return (own.isEmpty ? [] : [own]) + subviews.flatMap(\.textsOfLabels)
  }
}
