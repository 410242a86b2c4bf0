// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroDrawnKit
import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroSource
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// Something that a screen of code shows, with the expressions that made it.
struct CodeSight: InkHolder {
  /// The expression that made the view; nil for a part that the system makes.
  var made: SourcePlace?
  /// The line on which the element of a file ends that made it; nil for what code made.
  var lastLine: Int?
  var frame: CGRect
  /// The text that it shows to a person who can use it; nil for none.
  var text: String?
  var picture = KitSight.Picture.none
  /// What gave its text or symbol the color; nil for the system's own.
  var ink: StylePlace?
  /// Whether that color adapts with the system's.
  var hasSystemInk = true
  /// The color that fills its place; nil for none, and for what is not one color.
  var fill: ChiaroColor.Color?
  /// What gave that color; nil for the system's own.
  var ground: StylePlace?
  var hasSystemGround = true

  /// Whether nothing shows through its fill.
  var isOpaque: Bool { fill.map { $0.alpha >= 0.95 } ?? false }
}

/// What a screen of code shows, in the order in which it was written.
@MainActor
struct CodeSights {
  let all: [CodeSight]
  /// Whether it is a whole screen, with its ground, rather than a part of one.
  let isWhole: Bool
  /// The colors of files that code replaced.
  let replaced: [SourcePlace]

  /// The share of a room's height from which what is shown is a screen.
  private static let wholeShare = 0.55

  /// What a controller or view of UIKit's shows.
  init(_ screen: KitScreen, isWhole: Bool, _ program: Program) {
    self.isWhole = isWhole
    replaced = screen.replaced.compactMap(Self.place)
    all = screen.sights.map { sight in
      CodeSight(
        made: sight.origin.flatMap(Self.place) ?? program.sourcePlace(sight.made),
        lastLine: sight.origin?.lastLine, frame: sight.frame, text: sight.text,
        picture: sight.picture,
        ink: sight.ink.flatMap(program.stylePlace), hasSystemInk: sight.ink?.isOfSystem ?? true,
        fill: sight.fill,
        ground: sight.ground.flatMap(program.stylePlace),
        hasSystemGround: sight.ground?.isOfSystem ?? true)
    }
  }

  /// The place of an element of a file.
  fileprivate static func place(_ origin: KitOrigin) -> SourcePlace? {
    let location = origin.location
    return location.line.map {
      SourcePlace(file: location.file, line: $0, column: location.column ?? 1, region: $0)
    }
  }

  // MARK: SwiftUI

  /// What a view of SwiftUI's shows.
  init(_ screen: SourceScreen, _ room: ScreenRoom) {
    guard let tree = screen.tree else {
      (all, isWhole, replaced) = ([], false, [])
      return
    }
    let palette = Palette()
    let traits = screen.window.traitCollection
    all = tree.elements.indices.compactMap { index in
      let element = tree.elements[index]
      guard element.frame.width > 0, element.frame.height > 0 else { return nil }
      let environment = tree.environment(of: index)
      let all = TraitCollection(traitsFrom: [traits, environment.traits])
      return Self.sight(of: element, environment) {
        palette.paint($0, in: environment).color.resolved(with: all)
      }
    }
    replaced = []
    isWhole = !room.fits && (Self.fills(tree, room) || all.contains { $0.fills(room) })
  }

  private static func sight(
    of element: LayoutTree.Element, _ environment: EnvironmentValues,
    _ color: (StyleValue) -> ChiaroColor.Color
  ) -> CodeSight? {
    var sight = CodeSight(made: element.place, frame: element.frame)
    switch element.kind {
    case .text(let value):
      let style = value.pieces.first?.color ?? environment.foreground?.first
      // What a control gives its label goes with the ground that it draws itself.
      let isOfControl = style != nil && style?.place == nil
      sight.text = environment.isEnabled && !isOfControl ? value.string : nil
      sight.ink = style?.place
      sight.hasSystemInk = style?.isOfSystem ?? true
    case .image(let value):
      let style = environment.foreground?.first
      let isOfControl = style != nil && style?.place == nil || !environment.isEnabled
      sight.picture = !value.isSymbol ? .photo : isOfControl ? .none : .symbol
      sight.ink = style?.place
      sight.hasSystemInk = style?.isOfSystem ?? true
    case .shape(let value):
      guard case .fill(let style) = value.paint else { return nil }
      if value.name == Drawing.unknownName {
        sight.picture = .photo
        break
      }
      if case .material = style.plain {
        sight.picture = .photo
        break
      }
      sight.fill = color(style)
      sight.ground = style.place
      sight.hasSystemGround = style.isOfSystem
    default: return nil
    }
    return sight
  }

  /// Whether a view has parts that only screens have, or content that reaches over a screen.
  private static func fills(_ tree: LayoutTree, _ room: ScreenRoom) -> Bool {
    var extent = CGRect.null
    for element in tree.elements {
      switch element.kind {
      case .list, .navigation, .tabs: return true
      // The ground that a container of screens gives them.
      case .shape(let value)
      where element.place == nil && value.name == "background"
        && element.frame.width >= room.size.width - 1:
        return true
      case .text, .image, .control: extent = extent.union(element.frame)
      default: break
      }
    }
    return !extent.isNull && extent.height >= room.size.height * wholeShare
  }
}

extension CodeSight {
  /// Whether it is the ground of a whole room.
  fileprivate func fills(_ room: ScreenRoom) -> Bool {
    isOpaque && frame.width >= room.size.width - 1 && frame.height >= room.size.height * 0.8
  }
}

extension ImageValue {
  /// Whether it is drawn in one color.
  fileprivate var isSymbol: Bool {
    if rendering == .template { return true }
    if case .symbol = source { return rendering != .original }
    return false
  }
}

extension StyleValue {
  /// Whether it adapts as the system's colors do, which pairs them.
  var isOfSystem: Bool {
    switch self {
    case .placed(let style, _), .opacity(_, let style), .levelOf(_, let style): style.isOfSystem
    case .level, .tint, .background, .material: true
    case .named, .gradient: false
    case .color(let color):
      color.resolved(with: TraitCollection(userInterfaceStyle: .light))
        != color.resolved(with: TraitCollection(userInterfaceStyle: .dark))
    }
  }
}

extension Program {
  /// The place of something for the engine.
  func sourcePlace(_ place: Place) -> SourcePlace? {
    location(of: place).flatMap { location in
      location.line.map {
        SourcePlace(
          file: location.file, line: $0, column: location.column ?? 1,
          region: Int(member(around: place).offset))
      }
    }
  }

  /// The place of a color of UIKit's.
  @MainActor
  func stylePlace(_ ink: KitInk) -> StylePlace? {
    if let place = ink.file.flatMap(CodeSights.place) {
      return StylePlace(place, origin: place, isAssumed: false)
    }
    guard let use = sourcePlace(ink.use) else { return nil }
    let origin = sourcePlace(ink.origin)
    // The property stands before the color that it is given.
    let isWrittenThere = origin.map { $0.file == use.file && $0.region == use.region } ?? false
    return StylePlace(
      isWrittenThere ? origin ?? use : use, origin: origin, isAssumed: ink.isAssumed,
      name: ink.name)
  }
}
