// SPDX-License-Identifier: MIT

import Foundation

extension Library {
  private static func text(_ value: Value) -> String { value.text ?? "" }

  static let textProperties: [String: Property] = [
    "capitalized": { _, value in .string(text(value).capitalized) },
    "localizedCapitalized": { _, value in .string(text(value).capitalized) },
    "utf8": { _, value in
      .array(text(value).utf8.map { .sized(SizedInteger(type: .uint8, bits: Int($0))) })
    },
    "utf16": { _, value in .array(text(value).utf16.map { .int(Int($0)) }) },
    "unicodeScalars": { _, value in .array(text(value).unicodeScalars.map { .int(Int($0.value)) })
    },
    "count": { _, value in .int(text(value).count) },
    "isEmpty": { _, value in .bool(text(value).isEmpty) },
    // Identifiers are texts.
    "uuidString": { _, value in .string(text(value)) },
    "first": { _, value in text(value).first.map { Value.some(.character($0)) } ?? .nothing },
    "last": { _, value in text(value).last.map { Value.some(.character($0)) } ?? .nothing },
    "length": { _, value in .int(text(value).utf16.count) },
    "doubleValue": { _, value in .double(Double(text(value)) ?? 0) },
    "integerValue": { _, value in .int(Int(text(value)) ?? 0) },
    "lastPathComponent": { _, value in .string((text(value) as NSString).lastPathComponent) },
    "pathExtension": { _, value in .string((text(value) as NSString).pathExtension) },
  ]

  static let characterProperties: [String: Property] = [
    "isLetter": { _, value in .bool(text(value).first?.isLetter ?? false) },
    "isNumber": { _, value in .bool(text(value).first?.isNumber ?? false) },
    "isWholeNumber": { _, value in .bool(text(value).first?.isWholeNumber ?? false) },
    "isUppercase": { _, value in .bool(text(value).first?.isUppercase ?? false) },
    "isLowercase": { _, value in .bool(text(value).first?.isLowercase ?? false) },
    "isWhitespace": { _, value in .bool(text(value).first?.isWhitespace ?? false) },
    "isNewline": { _, value in .bool(text(value).first?.isNewline ?? false) },
    "isPunctuation": { _, value in .bool(text(value).first?.isPunctuation ?? false) },
    "isHexDigit": { _, value in .bool(text(value).first?.isHexDigit ?? false) },
    "isASCII": { _, value in .bool(text(value).first?.isASCII ?? false) },
    "asciiValue": { _, value in
      text(value).first?.asciiValue.map {
        Value.some(.sized(SizedInteger(type: .uint8, bits: Int($0))))
      } ?? .nothing
    },
    "wholeNumberValue": { _, value in
      text(value).first?.wholeNumberValue.map { Value.some(.int($0)) } ?? .nothing
    },
    "hexDigitValue": { _, value in
      text(value).first?.hexDigitValue.map { Value.some(.int($0)) } ?? .nothing
    },
  ]

  static let characterMethods: [String: Method] = [
    "uppercased": { _, cell, _ in .string(text(cell.value).uppercased()) },
    "lowercased": { _, cell, _ in .string(text(cell.value).lowercased()) },
  ]

