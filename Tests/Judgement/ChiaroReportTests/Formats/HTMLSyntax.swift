// SPDX-License-Identifier: MIT

import ChiaroFindings
import Foundation

@testable import ChiaroReport

/// What can be said about a page without a browser.
enum HTMLSyntax {
  static func problems(_ text: String) -> [String] {
    var problems: [String] = []
    if !text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n") { problems.append("no HTML") }
    problems += policyProblems(text)
    for (name, count) in [("script", 2), ("style", 2), ("main", 1), ("h1", 1), ("title", 1)] {
      let starts = ["<\(name)>", "<\(name) "].map { text.components(separatedBy: $0).count - 1 }
      if starts.reduce(0, +) != count {
        problems.append("not \(count) of \(name)")
      }
    }
    return problems + unknownElements(text)
  }

  /// The digests of a policy are those of the elements that are there.
  private static func policyProblems(_ text: String) -> [String] {
    ["style", "script"].flatMap { name in
      contents(of: name, in: text).compactMap { content in
        let digest = Base64.encode(SHA256.digest(Array(content.utf8)))
        return text.contains("'sha256-\(digest)'") ? nil : "no digest of a \(name)"
      }
    }
  }

  private static func contents(of name: String, in text: String) -> [String] {
    text.components(separatedBy: "<\(name)>").dropFirst().compactMap {
      $0.components(separatedBy: "</\(name)>").first
    }
  }

  private static let elements: Set = [
    "html", "head", "meta", "title", "link", "style", "script", "body", "a", "svg", "filter",
    "feColorMatrix", "feComposite", "circle", "path", "rect", "header", "p", "button", "aside",
    "div", "nav", "ul", "ol", "li", "form", "label", "input", "fieldset", "legend", "select",
    "option", "output", "span", "small", "main", "section", "h1", "h2", "h3", "h4", "figure",
    "figcaption", "b", "i", "q", "code", "em", "strong", "footer", "dl", "dt", "dd", "kbd", "wbr",
    "details", "summary", "pre",
  ]

  /// Elements that pages do not use, which is what injected markup would be.
  private static func unknownElements(_ text: String) -> [String] {
    let scripts = contents(of: "script", in: text)
    let markup = scripts.reduce(text) { $0.replacing($1, with: "") }
    let names = Set(markup.matches(of: #/<\/?([A-Za-z][A-Za-z0-9]*)/#).map { String($0.1) })
    return names.subtracting(elements).sorted().map { "unknown element \($0)" }
  }
}
