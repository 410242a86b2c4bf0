// SPDX-License-Identifier: MIT

/// The formats, all of them.
package enum TokenFormats {
  /// Every format, in the order in which help lists them.
  package static let all: [any TokenFormat.Type] = [DTCGFormat.self]

  /// The format of a name; nil when there is none.
  package static func named(_ name: String) -> (any TokenFormat.Type)? {
    all.first { $0.name == name }
  }

  /// The formats that can be read.
  package static var readable: [any ReadableTokenFormat.Type] {
    all.compactMap { $0 as? any ReadableTokenFormat.Type }
  }

  /// The format that a file looks like; nil when none knows it.
  package static func format(of file: TokenFile) -> (any ReadableTokenFormat.Type)? {
    readable.first { $0.recognizes(file) }
  }
}
