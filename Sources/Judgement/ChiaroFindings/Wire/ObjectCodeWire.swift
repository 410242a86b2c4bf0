// SPDX-License-Identifier: MIT

import ChiaroSource

extension WireWriter {
  /// The JSON of what code does to objects of interface files.
  static func json(_ code: ObjectCode) -> JSON {
    [
      "there": .bool(code.isThere), "anywhere": json(code.anywhere),
      "classes": .array(code.classes.sorted { $0.key < $1.key }.map { json($1, named: $0) }),
    ]
  }

  private static func json(_ type: ObjectCode.Class, named name: String) -> JSON {
    [
      "name": .string(name), "declared": .bool(type.isDeclared), "file": .bool(type.hasFile),
      "others": .bool(type.inheritsFromOthers), "superclasses": json(type.superclasses),
      "deeds": json(type.deeds),
    ]
  }

  private static func json(_ deeds: ObjectCode.Deeds) -> JSON {
    .object(
      ObjectCode.Deed.allCases.compactMap { deed in
        deeds[deed].flatMap { $0.isEmpty ? nil : JSON.Member(deed.rawValue, json($0)) }
      })
  }

  private static func json(_ names: Set<String>) -> JSON {
    .array(names.sorted().map(JSON.string))
  }
}

extension WireReader {
  /// What code does to objects of interface files, as a value describes it.
  func objects(_ value: JSONValue) -> ObjectCode {
    var code = ObjectCode()
    code.isThere = value["there"]?.bool ?? false
    code.anywhere = value["anywhere"].map(deeds) ?? [:]
    let classes = value["classes"].map { Array($0.elements) } ?? []
    for one in classes {
      guard let name = one["name"]?.string else { continue }
      var type = ObjectCode.Class()
      type.isDeclared = one["declared"]?.bool ?? false
      type.hasFile = one["file"]?.bool ?? false
      type.inheritsFromOthers = one["others"]?.bool ?? false
      type.superclasses = one["superclasses"].map(names) ?? []
      type.deeds = one["deeds"].map(deeds) ?? [:]
      code.classes[name] = type
    }
    return code
  }

  private func deeds(_ value: JSONValue) -> ObjectCode.Deeds {
    value.members.reduce(into: [:]) { deeds, member in
      guard let deed = member.name.string.flatMap(ObjectCode.Deed.init(rawValue:)) else { return }
      deeds[deed] = names(member.value)
    }
  }

  private func names(_ value: JSONValue) -> Set<String> {
    Set(value.elements.compactMap(\.string))
  }
}
