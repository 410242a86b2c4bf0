// SPDX-License-Identifier: MIT

/// Attributed texts as values whose runs and attributes code reads and sets.
///
/// A text is a list of pieces with the values of their attributes by name. An index is the number
/// of a character.
///
/// Apple counterpart: `AttributedString`, `AttributeContainer` · Source: the interface of
/// Foundation for Swift · Fidelity: approximate, indices of a part begin at zero
enum AttributedStringSource {
  static let library = LibrarySource(
    uses: [
      "AttributedString(markdown", "AttributeScopes", ".presentationIntent",
      "-> AttributedString {",
    ],
    code: container + text + runs + PresentationIntentSource.code,
    unless: "struct AttributedString:")

  private static let container = """
    protocol AttributedStringProtocol {}
    protocol AttributedStringKey {}
    protocol MarkdownDecodableAttributedStringKey: AttributedStringKey {}
    protocol AttributeScope {}
    enum AttributeScopes {}
    struct AttributeDynamicLookup {}

    func attributeName(_ key: Any) -> String {
      var name = String("\\(key)".split(separator: ".").last ?? "")
      for end in ["Attribute", "Key"] where name.hasSuffix(end) {
        name = String(name.dropLast(end.count))
      }
      return name.prefix(1).lowercased() + name.dropFirst()
    }

    @dynamicMemberLookup struct AttributeContainer {
      var values: [String: Any] = [:]
      init() {}
      init(values: [String: Any]) { self.values = values }
      init(_ attributes: [NSAttributedString.Key: Any]) {
        for (key, value) in attributes { values[attributeName(key)] = value }
      }
      subscript(dynamicMember name: String) -> Any? {
        get { values[name] }
        set { values[name] = newValue }
      }
      subscript<Key>(key: Key.Type) -> Any? {
        get { values[attributeName(key)] }
        set { values[attributeName(key)] = newValue }
      }
      mutating func merge(_ other: AttributeContainer) {
        for (name, value) in other.values { values[name] = value }
      }
      func merging(_ other: AttributeContainer) -> AttributeContainer {
        var all = self
        all.merge(other)
        return all
      }
    }

    struct AttributedPiece {
      var text: String
      var values: [String: Any]
    }

    typealias AttributedSubstring = AttributedString

    """

  private static let text = """
    @dynamicMemberLookup struct AttributedString:
      AttributedStringProtocol, ExpressibleByStringLiteral, CustomStringConvertible
    {
      struct MarkdownParsingOptions {
        enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
        var interpretedSyntax = InterpretedSyntax.full
        var failurePolicy = FailurePolicy.throwError
        var allowsExtendedAttributes = false
        var languageCode: String?
        var appliesSourcePositionAttributes = false
      }

      var pieces: [AttributedPiece] = []
      init() {}
      init(pieces: [AttributedPiece]) { self.pieces = pieces }
      init(stringLiteral text: String) { pieces = [AttributedPiece(text: text, values: [:])] }
      init(_ text: Any, attributes: AttributeContainer = AttributeContainer()) {
        if let other = text as? AttributedString {
          pieces = other.pieces
        } else {
          pieces = [AttributedPiece(text: "\\(text)", values: attributes.values)]
        }
      }
      init(
        markdown: String, including: Any? = nil, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
      ) {
        var builder = IntentBuilder()
        let isFull = options.interpretedSyntax == .full
        for node in parsedMarkdown(markdown, isFull) { builder.add(node, [], 0, nil) }
        pieces = builder.pieces
      }

      var characters: String { pieces.map(\\.text).joined() }
      var unicodeScalars: String { characters }
      var description: String { characters }
      var startIndex: Int { 0 }
      var endIndex: Int { characters.count }
      var isEmpty: Bool { pieces.isEmpty || characters.isEmpty }
      var runs: Runs { Runs(pieces) }

      subscript(dynamicMember name: String) -> Any? {
        get { pieces.first?.values[name] }
        set {
          for index in pieces.indices { pieces[index].values[name] = newValue }
        }
      }
      subscript(range: Range<Int>) -> AttributedString {
        get { AttributedString(pieces: parts(range)) }
        set {
          let before = parts(0..<range.lowerBound)
          let after = parts(range.upperBound..<endIndex)
          pieces = before + newValue.pieces + after
        }
      }

      private func parts(_ range: Range<Int>) -> [AttributedPiece] {
        var found: [AttributedPiece] = []
        var start = 0
        for piece in pieces {
          let end = start + piece.text.count
          let from = max(range.lowerBound, start)
          let to = min(range.upperBound, end)
          if from < to {
            let text = String(piece.text.dropFirst(from - start).prefix(to - from))
            found.append(AttributedPiece(text: text, values: piece.values))
          }
          start = end
        }
        return found
      }

      func range(of text: String) -> Range<Int>? {
        guard let found = characters.range(of: text) else { return nil }
        let start = characters.distance(from: characters.startIndex, to: found.lowerBound)
        return start..<(start + text.count)
      }
      func index(_ index: Int, offsetByCharacters count: Int) -> Int { index + count }
      mutating func append(_ other: AttributedString) { pieces += other.pieces }
      mutating func mergeAttributes(_ other: AttributeContainer) {
        for index in pieces.indices {
          for (name, value) in other.values { pieces[index].values[name] = value }
        }
      }
      mutating func setAttributes(_ other: AttributeContainer) {
        for index in pieces.indices { pieces[index].values = other.values }
      }
      func mergingAttributes(_ other: AttributeContainer) -> AttributedString {
        var copy = self
        copy.mergeAttributes(other)
        return copy
      }
      func settingAttributes(_ other: AttributeContainer) -> AttributedString {
        var copy = self
        copy.setAttributes(other)
        return copy
      }
      static func + (left: AttributedString, right: AttributedString) -> AttributedString {
        AttributedString(pieces: left.pieces + right.pieces)
      }
      static func += (left: inout AttributedString, right: AttributedString) {
        left.pieces += right.pieces
      }
    }

    """

  private static let runs = """
    extension AttributedString {
      @dynamicMemberLookup struct Run {
        var range: Range<Int>
        var attributes: AttributeContainer
        subscript(dynamicMember name: String) -> Any? { attributes.values[name] }
        subscript<Key>(key: Key.Type) -> Any? { attributes[key] }
      }

      struct Runs: RandomAccessCollection {
        var all: [Run] = []
        init(_ pieces: [AttributedPiece]) {
          var start = 0
          for piece in pieces where !piece.text.isEmpty {
            let end = start + piece.text.count
            all.append(Run(range: start..<end, attributes: AttributeContainer(values: piece.values)))
            start = end
          }
        }
        var startIndex: Int { 0 }
        var endIndex: Int { all.count }
        var count: Int { all.count }
        var isEmpty: Bool { all.isEmpty }
        var first: Run? { all.first }
        var last: Run? { all.last }
        var indices: Range<Int> { 0..<all.count }
        func makeIterator() -> IndexingIterator<[Run]> { all.makeIterator() }
        subscript(index: Int) -> Run { all[index] }
        subscript(path: KeyPath<Run, Any>) -> [(Any?, Range<Int>)] {
          var found: [(Any?, Range<Int>)] = []
          for run in all {
            let value = run[keyPath: path]
            if let last = found.last, last.0 == value {
              found[found.count - 1] = (value, last.1.lowerBound..<run.range.upperBound)
            } else {
              found.append((value, run.range))
            }
          }
          return found
        }
      }
    }

    """
}