  static let textMethods: [String: Method] = [
    "uppercased": { _, cell, _ in .string(text(cell.value).uppercased()) },
    "lowercased": { _, cell, _ in .string(text(cell.value).lowercased()) },
    "hasPrefix": { _, cell, arguments in
      .bool(text(cell.value).hasPrefix(text(arguments.first)))
    },
    "hasSuffix": { _, cell, arguments in
      .bool(text(cell.value).hasSuffix(text(arguments.first)))
    },
    "contains": { evaluator, cell, arguments in
      if let function = arguments.function {
        return try sequenceMethods["contains"]?(evaluator, cell, arguments)
          ?? .bool(function.parameters.isEmpty)
      }
      let part = text(arguments.first)
      return .bool(part.isEmpty || text(cell.value).contains(part))
    },
    "localizedCaseInsensitiveContains": { _, cell, arguments in
      .bool(text(cell.value).lowercased().contains(text(arguments.first).lowercased()))
    },
    "localizedStandardContains": { _, cell, arguments in
      .bool(text(cell.value).lowercased().contains(text(arguments.first).lowercased()))
    },
    "split": { evaluator, cell, arguments in
      try sequenceMethods["split"]?(evaluator, cell, arguments)
    },
    "components": { _, cell, arguments in
      if let separator = arguments["separatedBy"]?.text {
        return .array(text(cell.value).components(separatedBy: separator).map { .string($0) })
      }
      if let set = CharacterSets.set(of: arguments["separatedBy"]) {
        return .array(text(cell.value).components(separatedBy: set).map { .string($0) })
      }
      return .array(
        text(cell.value).split(whereSeparator: \.isWhitespace).map { .string(String($0)) })
    },
    "range": { _, cell, arguments in
      let search = TextSearch(text(arguments.first), options: arguments["options"])
      do {
        guard let range = try search.range(in: text(cell.value)) else { return .nothing }
        let (lower, upper) = (Value.int(range.lowerBound), Value.int(range.upperBound))
        return .some(.range(RangeValue(lower: lower, upper: upper, isClosed: false)))
      } catch is TextSearch.Failure {
        return .unknown(UnknownValue("range", .any, arguments.place))
      }
    },
    "replacingOccurrences": { evaluator, cell, arguments in
      let search = TextSearch(text(arguments.first), options: arguments["options"])
      let result =
        (try? search.replaced(
          in: text(cell.value), with: text(arguments["with"] ?? .string(""))))
        ?? text(cell.value)
      try evaluator.take(result.utf8.count, arguments.place)
      return .string(result)
    },
    "replacing": { evaluator, cell, arguments in
      let result = text(cell.value).replacingOccurrences(
        of: text(arguments.first), with: text(arguments["with"] ?? .string("")))
      try evaluator.take(result.utf8.count, arguments.place)
      return .string(result)
    },
    "trimmingCharacters": { _, cell, arguments in
      let set = CharacterSets.set(of: arguments["in"]) ?? .whitespacesAndNewlines
      return .string(text(cell.value).trimmingCharacters(in: set))
    },
    // What is encoded is not known.
    "data": { _, _, arguments in .unknown(UnknownValue("data", .any, arguments.place)) },
    "padding": { evaluator, cell, arguments in
      let length = arguments["toLength"]?.wholeNumber ?? 0
      try evaluator.take(length, arguments.place)
      return .string(
        text(cell.value).padding(
          toLength: Swift.max(0, length), withPad: text(arguments["withPad"] ?? .string(" ")),
          startingAt: 0))
    },
    "appending": { _, cell, arguments in .string(text(cell.value) + text(arguments.first)) },
    "append": { evaluator, cell, arguments in
      let more = text(arguments.first)
      try evaluator.take(more.utf8.count, arguments.place)
      guard case .string(var text) = cell.value else { return .void }
      cell.value = .void
      text += more
      cell.value = .string(text)
      return .void
    },
    "index": { evaluator, cell, arguments in
      let base = arguments.first.wholeNumber ?? 0
      if let offset = arguments["offsetBy"]?.wholeNumber { return .int(base + offset) }
      if arguments.label == "after" { return .int(base + 1) }
      if arguments.label == "before" { return .int(base - 1) }
      return nil
    },
    "distance": { _, _, arguments in
      .int((arguments["to"]?.wholeNumber ?? 0) - (arguments["from"]?.wholeNumber ?? 0))
    },
    "compare": { _, cell, arguments in .int(Order.compare(cell.value, arguments.first) ?? 0) },
    "removeAll": { evaluator, cell, arguments in
      var rest = ""
      if let isLeft = arguments.function {
        rest = try text(cell.value).filter {
          try !(evaluator.call(isLeft, [.character($0)]).truth ?? false)
        }
      }
      cell.value = .string(rest)
      return .void
    },
    "removeLast": { evaluator, cell, arguments in
      guard case .string(var text) = cell.value else { return nil }
      cell.value = .void
      let count = arguments.count > 0 ? arguments.first.wholeNumber ?? 0 : 1
      let last = text.last
      text.removeLast(Swift.min(Swift.max(0, count), text.count))
      cell.value = .string(text)
      return arguments.count > 0 ? .void : last.map { .character($0) } ?? .void
    },
    "removeFirst": { evaluator, cell, arguments in
      guard case .string(var text) = cell.value else { return nil }
      cell.value = .void
      let count = arguments.count > 0 ? arguments.first.wholeNumber ?? 0 : 1
      let first = text.first
      text.removeFirst(Swift.min(Swift.max(0, count), text.count))
      cell.value = .string(text)
      return arguments.count > 0 ? .void : first.map { .character($0) } ?? .void
    },
    "popLast": { _, cell, _ in
      guard case .string(var text) = cell.value else { return nil }
      let last = text.popLast()
      cell.value = .string(text)
      return last.map { Value.some(.character($0)) } ?? .nothing
    },
    "insert": { _, cell, arguments in
      guard case .string(let text) = cell.value else { return nil }
      var characters = Array(text)
      let place = arguments["at"]?.wholeNumber ?? 0
      guard place >= 0, place <= characters.count else { return .void }
      characters.insert(contentsOf: Array(arguments.first.text ?? ""), at: place)
      cell.value = .string(String(characters))
      return .void
    },
    "remove": { _, cell, arguments in
      guard case .string(let text) = cell.value, let place = arguments.first.wholeNumber else {
        return nil
      }
      var characters = Array(text)
      guard characters.indices.contains(place) else { return nil }
      let removed = characters.remove(at: place)
      cell.value = .string(String(characters))
      return .character(removed)
    },
  ]
}
