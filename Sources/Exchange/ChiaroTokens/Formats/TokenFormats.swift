// SPDX-License-Identifier: MIT

/// The formats, all of them.
package enum TokenFormats {
  /// Every format, in the order in which help lists them.
  package static let all: [any TokenFormat.Type] = [
    DTCGFormat.self, FigmaFormat.self, CSSFormat.self, TailwindFormat.self, AndroidFormat.self,
    ComposeFormat.self, SwiftFormat.self, FlutterFormat.self, LibadwaitaFormat.self,
    GTK3Format.self, KDEFormat.self, QtFormat.self, KittyFormat.self, GhosttyFormat.self,
    AlacrittyFormat.self, FootFormat.self, WezTermFormat.self, WindowsTerminalFormat.self,
    SVGFormat.self, ASEFormat.self, GPLFormat.self,
  ]

  /// The format of a name; nil when there is none.
  package static func named(_ name: String) -> (any TokenFormat.Type)? {
    all.first { $0.name == name }
  }

  /// The formats that can be read.
  package static var readable: [any ReadableTokenFormat.Type] {
    all.compactMap { $0 as? any ReadableTokenFormat.Type }
  }

  /// Whether a file's name is one that a format that can be read has.
  package static func mayRead(_ path: String) -> Bool {
    ["json", "tokens", "css", "xml"].contains { path.lowercased().hasSuffix(".\($0)") }
  }

  /// The format that a file looks like; nil if none recognizes it.
  package static func format(of file: TokenFile) -> (any ReadableTokenFormat.Type)? {
    // Figma's files are tokens of a kind too, and look more like themselves.
    FigmaFormat.recognizes(file) ? FigmaFormat.self : readable.first { $0.recognizes(file) }
  }
}
