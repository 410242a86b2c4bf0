// SPDX-License-Identifier: MIT

#if CHIARO_YAML
  import CYAML

  /// Makes nodes of the parser's events, and refuses what exceeds the limits.
  struct YAMLBuilder {
    /// An open sequence or mapping; `nodes` holds the keys and values of a mapping in turn.
    private struct Container {
      var isMapping: Bool
      var mark: yaml_mark_t
      var anchor: String?
      var nodes: [YAMLNode] = []

      var expectsKey: Bool { isMapping && nodes.count.isMultiple(of: 2) }
    }

    private let limits: YAMLReader.Limits
    private var open: [Container] = []
    private var anchors: [String: YAMLNode] = [:]
    private var total = 0
    private var documents = 0
    /// The node of the text's one document; nil while there is none.
    private(set) var root: YAMLNode?

    init(_ limits: YAMLReader.Limits) { self.limits = limits }

    mutating func take(_ event: yaml_event_t) throws(YAMLError) {
      let mark = event.start_mark
      try count(1, mark)
      switch event.type {
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        try check(documents == 1, "a second document begins here (expected only one)", mark)
      case YAML_ALIAS_EVENT: try refer(to: event.data.alias.anchor, mark)
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        try add(UnsafeBufferPointer(start: scalar.value, count: scalar.length), scalar.anchor, mark)
      case YAML_SEQUENCE_START_EVENT:
        try begin(isMapping: false, event.data.sequence_start.anchor, mark)
      case YAML_MAPPING_START_EVENT:
        try begin(isMapping: true, event.data.mapping_start.anchor, mark)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try end()
      default: break
      }
    }

    // MARK: Events

    private static let aliases = "anchors and aliases are not supported (expected the value itself)"

    private mutating func refer(
      to anchor: UnsafeMutablePointer<UInt8>?, _ mark: yaml_mark_t
    ) throws(YAMLError) {
      try check(limits.readsAliases, Self.aliases, mark)
      guard let node = try name(anchor, mark).flatMap({ anchors[$0] }) else {
        throw error("the alias names an anchor that is not defined above", mark)
      }
      try check(open.last?.expectsKey != true || node.text != nil, Self.noTextKey, mark)
      // An alias of aliases doubles what is there with each line.
      try count(node.count, mark)
      add(node, anchor: nil)
    }

    private mutating func add(
      _ bytes: UnsafeBufferPointer<UInt8>, _ anchor: UnsafeMutablePointer<UInt8>?,
      _ mark: yaml_mark_t
    ) throws(YAMLError) {
      let anchor = try name(anchor, mark)
      try check(
        bytes.count <= limits.textLength,
        "the text has \(bytes.count) bytes (expected at most \(limits.textLength))", mark)
      add(node(.scalar(String(decoding: bytes, as: UTF8.self)), mark, 1), anchor: anchor)
    }

    private static let noTextKey = "the key is not text"

    private mutating func begin(
      isMapping: Bool, _ anchor: UnsafeMutablePointer<UInt8>?, _ mark: yaml_mark_t
    ) throws(YAMLError) {
      let anchor = try name(anchor, mark)
      try check(open.last?.expectsKey != true, Self.noTextKey, mark)
      try check(open.count < limits.depth, "nested deeper than \(limits.depth) levels", mark)
      open.append(Container(isMapping: isMapping, mark: mark, anchor: anchor))
    }

    private mutating func end() throws(YAMLError) {
      guard let container = open.popLast() else { return }
      let content =
        container.isMapping
        ? YAMLNode.Content.mapping(try members(container.nodes)) : .sequence(container.nodes)
      let size = container.nodes.reduce(1) { $0 + $1.count }
      add(node(content, container.mark, size), anchor: container.anchor)
    }

    private mutating func add(_ node: YAMLNode, anchor: String?) {
      if let anchor { anchors[anchor] = node }
      if open.isEmpty { root = node } else { open[open.count - 1].nodes.append(node) }
    }

    // MARK: Mappings

    private typealias Member = (key: YAMLNode, value: YAMLNode)

    /// The members of a mapping, and those that it merges from others (`<<`).
    private func members(_ nodes: [YAMLNode]) throws(YAMLError) -> [Member] {
      var members: [Member] = []
      var merged: [Member] = []
      var keys: Set<String> = []
      for index in stride(from: 0, to: nodes.count - 1, by: 2) {
        let (key, value) = (nodes[index], nodes[index + 1])
        let name = key.text ?? ""
        if name == "<<", limits.readsAliases {
          merged += (value.items ?? [value]).flatMap { $0.members ?? [] }
          continue
        }
        guard keys.insert(name).inserted else {
          let shown = String(name.unicodeScalars.prefix(80))
          throw YAMLError(
            reason: "the key \(shown) is given twice", line: key.line, column: key.column)
        }
        members.append((key, value))
      }
      return members + merged.filter { keys.insert($0.key.text ?? "").inserted }
    }

    // MARK: Pieces

    private func name(
      _ anchor: UnsafeMutablePointer<UInt8>?, _ mark: yaml_mark_t
    ) throws(YAMLError) -> String? {
      guard let anchor else { return nil }
      try check(limits.readsAliases, Self.aliases, mark)
      return String(cString: anchor)
    }

    private func node(_ content: YAMLNode.Content, _ mark: yaml_mark_t, _ count: Int) -> YAMLNode {
      YAMLNode(content: content, line: mark.line + 1, column: mark.column + 1, count: count)
    }

    private mutating func count(_ nodes: Int, _ mark: yaml_mark_t) throws(YAMLError) {
      total += nodes
      try check(total <= limits.count, "more than \(limits.count) values", mark)
    }

    private func check(
      _ holds: Bool, _ reason: @autoclosure () -> String, _ mark: yaml_mark_t
    ) throws(YAMLError) {
      if !holds { throw error(reason(), mark) }
    }

    private func error(_ reason: String, _ mark: yaml_mark_t) -> YAMLError {
      YAMLError(reason: reason, line: mark.line + 1, column: mark.column + 1)
    }
  }
#endif
