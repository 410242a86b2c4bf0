// SPDX-License-Identifier: MIT

extension Library {
  /// Takes the list out of a cell, changes it and puts it back.
  private static func change(
    _ cell: Cell, _ work: (inout [Value]) throws -> Value
  ) rethrows -> Value? {
    guard case .array(var values) = cell.value else { return nil }
    cell.value = .void
    defer { cell.value = .array(values) }
    return try work(&values)
  }

  static let listMethods: [String: Method] = [
    "index": { _, _, arguments in
      let base = arguments.first.wholeNumber ?? 0
      if let offset = arguments["offsetBy"]?.wholeNumber { return .int(base + offset) }
      return .int(arguments.label == "after" ? base + 1 : base - 1)
    },
    "difference": { _, _, _ in nil },
  ]

  static let changes: [String: Method] = [
    "append": { evaluator, cell, arguments in
      if arguments.label == "contentsOf" {
        let more = evaluator.elements(of: arguments.first) ?? []
        try evaluator.take(more.count, arguments.place)
        return change(cell) {
          $0 += more
          return .void
        }
      }
      try evaluator.take(1, arguments.place)
      return change(cell) { values in
        let value = arguments.first
        if case .double? = values.first, case .int(let whole) = value {
          values.append(.double(Double(whole)))
        } else {
          values.append(value)
        }
        return .void
      }
    },
    "insert": { evaluator, cell, arguments in
      guard let place = arguments["at"]?.wholeNumber else { return nil }
      let more =
        arguments.label == "contentsOf"
        ? evaluator.elements(of: arguments.first) ?? [] : [arguments.first]
      try evaluator.take(more.count, arguments.place)
      return change(cell) { values in
        guard place >= 0, place <= values.count else {
          return evaluator.trap("the index \(place) is out of bounds", arguments.place)
        }
        values.insert(contentsOf: more, at: place)
        return .void
      }
    },
    "remove": { evaluator, cell, arguments in
      change(cell) { values in
        guard let place = arguments.first.wholeNumber, values.indices.contains(place) else {
          return evaluator.trap("an index is out of bounds", arguments.place)
        }
        return values.remove(at: place)
      }
    },
    "removeAll": { evaluator, cell, arguments in
      try change(cell) { values in
        if let f = arguments.function {
          try values.removeAll { try evaluator.call(f, [$0]).truth ?? false }
        } else {
          values = []
        }
        return .void
      }
    },
    "removeFirst": { evaluator, cell, arguments in
      change(cell) { values in
        if arguments.count > 0 {
          values.removeFirst(
            Swift.min(Swift.max(0, arguments.first.wholeNumber ?? 0), values.count))
          return .void
        }
        return values.isEmpty
          ? evaluator.trap(
            "an empty list has no first element", arguments.place) : values.removeFirst()
      }
    },
    "removeLast": { evaluator, cell, arguments in
      change(cell) { values in
        if arguments.count > 0 {
          values.removeLast(Swift.min(Swift.max(0, arguments.first.wholeNumber ?? 0), values.count))
          return .void
        }
        return values.isEmpty
          ? evaluator.trap(
            "an empty list has no last element", arguments.place) : values.removeLast()
      }
    },
    "popLast": { _, cell, _ in change(cell) { $0.popLast().map { Value.some($0) } ?? .nothing } },
    // What `makeIterator` gives is the list of what is left.
    "next": { _, cell, _ in
      change(cell) { $0.isEmpty ? .nothing : Value.some($0.removeFirst()) }
    },
    "popFirst": { _, cell, _ in
      change(cell) { $0.isEmpty ? .nothing : Value.some($0.removeFirst()) }
    },
    "sort": { evaluator, cell, arguments in
      try change(cell) {
        $0 = try sorted($0, evaluator, arguments)
        return .void
      }
    },
    "reverse": { _, cell, _ in
      change(cell) {
        $0.reverse()
        return .void
      }
    },
    "shuffle": { _, cell, _ in change(cell) { _ in .void } },
    "reserveCapacity": { _, _, _ in .void },
    "swapAt": { _, cell, arguments in
      change(cell) { values in
        guard let a = arguments[0].wholeNumber, let b = arguments[1].wholeNumber,
          values.indices.contains(a), values.indices.contains(b)
        else { return .void }
        values.swapAt(a, b)
        return .void
      }
    },
    "removeSubrange": { _, cell, arguments in
      change(cell) { values in
        guard case .range(let range) = arguments.first,
          let bounds = Ranges.bounds(range, count: values.count)
        else { return .void }
        values.removeSubrange(bounds)
        return .void
      }
    },
    "replaceSubrange": { evaluator, cell, arguments in
      change(cell) { values in
        guard case .range(let range) = arguments.first,
          let bounds = Ranges.bounds(range, count: values.count)
        else { return .void }
        values.replaceSubrange(bounds, with: evaluator.elements(of: arguments[1]) ?? [])
        return .void
      }
    },
  ]

  // MARK: Sets

  private static func other(_ evaluator: Evaluator, _ arguments: Arguments) -> [Value] {
    evaluator.elements(of: arguments.first) ?? []
  }

