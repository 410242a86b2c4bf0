// SPDX-License-Identifier: MIT

#if CHIARO_YAML
  import CYAML
#endif

/// Reads YAML within limits, by libyaml.
///
/// Source: YAML 1.1, as libyaml reads it; merge keys by yaml.org/type/merge.html
package enum YAMLReader {
  /// The limits of a text.
  package struct Limits: Sendable {
    /// The deepest nesting of sequences and mappings.
    package var depth = 16
    /// The largest number of values, keys and ends of lists.
    package var count = 50_000
    /// The longest scalar, in bytes.
    package var textLength = 4096
    /// Whether aliases stand for their anchors' values; if not, anchors are refused.
    package var readsAliases = false

    /// Limits for a configuration that people write by hand.
    package init() {}
  }

  /// Reads the one document of a text.
  ///
  /// - Parameters:
  ///   - text: the whole text
  ///   - limits: what it may contain
  /// - Returns: its node; nil for an empty text, or one of comments
  /// - Throws: the first reason to refuse the text: a fault of syntax, a key that is there twice or
  ///   is no text, another document, something that exceeds the limits, or no libyaml in this build
  package static func read(
    _ text: [UInt8], _ limits: Limits = Limits()
  ) throws(YAMLError) -> YAMLNode? {
    #if CHIARO_YAML
      var parser = yaml_parser_t()
      guard yaml_parser_initialize(&parser) == 1 else {
        throw YAMLError(reason: "out of memory", line: nil, column: nil)
      }
      defer { yaml_parser_delete(&parser) }
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      var result: Result<YAMLNode?, YAMLError> = .success(nil)
      text.withUnsafeBufferPointer { bytes in
        yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
        do throws(YAMLError) {
          result = .success(try root(&parser, text, limits))
        } catch {
          result = .failure(error)
        }
      }
      return try result.get()
    #else
      throw YAMLError(
        reason: "this program was built without libyaml, so it cannot read YAML", line: nil,
        column: nil)
    #endif
  }

  #if CHIARO_YAML
    private static func root(
      _ parser: inout yaml_parser_t, _ text: [UInt8], _ limits: Limits
    ) throws(YAMLError) -> YAMLNode? {
      var builder = YAMLBuilder(limits)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else { throw fault(of: parser, text) }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return builder.root }
        try builder.take(event)
      }
    }

    /// The parser's own words, with where the construct began that it was reading.
    private static func fault(of parser: yaml_parser_t, _ text: [UInt8]) -> YAMLError {
      var reason = parser.problem.map { String(cString: $0) } ?? "not valid YAML"
      if parser.error == YAML_READER_ERROR {
        let lines = text.prefix(parser.problem_offset).split(
          separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
        return YAMLError(reason: reason, line: lines.count, column: column)
      }
      if let context = parser.context {
        reason += " \(String(cString: context)) in line \(parser.context_mark.line + 1)"
      }
      let mark = parser.problem_mark
      return YAMLError(reason: reason, line: mark.line + 1, column: mark.column + 1)
    }
  #endif
}
