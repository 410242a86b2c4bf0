// SPDX-License-Identifier: MIT

import Foundation

/// `Documentation/resolution-table.csv`: which slot of which set answers in which environment.
public struct ResolutionTable: Sendable {
  /// An environment, each axis in the table's own words.
  public struct Environment: Hashable, Sendable, CustomStringConvertible {
    /// `light` or `dark`.
    public var style: String
    /// `normal` or `high`.
    public var contrast: String
    /// `base` or `elevated`.
    public var level: String
    /// `sRGB` or `P3`.
    public var gamut: String
    /// `phone`, `pad`….
    public var idiom: String

    /// The words in the order of the columns.
    public var description: String { "\(style) \(contrast) \(level) \(gamut) \(idiom)" }
  }

  /// One row, with the environments that its wildcards stand for.
  public struct Row: Sendable, CustomStringConvertible {
    /// The set.
    public var set: String
    /// The environments, each once.
    public var environments: [Environment]
    /// The slot that answers, as the set's definition words it, or `none`.
    public var slot: String
    /// The value, `#RRGGBB` or `#RRGGBBAA`.
    public var value: String
    /// The line of the file.
    public var line: Int

    /// The line, the set and the slot.
    public var description: String { "line \(line): \(set), \(slot)" }
  }

  /// A slot of a set: its words (`any high vision`) and its value.
  public struct Slot: Sendable {
    /// What it is for, in words.
    public var words: [String]
    /// The value, `#RRGGBB`.
    public var value: String
    /// The words as the rows give them.
    public var name: String { words.joined(separator: " ") }
  }

  /// The rows in the order of the file.
  public let rows: [Row]
  /// The slots of each set, in order.
  public let sets: [String: [Slot]]

  /// Every value of each axis.
  public static let axes: [String: [String]] = [
    "style": ["light", "dark"], "contrast": ["normal", "high"], "level": ["base", "elevated"],
    "gamut": ["sRGB", "P3"], "idiom": ["phone", "pad", "tv", "carPlay", "mac", "vision"],
  ]

  /// Every environment.
  public static let environments = Self.environments { axes[$0] ?? [] }

  /// The table of this project.
  public static let project = ResolutionTable(
    path: SourceTree.root + "/Documentation/resolution-table.csv")

  /// Reads a table; one that is not there is empty.
  public init(path: String) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    self.init(String(decoding: data, as: UTF8.self))
  }

  /// Reads a table from its text.
  public init(_ text: String) {
    sets = Dictionary(
      text.split(separator: "\n").compactMap(Self.definition), uniquingKeysWith: { $1 })
    rows = CSVTable(text).rows.map { row in
      Row(
        set: row["set"], environments: Self.environments { Self.values(row[$0], axis: $0) },
        slot: row["slot"], value: row["value"], line: row.line)
    }
  }

  /// A `# set Name = slot value; slot value` line.
  private static func definition(_ line: Substring) -> (String, [Slot])? {
    guard line.hasPrefix("# set "), let equals = line.firstIndex(of: "=") else { return nil }
    let name = line[..<equals].dropFirst("# set ".count).split(separator: " ").joined()
    let slots = line[line.index(after: equals)...].split(separator: ";").map { text in
      let words = text.split(separator: " ").map(String.init)
      return Slot(words: Array(words.dropLast()), value: words.last ?? "")
    }
    return (name, slots)
  }

  /// What a cell stands for.
  private static func values(_ cell: String, axis: String) -> [String] {
    cell == "*" ? axes[axis] ?? [] : cell.split(separator: "/").map(String.init)
  }

  private static func environments(_ values: (String) -> [String]) -> [Environment] {
    values("style").flatMap { style in
      values("contrast").flatMap { contrast in
        values("level").flatMap { level in
          values("gamut").flatMap { gamut in
            values("idiom").map { idiom in
              Environment(
                style: style, contrast: contrast, level: level, gamut: gamut, idiom: idiom)
            }
          }
        }
      }
    }
  }

  /// What is wrong with the coverage of a set: environments that no row or several rows name.
  public func gaps(of set: String) -> [String] {
    var counts: [Environment: Int] = [:]
    for row in rows where row.set == set {
      for environment in row.environments { counts[environment, default: 0] += 1 }
    }
    let missing = Self.environments.filter { counts[$0] == nil }.map { "\(set): no row for \($0)" }
    let repeated = counts.filter { $0.value > 1 }.map { "\(set): \($0.value) rows for \($0.key)" }
    let unknown = counts.keys.filter { !Self.environments.contains($0) }.map {
      "\(set): unknown environment \($0)"
    }
    return missing + repeated + unknown
  }
}
