// SPDX-License-Identifier: MIT

/// The pairs of text and background colors that the project declares or that colors' names suggest.
package struct ContrastPairs {
  struct Pair {
    var text: ColorSubject
    var background: ColorSubject
    var minimum: Double
  }

  private(set) var named: [Pair] = []
  private var paired: Set<String> = []

  init(_ catalog: CatalogSubject, _ declared: [AuditConfiguration.Pair]) {
    for pair in declared {
      add(pair.text, pair.background, pair.minimum, in: catalog)
    }
    for text in catalog.colors where !paired.contains(text.name) {
      for background in Self.partners(of: text.name) {
        add(text.name, background, 4.5, in: catalog)
      }
    }
  }

  /// Returns whether a text color has a background by declaration or by name.
  func isPaired(_ text: ColorSubject) -> Bool { paired.contains(text.name) }

  private mutating func add(
    _ text: String, _ background: String, _ minimum: Double, in catalog: CatalogSubject
  ) {
    guard text != background, let text = catalog.color(named: text),
      let background = catalog.color(named: background)
    else { return }
    named.append(Pair(text: text, background: background, minimum: minimum))
    paired.insert(text.name)
  }

  /// Returns the names of possible backgrounds for a text color, in the same namespace.
  package static func partners(of name: String) -> [String] {
    let cut = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let space = name[..<cut]
    let last = name[cut...]
    var partners: [String] = []
    if last.hasPrefix("on"), let first = last.dropFirst(2).first, first.isUppercase {
      let rest = last.dropFirst(2)
      partners += ["\(space)\(rest)", "\(space)\(first.lowercased())\(rest.dropFirst())"]
    }
    for (ending, other) in [("Text", "Background"), ("text", "background")]
    where last.hasSuffix(ending) && last.count > ending.count {
      partners.append("\(space)\(last.dropLast(ending.count))\(other)")
    }
    return partners
  }
}
