// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

extension WireWriter {
  /// The JSON of the uses of an asset.
  static func json(_ asset: AssetUses.Named) -> JSON {
    [
      "set": .string(asset.set), "count": .integer(asset.use.count),
      "template": .bool(asset.use.isTemplate), "plain": .bool(asset.use.isPlain),
      "roles": .array(asset.use.roles.map(\.rawValue).sorted().map(JSON.string)),
      "places": .array(asset.use.places.map(json)),
      "grounds": .array(asset.use.grounds.map(JSON.string)),
    ]
  }

  /// The JSON of a text and its ground.
  static func json(_ pair: AssetUses.Pair) -> JSON {
    [
      "text": JSON(pair.text), "fixed": JSON(pair.fixed?.hexText), "ground": JSON(pair.ground),
      "system": JSON(pair.system), "place": json(pair.place),
    ]
  }

  /// The JSON of an app that is locked to a style.
  static func json(_ lock: AppLock) -> JSON {
    [
      "target": .string(lock.target), "project": .string(lock.project),
      "style": .string(lock.style.rawValue), "place": json(lock.place),
    ]
  }
}

extension WireReader {
  /// The uses of an asset that a value describes; nil for none.
  func asset(_ value: JSONValue) -> AssetUses.Named? {
    guard let set = value["set"]?.string, let count = Self.count(value["count"]) else {
      return nil
    }
    let roles = value["roles"]?.elements.compactMap(\.string) ?? []
    return AssetUses.Named(
      set,
      AssetUses.Use(
        count: count, isTemplate: value["template"]?.bool ?? false,
        isPlain: value["plain"]?.bool ?? false,
        roles: Set(roles.compactMap(AssetUses.Role.init(rawValue:))),
        places: value["places"]?.elements.compactMap(self.place) ?? [],
        grounds: value["grounds"]?.elements.compactMap(\.string) ?? []))
  }

  /// The text and its ground that a value describes; nil for none.
  func pair(_ value: JSONValue) -> AssetUses.Pair? {
    let (text, ground) = (value["text"]?.string, value["ground"]?.string)
    let system = value["system"]?.string
    guard ground != nil || text != nil && system != nil,
      let place = value["place"].flatMap(self.place)
    else { return nil }
    let fixed = value["fixed"]?.string.flatMap { try? Color(css: $0) }
    return AssetUses.Pair(text: text, fixed: fixed, ground: ground, system: system, place: place)
  }

  /// The locked app that a value describes; nil for none.
  func lock(_ value: JSONValue) -> AppLock? {
    guard let target = value["target"]?.string, let project = value["project"]?.string,
      let style = value["style"]?.string.flatMap(AppLock.Style.init(rawValue:)),
      let place = value["place"].flatMap(self.place)
    else { return nil }
    return AppLock(target: target, project: project, style: style, place: place)
  }
}
