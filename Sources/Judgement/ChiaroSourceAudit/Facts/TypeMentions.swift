// SPDX-License-Identifier: MIT

/// A type at the top of a file, or an extension of one.
struct TypeSpan: Sendable {
  var name: String
  /// Where it stands, from its first byte to behind its last.
  var bytes: Range<Int>
  var lines: ClosedRange<Int>
  /// Whether it is declared here, not extended.
  var isDeclared: Bool
  /// Whether it is found by others than code: an app's delegate, a widget, a library's public type.
  var isRoot: Bool
}

/// Which types name which others in a file.
struct TypeMentions: Sendable {
  /// The names in each type, by its name; those outside of types are under the empty name.
  private(set) var names: [String: Set<String>] = [:]
  /// The types at the top of the file.
  private(set) var spans: [TypeSpan] = []
  /// Whether an app begins here.
  var beginsApp = false

  /// The name under which previews are, which show what nothing else may.
  static let preview = "#Preview"

  /// The names that begin with a capital, in code and texts but not in comments.
  ///
  /// - Parameters:
  ///   - bytes: the file
  ///   - spans: the types of a Swift file; nil to find those of Objective-C
  ///   - hasComments: whether `/*` begins a comment, as it does not in a property list
  init(_ bytes: [UInt8], spans: [TypeSpan]?, hasComments: Bool = true) {
    self.spans = spans ?? []
    let ends = self.spans.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] }
    var scan = NameScan(bytes, hasComments: hasComments)
    var next = 0
    var holder = ""
    while let (place, name) = scan.next() {
      if spans == nil {
        if let type = scan.begunType { holder = type }
        if scan.hasEnded { holder = "" }
      } else {
        while next < ends.count, place >= ends[next] {
          holder = next.isMultiple(of: 2) ? self.spans[next / 2].name : ""
          next += 1
        }
      }
      if name != holder { names[holder, default: []].insert(name) }
    }
    if spans == nil { self.spans = scan.types }
  }

  /// Whether a name is of a form that is looked for: whether `vc` or `VC` stands in a file nobody
  /// knows.
  static func finds(_ name: String) -> Bool { NameScan.isName(name.utf8) }

  /// Names that stand outside of types.
  init(named names: Set<String>) { self.names[""] = names }

  init() {}
}

/// The names of a text that begin with a capital, one behind the other.
private struct NameScan {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  /// Whether the place is in a text, where `*/*` begins no comment.
  private var isQuoted = false
  /// The class whose implementation or interface began with the last name; nil for none.
  private(set) var begunType: String?
  /// Whether `@end` stood before the last name, and nothing began behind it.
  private(set) var hasEnded = false
  /// The implementations of Objective-C.
  private(set) var types: [TypeSpan] = []

  /// Whether `/*` and `//` begin comments.
  private let hasComments: Bool

  init(_ bytes: [UInt8], hasComments: Bool) {
    self.bytes = bytes
    self.hasComments = hasComments
  }

  private static let longest = 120
  private static let lengths = 3...longest

  /// Whether a word is a name that is looked for.
  static func isName(_ word: some Collection<UInt8>) -> Bool {
    lengths.contains(word.count) && word.first.map(isCapital) == true && word.allSatisfy(isWord)
  }

  mutating func next() -> (place: Int, name: String)? {
    begunType = nil
    hasEnded = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
        isQuoted = false
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        place += 1
      case UInt8(ascii: "\\") where begins("\\\"") || begins("\\\\"): place += 2
      case UInt8(ascii: "/") where hasComments && !isQuoted && isComment: skipComment()
      case UInt8(ascii: "#") where begins("#import") || begins("#include"): skipLine()
      case UInt8(ascii: "@"):
        if begins("@class") {
          skipLine()
        } else if begins("@end") {
          end()
          place += 4
        } else {
          let isImplementation = begins("@implementation")
          let isDeclaration = isImplementation || begins("@interface")
          place += 1
          if isDeclaration, let name = declared() {
            begunType = name
            hasEnded = false
            if isImplementation { begin(name) }
          }
        }
      case let byte where Self.isWord(byte):
        let start = place
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
        guard Self.isCapital(byte), Self.lengths.contains(place - start) else { continue }
        return (start, String(decoding: bytes[start..<place], as: UTF8.self))
      default: place += 1
      }
    }
    end()
    return nil
  }

  // MARK: Objective-C

  /// The name behind `@implementation`.
  private func declared() -> String? {
    var start = place
    while start < bytes.count, Self.isWord(bytes[start]) { start += 1 }
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    let name = bytes[start...].prefix(Self.longest).prefix(while: Self.isWord)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private mutating func begin(_ name: String) {
    let rest = bytes[place...].prefix(Self.longest).prefix { $0 != UInt8(ascii: "\n") }
    types.append(
      TypeSpan(
        name: name, bytes: place..<bytes.count, lines: line...Int.max,
        isDeclared: !rest.contains(UInt8(ascii: "(")), isRoot: false))
  }

  private mutating func end() {
    hasEnded = true
    guard let last = types.indices.last, types[last].lines.upperBound == .max else { return }
    types[last].lines = types[last].lines.lowerBound...max(line, types[last].lines.lowerBound)
    types[last].bytes = types[last].bytes.lowerBound..<place
  }

  // MARK: Text

  private func begins(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return word.withUTF8Buffer { bytes[place..<end].elementsEqual($0) }
  }

  /// Whether a comment begins; `//` behind a colon is part of an address.
  private var isComment: Bool {
    guard place + 1 < bytes.count else { return false }
    let second = bytes[place + 1]
    let isAddress = place > 0 && bytes[place - 1] == UInt8(ascii: ":")
    return second == UInt8(ascii: "*") || second == UInt8(ascii: "/") && !isAddress
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    guard bytes[place + 1] == UInt8(ascii: "*") else { return skipLine() }
    place += 2
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      if begins("*/") {
        place += 2
        return
      }
      place += 1
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "A") < 26
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
