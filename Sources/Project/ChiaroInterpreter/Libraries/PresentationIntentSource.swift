// SPDX-License-Identifier: MIT

/// What a text in Markdown means, as attributes of its runs: blocks, and marks within them.
///
/// Apple counterpart: `PresentationIntent`, `InlinePresentationIntent` · Source: the interface of
/// Foundation for Swift · Fidelity: approximate
enum PresentationIntentSource {
  static let code = """
    struct PresentationIntent: Hashable {
      struct TableColumn: Hashable {
        enum Alignment { case left, center, right }
        var alignment: Alignment
      }
      enum Kind: Hashable {
        case paragraph
        case header(level: Int)
        case orderedList, unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote, thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
      }
      struct IntentType: Hashable {
        var kind: Kind
        var identity: Int
      }
      var components: [IntentType]
      var indentationLevel: Int {
        components.filter {
          switch $0.kind {
          case .orderedList, .unorderedList, .blockQuote: true
          default: false
          }
        }.count
      }
    }

    struct InlinePresentationIntent: OptionSet, Hashable {
      let rawValue: Int
      static let emphasized = InlinePresentationIntent(rawValue: 1)
      static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
      static let code = InlinePresentationIntent(rawValue: 4)
      static let strikethrough = InlinePresentationIntent(rawValue: 32)
      static let softBreak = InlinePresentationIntent(rawValue: 64)
      static let lineBreak = InlinePresentationIntent(rawValue: 128)
      static let inlineHTML = InlinePresentationIntent(rawValue: 256)
      static let blockHTML = InlinePresentationIntent(rawValue: 512)
    }

    struct IntentBuilder {
      var pieces: [AttributedPiece] = []
      private var count = 0

      private mutating func next(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
        count += 1
        return PresentationIntent.IntentType(kind: kind, identity: count)
      }

      private mutating func write(
        _ text: String, _ around: [PresentationIntent.IntentType], _ marks: Int, _ link: String?
      ) {
        var values: [String: Any] = [:]
        if !around.isEmpty { values["presentationIntent"] = PresentationIntent(components: around) }
        if marks != 0 {
          values["inlinePresentationIntent"] = InlinePresentationIntent(rawValue: marks)
        }
        if let link { values["link"] = URL(string: link) }
        pieces.append(AttributedPiece(text: text, values: values))
      }

      private mutating func addAll(
        _ nodes: [Any], _ around: [PresentationIntent.IntentType], _ marks: Int, _ link: String?
      ) {
        for node in nodes { add(node, around, marks, link) }
      }

      mutating func add(
        _ node: Any, _ around: [PresentationIntent.IntentType], _ marks: Int, _ link: String?
      ) {
        switch node.kind {
        case "paragraph": addAll(node.children, [next(.paragraph)] + around, marks, link)
        case "heading":
          addAll(node.children, [next(.header(level: node.number))] + around, marks, link)
        case "blockQuote": addAll(node.children, [next(.blockQuote)] + around, marks, link)
        case "list":
          let list = next(node.isOn ? .orderedList : .unorderedList)
          var ordinal = node.isOn ? node.number : 1
          for item in node.children {
            addAll(item.children, [next(.listItem(ordinal: ordinal)), list] + around, marks, link)
            ordinal += 1
          }
        case "codeBlock":
          let hint: String? = node.info.isEmpty ? nil : node.info
          write(node.text, [next(.codeBlock(languageHint: hint))] + around, marks, link)
        case "thematicBreak": write("⸻", [next(.thematicBreak)] + around, marks, link)
        case "table": addTable(node, around)
        case "htmlBlock": write(node.text, around, marks + 512, link)
        case "text": write(node.text, around, marks, link)
        case "softBreak": write(" ", around, marks + 64, link)
        case "lineBreak": write("\\n", around, marks + 128, link)
        case "code": write(node.text, around, marks + 4, link)
        case "html": write(node.text, around, marks + 256, link)
        case "emphasis": addAll(node.children, around, marks + 1, link)
        case "strong": addAll(node.children, around, marks + 2, link)
        case "strikethrough": addAll(node.children, around, marks + 32, link)
        case "link": addAll(node.children, around, marks, node.info)
        default: addAll(node.children, around, marks, link)
        }
      }

      private mutating func addTable(_ node: Any, _ around: [PresentationIntent.IntentType]) {
        let columns = node.columns.map { column in
          PresentationIntent.TableColumn(
            alignment: column == "center" ? .center : column == "right" ? .right : .left)
        }
        let table = next(.table(columns: columns))
        var row = 0
        for line in node.children {
          let part = next(line.isOn ? .tableHeaderRow : .tableRow(rowIndex: row))
          var column = 0
          for cell in line.children {
            let place = [next(.tableCell(columnIndex: column)), part, table] + around
            addAll(cell.children, place, 0, nil)
            column += 1
          }
          row += 1
        }
      }
    }

    """
}
