// SPDX-License-Identifier: MIT

/// Types of Foundation and the standard library that are written in Swift: a program that does not
/// declare them itself gets them as a file of its own.
enum Prelude {
  /// The name of the file, which no project has.
  static let path = "<Foundation>"

  static let source = Program.Source(
    path: path, bytes: Array((iterators + result + locks + mirror + scanner).utf8))

  /// The file's tree, which all programs share.
  static let tree = Parsing.trees([source])[0]

  /// Reads numbers and words of a text, most often those of a color in hexadecimal notation.
  ///
  /// Apple counterpart: `Scanner` · Source: NSScanner.h · Fidelity: approximate, numbers without
  /// exponents
  private static let scanner = """
    final class Scanner {
      enum NumberRepresentation { case decimal, hexadecimal }

      let string: String
      var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
      var caseSensitive = false
      var scanLocation = 0
      private let all: [Character]

      init(string: String) {
        self.string = string
        all = Array(string)
      }

      var isAtEnd: Bool { start() >= all.count }
      var currentIndex: String.Index {
        get { string.index(string.startIndex, offsetBy: scanLocation) }
        set { scanLocation = string.distance(from: string.startIndex, to: newValue) }
      }

      private func start() -> Int {
        var place = scanLocation
        guard let skipped = charactersToBeSkipped else { return place }
        while place < all.count, String(all[place]).trimmingCharacters(in: skipped).isEmpty {
          place += 1
        }
        return place
      }

      private func hexadecimal() -> UInt64? {
        var place = start()
        if place + 1 < all.count, all[place] == "0", all[place + 1] == "x" || all[place + 1] == "X" {
          place += 2
        }
        var value: UInt64 = 0
        var count = 0
        while place < all.count, let digit = all[place].hexDigitValue {
          if count < 16 { value = value * 16 + UInt64(digit) }
          count += 1
          place += 1
        }
        if count == 0 { return nil }
        scanLocation = place
        return value
      }

      private func decimal(_ allowsPoint: Bool) -> Double? {
        var place = start()
        var text = ""
        if place < all.count, all[place] == "-" || all[place] == "+" {
          if all[place] == "-" { text = "-" }
          place += 1
        }
        var count = 0
        while place < all.count {
          if all[place].isWholeNumber {
            count += 1
          } else if !allowsPoint || all[place] != "." {
            break
          }
          text.append(all[place])
          place += 1
        }
        guard count > 0, let value = Double(text) else { return nil }
        scanLocation = place
        return value
      }

      func scanHexInt64(_ result: inout UInt64) -> Bool {
        let value = hexadecimal()
        result = value ?? 0
        return value != nil
      }
      func scanHexInt32(_ result: inout UInt32) -> Bool {
        let value = hexadecimal()
        result = UInt32((value ?? 0) % 4294967296)
        return value != nil
      }
      func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
        representation == .hexadecimal ? hexadecimal() : decimal(false).map { UInt64($0) }
      }
      func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
        representation == .hexadecimal
          ? hexadecimal().map { Int32($0 % 2147483648) } : decimal(false).map { Int32($0) }
      }
      func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
        representation == .hexadecimal
          ? hexadecimal().map { Int64($0) } : decimal(false).map { Int64($0) }
      }
      func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
        representation == .hexadecimal
          ? hexadecimal().map { Int($0) } : decimal(false).map { Int($0) }
      }
      func scanInt(_ result: inout Int) -> Bool {
        guard let value = decimal(false) else { return false }
        result = Int(value)
        return true
      }
      func scanDouble() -> Double? { decimal(true) }
      func scanDouble(_ result: inout Double) -> Bool {
        guard let value = decimal(true) else { return false }
        result = value
        return true
      }
      func scanFloat() -> Float? { decimal(true).map { Float($0) } }
      func scanString(_ text: String) -> String? {
        let place = start()
        let wanted = Array(text)
        guard place + wanted.count <= all.count else { return nil }
        for offset in 0..<wanted.count where all[place + offset] != wanted[offset] { return nil }
        scanLocation = place + wanted.count
        return text
      }
      func scanCharacter() -> Character? {
        let place = start()
        guard place < all.count else { return nil }
        scanLocation = place + 1
        return all[place]
      }
      func scanUpToString(_ text: String) -> String? {
        let first = start()
        let wanted = Array(text)
        var place = first
        while place < all.count {
          if place + wanted.count <= all.count, Array(all[place..<(place + wanted.count)]) == wanted {
            break
          }
          place += 1
        }
        guard place > first else { return nil }
        scanLocation = place
        return String(all[first..<place])
      }
    }
    """
}