  private static func members(_ cell: Cell) -> SetValue {
    if case .set(let set) = cell.value { return set }
    return SetValue()
  }

  static let setMethods: [String: Method] = [
    "contains": { evaluator, cell, arguments in
      if arguments.function != nil {
        return try sequenceMethods["contains"]?(evaluator, cell, arguments)
      }
      return .bool(members(cell).contains(arguments.first))
    },
    "insert": { evaluator, cell, arguments in
      var set = members(cell)
      cell.value = .void
      try evaluator.take(1, arguments.place)
      let isNew = set.insert(arguments.first)
      cell.value = .set(set)
      return .tuple(
        TupleValue(
          values: [.bool(isNew), arguments.first], labels: ["inserted", "memberAfterInsert"]))
    },
    "remove": { _, cell, arguments in
      var set = members(cell)
      let removed = set.remove(arguments.first)
      cell.value = .set(set)
      return removed.map { Value.some($0) } ?? .nothing
    },
    "removeAll": { _, cell, _ in
      cell.value = .set(SetValue())
      return .void
    },
    "union": { evaluator, cell, arguments in
      .set(SetValue(members(cell).members + other(evaluator, arguments)))
    },
    "formUnion": { evaluator, cell, arguments in
      cell.value = .set(SetValue(members(cell).members + other(evaluator, arguments)))
      return .void
    },
    "intersection": { evaluator, cell, arguments in
      let others = SetValue(other(evaluator, arguments))
      return .set(SetValue(members(cell).members.filter(others.contains)))
    },
    "subtracting": { evaluator, cell, arguments in
      let others = SetValue(other(evaluator, arguments))
      return .set(SetValue(members(cell).members.filter { !others.contains($0) }))
    },
    "subtract": { evaluator, cell, arguments in
      let others = SetValue(other(evaluator, arguments))
      cell.value = .set(SetValue(members(cell).members.filter { !others.contains($0) }))
      return .void
    },
    "symmetricDifference": { evaluator, cell, arguments in
      let (own, others) = (members(cell), SetValue(other(evaluator, arguments)))
      return .set(
        SetValue(
          own.members.filter { !others.contains($0) } + others.members.filter { !own.contains($0) })
      )
    },
    "isSubset": { evaluator, cell, arguments in
      let others = SetValue(other(evaluator, arguments))
      return .bool(members(cell).members.allSatisfy(others.contains))
    },
    "isSuperset": { evaluator, cell, arguments in
      .bool(other(evaluator, arguments).allSatisfy(members(cell).contains))
    },
    "isDisjoint": { evaluator, cell, arguments in
      .bool(!other(evaluator, arguments).contains(where: members(cell).contains))
    },
  ]

  // MARK: Dictionaries

  private static func pairs(_ cell: Cell) -> DictionaryValue {
    if case .dictionary(let pairs) = cell.value { return pairs }
    return DictionaryValue()
  }

  static let dictionaryMethods: [String: Method] = [
    "updateValue": { _, cell, arguments in
      var pairs = pairs(cell)
      cell.value = .void
      let key = arguments["forKey"] ?? .nothing
      let old = pairs[key]
      pairs[key] = arguments.first
      cell.value = .dictionary(pairs)
      return old.map { Value.some($0) } ?? .nothing
    },
    "removeValue": { _, cell, arguments in
      var pairs = pairs(cell)
      cell.value = .void
      let old = pairs[arguments.first]
      pairs[arguments.first] = nil
      cell.value = .dictionary(pairs)
      return old.map { Value.some($0) } ?? .nothing
    },
    "removeAll": { _, cell, _ in
      cell.value = .dictionary(DictionaryValue())
      return .void
    },
    "mapValues": { evaluator, cell, arguments in
      guard let f = arguments.function else { return nil }
      var result = DictionaryValue()
      let old = pairs(cell)
      for (key, value) in zip(old.keys, old.values) { result[key] = try evaluator.call(f, [value]) }
      return .dictionary(result)
    },
    "compactMapValues": { evaluator, cell, arguments in
      guard let f = arguments.function else { return nil }
      var result = DictionaryValue()
      let old = pairs(cell)
      for (key, value) in zip(old.keys, old.values) {
        let new = try evaluator.call(f, [value])
        if !new.isNothing { result[key] = new.unwrapped }
      }
      return .dictionary(result)
    },
    "merge": { evaluator, cell, arguments in
      cell.value = .dictionary(try merged(evaluator, cell, arguments))
      return .void
    },
    "merging": { evaluator, cell, arguments in
      .dictionary(try merged(evaluator, cell, arguments))
    },
  ]

  private static func merged(
    _ evaluator: Evaluator, _ cell: Cell, _ arguments: Arguments
  ) throws -> DictionaryValue {
    var result = pairs(cell)
    for case .tuple(let pair) in other(evaluator, arguments) where pair.values.count == 2 {
      let key = pair.values[0]
      if let old = result[key], let f = arguments.function {
        result[key] = try evaluator.call(f, [old, pair.values[1]])
      } else {
        result[key] = pair.values[1]
      }
    }
    return result
  }
}
