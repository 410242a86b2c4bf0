// SPDX-License-Identifier: MIT

import ChiaroFindings
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What Jenkins and GitLab would complain about in a report of tests.
///
/// There is no schema of this format but those that its readers made for themselves; what they
/// agree on is checked here.
enum JUnitSyntax {
  static func problems(_ text: String) -> [String] {
    let document: XMLDocument
    do {
      document = try XMLDocument(xmlString: text)
    } catch {
      return ["not well-formed: \(error)"]
    }
    guard let root = document.rootElement(), root.name == "testsuites" else {
      return ["no testsuites"]
    }
    let suites = root.elements(forName: "testsuite")
    return (suites.count == 1 ? [] : ["\(suites.count) suites"])
      + suites.flatMap(suiteProblems) + unknownElements(root)
  }

  private static func suiteProblems(_ suite: XMLElement) -> [String] {
    let cases = suite.elements(forName: "testcase")
    let failing = cases.filter { !$0.elements(forName: "failure").isEmpty }
    var problems: [String] = []
    if number(suite, "tests") != cases.count { problems.append("tests is not how many there are") }
    if number(suite, "failures") != failing.count { problems.append("failures is another number") }
    let names = cases.map { "\(word($0, "classname")).\(word($0, "name"))" }
    if Set(names).count != names.count { problems.append("two cases of one name") }
    if names.contains(where: { $0.hasSuffix(".") || $0.hasPrefix(".") }) {
      problems.append("a case without a name")
    }
    for failure in failing.flatMap({ $0.elements(forName: "failure") }) {
      if failure.stringValue?.isEmpty != false { problems.append("a failure without words") }
    }
    return problems
  }

  private static let allowed: [String: Set<String>] = [
    "testsuites": ["name", "tests", "failures", "errors"],
    "testsuite": ["name", "tests", "failures", "errors", "skipped"],
    "testcase": ["classname", "name"],
    "failure": ["type", "message"],
    "error": ["type", "message"],
    "system-out": [],
  ]

  /// Elements and attributes that no reader knows, which is what injected markup would be.
  private static func unknownElements(_ element: XMLElement) -> [String] {
    let name = element.name ?? ""
    guard let attributes = allowed[name] else { return ["unknown element \(name)"] }
    let unknown = (element.attributes ?? []).compactMap(\.name).filter { !attributes.contains($0) }
    let inner = (element.children ?? []).compactMap { $0 as? XMLElement }
    return unknown.map { "unknown attribute \($0) of \(name)" } + inner.flatMap(unknownElements)
  }

  private static func word(_ element: XMLElement, _ name: String) -> String {
    element.attribute(forName: name)?.stringValue ?? ""
  }

  private static func number(_ element: XMLElement, _ name: String) -> Int? {
    Int(word(element, name))
  }
}
