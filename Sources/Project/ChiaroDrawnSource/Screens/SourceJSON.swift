// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSource
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// Screens of code as JSON, in the form that screens of files have.
@MainActor
enum SourceJSON {
  /// A file with its screens and what was odd.
  static func file(
    _ file: String, _ screens: [JSON], _ odd: [Diagnostic], types: [SourceSubject]
  ) -> JSON {
    let nothing: JSON = ["read": 0, "unknown": 0]
    return [
      "file": .string(file), "screens": .array(screens), "elements": nothing,
      "attributes": nothing, "diagnostics": .array(odd.sorted().map(json)),
      "types": .array(types.map { .string($0.name) }),
    ]
  }

  /// A screen with its views; without one that was laid out, it has neither size nor views.
  static func screen(
    _ name: String, _ subject: SourceSubject, size: CGSize?, views: JSON?,
    _ paintings: Paintings, _ session: Session, seen: ScreenParts? = nil, measured: JSON? = nil
  ) -> JSON {
    let size = size ?? .zero
    var json: JSON = [
      "name": .string(name), "file": .string(subject.location.file),
      "line": subject.location.line.map(JSON.integer) ?? .null, "kind": .string(subject.word),
      "object": .null, "class": .string(subject.name), "platform": subject.isMac ? "macOS" : "iOS",
      "size": .array([number(size.width), number(size.height)]), "lock": .null,
      "pictures": .array(paintings.pictures), "views": views ?? [], "assumed": assumed(session),
    ]
    json["types"] = .array((seen?.types ?? []).sorted().map(JSON.string))
    if let isBlank = paintings.areBlank {
      let area = UnderstoodArea(
        seen?.parts() ?? [], of: UnderstoodArea.Whole(size, isBlank: isBlank, session))
      json["understood"] = [
        "share": number(area.share), "reason": area.reason.map(JSON.string) ?? .null,
      ]
    }
    if let measured { json["measured"] = measured }
    if !paintings.previews.isEmpty { json["previews"] = .array(paintings.previews) }
    return json
  }

  /// What was assumed, with places.
  static func assumed(_ session: Session) -> JSON {
    .array(
      session.assumptions.map { assumption in
        let location = session.program.location(of: assumption.place)
        return [
          "message": .string(assumption.words),
          "file": location.map { .string($0.file) } ?? .null,
          "line": (location?.line).map(JSON.integer) ?? .null,
        ]
      })
  }

  // MARK: Views

  /// The views of a screen of SwiftUI.
  static func views(_ screen: SourceScreen) -> JSON {
    guard let tree = screen.tree else { return [] }
    let traits = screen.window.traitCollection
    let told: [JSON] = tree.elements.indices.compactMap { index in
      let element = tree.elements[index]
      guard element.place != nil || element.kind.isLeaf else { return nil }
      return [
        "object": .null, "class": .string(element.kind.name), "parent": .null,
        "file": element.place.map { .string($0.file) } ?? .null,
        "line": element.place.map { .integer($0.line) } ?? .null,
        "inWindow": rectangle(element.frame), "isHidden": false,
        "text": element.kind.text.map(JSON.string) ?? .null,
        "colors": colors(of: element.kind, tree.environment(of: index), traits),
      ]
    }
    return .array(told)
  }

  private static func colors(
    of kind: Node.Kind, _ environment: EnvironmentValues, _ traits: TraitCollection
  ) -> JSON {
    let style: StyleValue
    switch kind {
    case .text(let text): style = text.pieces.first?.color ?? .level(0)
    case .shape(let shape): style = shape.paint.style
    default: return .object([])
    }
    let place = style.place ?? (style == .level(0) ? environment.foreground?.first?.place : nil)
    let color = Palette().paint(style, in: environment).color
    return ["color": colors(of: color, at: place, in: [traits, environment.traits])]
  }

  /// A color in light and dark, with its name, and where its expression stands.
  static func colors(
    of color: DynamicColor, at place: StylePlace? = nil, in traits: [TraitCollection] = []
  ) -> JSON {
    var told: JSON = .object(
      [("light", UserInterfaceStyle.light), ("dark", .dark)].map { name, style in
        let styled = TraitCollection(traitsFrom: traits)
          .modifyingTraits { $0.userInterfaceStyle = style }
        return JSON.Member(name, .string(color.resolved(with: styled).hexText))
      })
    guard let place else { return told }
    let origin = place.origin ?? place.use
    told["name"] = place.name.map(JSON.string) ?? .null
    (told["file"], told["line"]) = (.string(origin.file), .integer(origin.line))
    (told["column"], told["isAssumed"]) = (.integer(origin.column), .bool(place.isAssumed))
    return told
  }

  static func rectangle(_ frame: CGRect) -> JSON {
    .array([frame.minX, frame.minY, frame.width, frame.height].map(number))
  }

  static func number(_ length: CGFloat) -> JSON {
    let rounded = (Double(length) * 1_000).rounded() / 1_000
    guard rounded.isFinite else { return .null }
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? .integer(Int(rounded)) : .number(rounded)
  }

  // MARK: Diagnostics

  /// What the engine left out.
  static func diagnostic(_ told: NodeDiagnostic) -> Diagnostic {
    Diagnostic(
      .warning, id: told.kind.rawValue,
      at: SourceLocation(file: told.place?.file ?? "", line: told.place?.line, column: 1),
      "\(told.view): \(told.message)")
  }

  static func json(_ diagnostic: Diagnostic) -> JSON {
    [
      "severity": .string(diagnostic.severity.rawValue), "id": .string(diagnostic.id),
      "file": .string(diagnostic.location.file),
      "line": diagnostic.location.line.map(JSON.integer) ?? .null,
      "column": diagnostic.location.column.map(JSON.integer) ?? .null,
      "message": .string(diagnostic.message), "fix": diagnostic.fix.map(JSON.string) ?? .null,
    ]
  }
}

extension Node.Kind {
  /// Whether it has no views inside.
  fileprivate var isLeaf: Bool {
    switch self {
    case .text, .shape, .image, .divider, .control: true
    default: false
    }
  }

  fileprivate var text: String? {
    if case .text(let value) = self { return value.string }
    return nil
  }
}

extension ShapePaint {
  fileprivate var style: StyleValue {
    switch self {
    case .fill(let style), .stroke(let style, _): style
    }
  }
}
