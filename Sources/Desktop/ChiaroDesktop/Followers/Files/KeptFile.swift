// SPDX-License-Identifier: MIT

import ChiaroSource

/// A file of another program in which values of ours stand, with what stood there before.
struct KeptFile: Hashable, Sendable {
  /// A value of ours, and the one that it took the place of.
  struct Value: Hashable, Sendable {
    var key: ConfigurationKey
    var own: String?
    var ours: String
  }

  var path: String
  var format: ConfigurationFormat
  /// What stood in the file before; nil where there was no file.
  var before: String?
  /// What we wrote.
  var after: String
  /// What stood there when we began to write: where the write did not happen, it still does.
  var earlier: String?
  /// The folders that were made for the file, the outer one first.
  var folders: [String] = []
  var values: [Value]

  /// Returns the file without our values: the bytes from before where nobody else has written it
  /// since, else what is there now with our values given back, and no others.
  ///
  /// - Parameter current: what is there now; nil for no file
  /// - Returns: the bytes; nil for no file
  func withoutOurs(_ current: [UInt8]?) -> [UInt8]? {
    guard let current else { return nil }
    let isOurs = [after, earlier].contains { $0.map { Array($0.utf8) } == current }
    if isOurs { return before.map { Array($0.utf8) } }
    if format.oddity(of: current) != nil { return current }
    var bytes = current
    for value in values.reversed() where format.value(of: value.key, in: bytes) == value.ours {
      bytes = format.setting(value.key, to: value.own, in: bytes)
    }
    return before == nil && format.isEmpty(bytes) ? nil : bytes
  }
}

extension KeptFile {
  /// Reads what `json` gives; nil for anything else.
  init?(_ json: JSON) {
    guard case .string(let path) = json["path"], case .string(let after) = json["after"],
      case .string(let word) = json["format"], let format = ConfigurationFormat(rawValue: word),
      case .array(let values) = json["values"], path.hasPrefix("/")
    else { return nil }
    self.path = path
    self.format = format
    self.after = after
    if case .string(let text) = json["before"] { before = text }
    if case .string(let text) = json["earlier"] { earlier = text }
    if case .array(let made) = json["folders"] {
      folders = made.compactMap { if case .string(let path) = $0 { path } else { nil } }
    }
    self.values = values.compactMap(Value.init)
    if self.values.count != values.count { return nil }
  }

  var json: JSON {
    [
      "path": .string(path), "format": .string(format.rawValue), "before": JSON(before),
      "after": .string(after), "earlier": JSON(earlier),
      "folders": .array(folders.map { .string($0) }), "values": .array(values.map(\.json)),
    ]
  }
}

extension KeptFile.Value {
  fileprivate init?(_ json: JSON) {
    guard case .string(let group) = json["group"], case .string(let name) = json["name"],
      case .string(let ours) = json["ours"]
    else { return nil }
    key = ConfigurationKey(group: group, name: name)
    self.ours = ours
    if case .string(let text) = json["own"] { own = text }
  }

  fileprivate var json: JSON {
    [
      "group": .string(key.group), "name": .string(key.name), "own": JSON(own),
      "ours": .string(ours),
    ]
  }
}
