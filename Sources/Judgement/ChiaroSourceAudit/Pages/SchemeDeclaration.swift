// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Where a page or style sheet can declare its color scheme, and by what text; or why it cannot.
enum SchemeDeclaration: Sendable {
  case at(Int, String)
  case refused(String)

  private static let rule = ":root { color-scheme: light dark; }"

  /// Looks for the place; nil where there is none, as in a page without `<head>`.
  init?(_ bytes: [UInt8], isPage: Bool) {
    if isPage {
      guard let found = Self.inPage(bytes) else { return nil }
      self = found
    } else {
      self = Self.inStyleSheet(bytes)
    }
  }

  /// The change that declares the scheme.
  var fix: Fix {
    switch self {
    case .at(let place, let text):
      Fix("declare the color scheme", [FileEdit.replace(place..<place, text)])
    case .refused(let reason): Fix("declare the color scheme", obstacle: reason)
    }
  }

  private static func inStyleSheet(_ bytes: [UInt8]) -> Self {
    let sheet = StyleSheet(bytes)
    guard sheet.isWhole else { return .refused(StyleSheet.isBroken) }
    let place = sheet.placeOfFirstRule
    let lineBreak = LineBreak.near(place, in: bytes).rawValue
    let isFirst = !sheet.rules.contains { $0.range.upperBound <= place }
    if isFirst { return .at(place, rule + lineBreak + lineBreak) }
    return .at(
      place, lineBreak + lineBreak + rule + (sheet.hasText(behind: place) ? lineBreak : ""))
  }

  private static func inPage(_ bytes: [UInt8]) -> Self? {
    // Another program fills such a page, and takes some of it away.
    let isFilled =
      bytes.range(ofBytes: "<?php".utf8, ignoresCase: true) != nil
      || bytes.range(ofBytes: "<%".utf8) != nil
    if isFilled { return .refused("another program fills in the page") }
    do throws(PageReading.Failure) {
      let page = try PageReading(bytes)
      guard let place = page.placeOfScheme else { return nil }
      if isXML(bytes) && !page.hasWrittenRoot {
        return .refused("HTML and XML read the page differently")
      }
      let lineBreak = LineBreak.near(place, in: bytes).rawValue
      let end = isXML(bytes) ? " />" : ">"
      return .at(place, "\(lineBreak)<meta name=\"color-scheme\" content=\"light dark\"\(end)")
    } catch {
      return .refused(error.reason)
    }
  }

  /// Whether a page may be read as XML, in which every tag is closed.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(2_000)
    return start.range(ofBytes: "<?xml".utf8) != nil
      || start.range(ofBytes: "xhtml".utf8, ignoresCase: true) != nil
  }
}
