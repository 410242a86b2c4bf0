// SPDX-License-Identifier: MIT

extension Library {
  /// The nodes of a text in Markdown, for the libraries that read one: tuples, which have the
  /// fields of a node by name.
  static let parsedMarkdown: Function = { evaluator, arguments in
    let text = arguments.first.text ?? ""
    let nodes =
      arguments[1].truth == false ? Markdown.inline(text) : Markdown.document(text).children
    var count = 0
    let values = nodes.map { value(of: $0, &count) }
    try evaluator.take(count, arguments.place)
    return .array(values)
  }

  private static let fields = [
    "kind", "text", "info", "number", "isOn", "isTask", "isTight", "columns", "children",
  ]

  private static func value(of node: MarkNode, _ count: inout Int) -> Value {
    count += 1
    let children = node.children.map { value(of: $0, &count) }
    return .tuple(
      TupleValue(
        values: [
          .string(node.kind.rawValue), .string(node.text), .string(node.info), .int(node.number),
          .bool(node.isOn), .bool(node.isTask), .bool(node.isTight),
          .array(node.columns.map { .string($0.rawValue) }), .array(children),
        ], labels: fields))
  }
}
