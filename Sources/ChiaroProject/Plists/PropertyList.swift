// SPDX-License-Identifier: MIT

import ChiaroSource
import FoundationEssentials

/// A value of a property list.
///
/// Apple counterpart: `PropertyListSerialization`'s objects · Source: plist(5) · Fidelity: exact
public indirect enum PropertyList: Hashable, Sendable {
  case text(String)
  case bool(Bool)
  case number(Double)
  case list([PropertyList])
  case dictionary([String: PropertyList])
  /// A date or data, whose value nobody here asks for.
  case other

  /// The value of a key of a dictionary, or nil.
  public subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The text, or nil for another kind.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The truth of a Boolean, or of the texts `YES` and `NO`; nil for another kind.
  public var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .text("YES"), .text("true"), .text("1"): true
    case .text("NO"), .text("false"), .text("0"): false
    default: nil
    }
  }

  /// The elements of a list; none for another kind.
  public var elements: [PropertyList] { if case .list(let items) = self { items } else { [] } }
}

extension PropertyList {
  /// Reads a property list in XML or in the old style of Xcode projects.
  ///
  /// - Parameter bytes: the whole file
  /// - Returns: the value, or words about why it cannot be read: malformed, nested too deeply, not
  ///   in UTF-8, or in the binary form, which source projects do not use
  public static func read(_ bytes: [UInt8]) -> Result<PropertyList, ReadingError> {
    if bytes.starts(with: Array("bplist".utf8)) {
      return .failure(ReadingError("binary property list (expected XML)"))
    }
    // Brackets of two or four bytes would go unseen below, and the system's reader stops the
    // program at a number with a byte in it that is no UTF-8.
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      return .failure(ReadingError("not UTF-8"))
    }
    guard NestingDepth.measure(bytes) <= deepest else {
      return .failure(ReadingError("nested deeper than \(deepest) levels"))
    }
    do {
      let decoded = try PropertyListDecoder().decode(DecodedValue.self, from: Data(bytes))
      return .success(decoded.value)
    } catch {
      return .failure(ReadingError("not a property list"))
    }
  }

  /// Why a property list cannot be read.
  public struct ReadingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let description: String
    init(_ description: String) { self.description = description }
  }

  private static let deepest = 100
}

/// Decodes whatever stands in a list.
private struct DecodedValue: Decodable {
  let value: PropertyList

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([DecodedValue].self) {
      value = .list(list.map(\.value))
    } else if let members = try? container.decode([String: DecodedValue].self) {
      value = .dictionary(members.mapValues(\.value))
    } else {
      value = .other
    }
  }
}
