// SPDX-License-Identifier: MIT

import CYaml

/// Looks at a configuration's YAML before any value is made of it.
///
/// Yams puts aliases in place and then compares keys, which takes exponential time where aliases
/// stand in keys. The events are those of the parser that Yams uses, so that nothing is seen here
/// in another way than there.
struct ConfigurationGate {
  /// How deeply lists and keys may be nested; a configuration needs three levels.
  static let depth = 16
  /// How many values, keys and ends of lists there may be.
  static let events = 50_000
  /// How long a text may be, in bytes.
  static let textLength = 4096

  /// What is open, and what comes next in it.
  private enum Container {
    case list
    case beforeKey
    case beforeValue
  }

  private var open: [Container] = []
  private var count = 0

  /// Refuses anchors, aliases, keys that are no texts, and what is too much.
  ///
  /// What is no YAML passes: the reader says why.
  ///
  /// - Throws: wrong usage, with the line and column
  static func check(_ text: String, _ path: String) throws {
    var gate = ConfigurationGate()
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    var text = text
    try text.withUTF8 { bytes in
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      var isLast = false
      while !isLast {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else { return }
        defer { yaml_event_delete(&event) }
        if let reason = gate.refusal(of: event) {
          let mark = event.start_mark
          throw Outcome.usage("\(path):\(mark.line + 1):\(mark.column + 1): \(reason)")
        }
        isLast = event.type == YAML_STREAM_END_EVENT
      }
    }
  }

  /// Why an event is refused, or nil.
  private mutating func refusal(of event: yaml_event_t) -> String? {
    count += 1
    if count > Self.events { return "more than \(Self.events) values (expected fewer)" }
    switch event.type {
    case YAML_ALIAS_EVENT: return Self.aliases
    case YAML_SCALAR_EVENT:
      return scalar(event.data.scalar.anchor, event.data.scalar.length)
    case YAML_SEQUENCE_START_EVENT:
      return begin(.list, event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT:
      return begin(.beforeKey, event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      open.removeLast()
      take()
      return nil
    default: return nil
    }
  }

  private static let aliases = "anchors and aliases are not supported (expected the value itself)"

  private mutating func scalar(_ anchor: UnsafeMutablePointer<UInt8>?, _ length: Int) -> String? {
    if anchor != nil { return Self.aliases }
    if length > Self.textLength {
      return "text of \(length) bytes (expected at most \(Self.textLength))"
    }
    take()
    return nil
  }

  private mutating func begin(
    _ container: Container, _ anchor: UnsafeMutablePointer<UInt8>?
  ) -> String? {
    if anchor != nil { return Self.aliases }
    if open.last == .beforeKey { return "a key that is not text" }
    open.append(container)
    return open.count > Self.depth ? "nested deeper than \(Self.depth) levels" : nil
  }

  /// Notes that a value or key is over: after a key comes a value.
  private mutating func take() {
    switch open.last {
    case .beforeKey: open[open.count - 1] = .beforeValue
    case .beforeValue: open[open.count - 1] = .beforeKey
    case .list, nil: break
    }
  }
}
