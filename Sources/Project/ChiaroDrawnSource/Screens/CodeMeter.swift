// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroDrawnKit
import ChiaroInterfaceBuilder
import ChiaroInterpreter
import ChiaroRaster
import ChiaroSource
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// Measures what is seen of a screen of code in each appearance, in the form that screens of files
/// have, with the expressions that made what is seen and what was assumed on the way.
@MainActor
struct CodeMeter {
  private let session: Session
  private let resources: RenderResources
  /// The preview that shows the screen, which is no part of the app; nil where none does.
  private let preview: SourcePlace?
  private var looks: [JSON] = []
  private var pictures: [Bitmap] = []

  init(_ session: Session, _ resources: RenderResources, preview: SourcePlace?) {
    (self.session, self.resources, self.preview) = (session, resources, preview)
  }

  /// The colors of files that code replaced.
  private var replaced: [SourcePlace] = []
  /// Whether code locks the screen to a style.
  var hasOneStyle = false
  /// What a switch of the style does to layers; nil where none was made.
  var layers: LayerPlaces?

  /// What was measured; null for a screen that could not be drawn whole.
  var json: JSON {
    if session.isOver || looks.isEmpty { return .null }
    var json = ScreenMeter.json(looks, pictures)
    json["hasOneStyle"] = .bool(hasOneStyle)
    json["replaced"] = .array(replaced.map(CodeLook.json))
    json["staleLayers"] = .array(
      (layers?.stale ?? []).map { place, color in
        [
          "place": CodeLook.json(place), "property": .string(color.property),
          "kept": .string(color.kept.hexText), "wanted": .string(color.wanted.hexText),
          "isAlike": .bool(color.isAlike),
        ]
      })
    json["renewedLayers"] = .array((layers?.renewed ?? []).map(CodeLook.json))
    return json
  }

  /// Measures the screen in an appearance.
  mutating func add(
    _ list: DisplayList, _ size: CGSize, _ sights: CodeSights, in appearance: ScreenAppearance
  ) {
    guard let canvas = ScreenMeter.canvas(size) else { return }
    if looks.isEmpty { replaced = sights.replaced }
    let picture = Renderer(canvas: canvas, resources: resources).render(list)
    pictures.append(picture)
    let inks = InkContrasts(list, canvas: canvas, resources)
    let look = CodeLook(sights, Assumed(session), preview)
    let map = LightMap(picture)
    looks.append(
      ScreenMeter.look(
        appearance, map, texts: look.texts(inks.texts), marks: look.marks(inks.marks),
        areas: look.areas(map, on: size)))
  }
}

/// What was assumed about what is drawn, by the functions and properties in which it was.
private struct Assumed {
  private struct Region: Hashable {
    var file: String
    var start: Int
  }

  private var messages: [Region: [String]] = [:]

  init(_ session: Session) {
    for assumption in session.assumptions where assumption.kind == .look {
      guard let place = session.program.sourcePlace(assumption.place) else { continue }
      messages[Region(file: place.file, start: place.region), default: []].append(
        "\(assumption.words) (\(place.file):\(place.line))")
    }
  }

  /// What was assumed in the functions around some places, each once.
  func messages(around places: [SourcePlace?]) -> [String] {
    let regions = Set(places.compactMap { $0 }.map { Region(file: $0.file, start: $0.region) })
    return Set(regions.flatMap { messages[$0] ?? [] }).sorted()
  }
}

/// What is measured of one appearance.
@MainActor
private struct CodeLook {
  private let sights: CodeSights
  private let assumed: Assumed
  private let preview: SourcePlace?
  /// What the audit calls the sights, by their order.
  private let names: [String]

  init(_ sights: CodeSights, _ assumed: Assumed, _ preview: SourcePlace?) {
    (self.sights, self.assumed, self.preview) = (sights, assumed, preview)
    var counts: [SourcePlace: Int] = [:]
    names = sights.all.map { sight in
      guard let place = sight.made ?? sight.ground?.use else { return "" }
      counts[place, default: 0] += 1
      return "\(place.file):\(place.line):\(place.column)#\(counts[place] ?? 1)"
    }
  }

  /// A sight with its number.
  private struct Numbered: InkHolder {
    var number: Int
    var sight: CodeSight
    var frame: CGRect { sight.frame }
  }

  private func numbered(_ isWanted: (CodeSight) -> Bool) -> [Numbered] {
    sights.all.enumerated().filter { isWanted($0.element) && $0.element.made != nil }
      .map { Numbered(number: $0.offset, sight: $0.element) }
  }

  // MARK: Texts and symbols

  func texts(_ found: [InkContrasts.Text]) -> [JSON] {
    let holders = numbered { $0.text != nil }
    let held = found.map { ink -> Numbered? in
      let words = Self.plain(ink.contrast.text)
      if !InkContrasts.hasInk(words) { return nil }
      return InkContrasts.holder(around: ink.contrast.frame, among: holders) {
        Self.plain($0.sight.text ?? "").contains(words)
      }
    }
    return zip(found, held).enumerated().compactMap { place, pair in
      let (ink, holder) = pair
      guard let holder, let measured = ink.contrast.measured,
        !Self.isShared(ink.contrast.frame, place, found, held)
      else { return nil }
      return members(holder, measured, ink.contrast.closest, ink.contrast.frame).map {
        .object($0 + InkContrasts.members(ink.set))
      }
    }
  }

  func marks(_ found: [MarkContrast]) -> [JSON] {
    let holders = numbered { $0.picture == .symbol }
    return found.compactMap { mark in
      guard let measured = mark.measured,
        let holder = InkContrasts.holder(around: mark.frame, among: holders, where: { _ in true })
      else { return nil }
      return members(holder, measured, mark.closest, mark.frame).map { .object($0) }
    }
  }

  /// The letters of a text without what a style makes of them.
  private static func plain(_ text: String) -> String {
    text.lowercased()
      .trimmingCharacters(in: CharacterSet(charactersIn: "…").union(.whitespacesAndNewlines))
  }

  /// Whether another text stands in the place of one: only one of them is shown at a time.
  private static func isShared(
    _ frame: PixelRectangle, _ place: Int, _ found: [InkContrasts.Text], _ held: [Numbered?]
  ) -> Bool {
    let own = frame.rectangle
    return zip(found, held).enumerated().contains { index, pair in
      guard index != place, let holder = pair.1, holder.number != held[place]?.number else {
        return false
      }
      let shared = pair.0.contrast.frame.rectangle.intersection(own)
      return !shared.isNull && shared.width * shared.height >= 0.5 * own.width * own.height
    }
  }

  /// The members of a text or symbol; nil where what is under it, or its color, is not known.
  private func members(
    _ holder: Numbered, _ range: ContrastRange, _ closest: InkColors?, _ frame: PixelRectangle
  ) -> [JSON.Member]? {
    let sight = holder.sight
    guard let made = sight.made, !isOfPreview(made), sight.ink?.isAssumed != true,
      !isOfPreview(sight.ink?.use), !Self.isOfSampleData(sight.ink)
    else { return nil }
    let ground = self.ground(under: frame.rectangle)
    if ground?.picture == .photo || ground?.ground?.isAssumed == true
      || isOfPreview(ground?.ground?.use) || Self.isOfSampleData(ground?.ground)
    {
      return nil
    }
    let places = [
      made, sight.ink?.use, sight.ink?.origin, ground?.ground?.use, ground?.ground?.origin,
    ]
    return [
      JSON.Member("object", .string(names[holder.number])),
      JSON.Member("made", Self.json(made)),
      JSON.Member("madeThrough", sight.lastLine.map(JSON.integer) ?? .null),
      JSON.Member("color", Self.json(sight.ink?.use)),
      JSON.Member("origin", Self.json(sight.ink?.origin)),
      JSON.Member("ground", Self.json(ground?.ground?.use)),
      JSON.Member("hasSystemInk", .bool(sight.hasSystemInk)),
      JSON.Member("hasSystemGround", .bool(ground?.hasSystemGround ?? true)),
      JSON.Member("isAlone", .bool(ground == nil && !sights.isWhole)),
      JSON.Member("assumed", .array(assumed.messages(around: places).map(JSON.string))),
    ] + InkContrasts.members(range, closest)
  }

  /// Whether a preview says something, and not the app.
  private func isOfPreview(_ place: SourcePlace?) -> Bool {
    guard let place, let preview else { return false }
    return place.file == preview.file && place.region == preview.region
  }

  /// Whether a color comes from data that previews and tests show, and no person.
  private static func isOfSampleData(_ style: StylePlace?) -> Bool {
    [style?.use, style?.origin].compactMap { $0?.file }.contains(where: SourceOrigin.isSampleData)
  }

  /// The nearest thing that fills the place around the middle of something; nil for the ground of
  /// the whole.
  private func ground(under frame: CGRect) -> CodeSight? {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return sights.all.filter { sight in
      (sight.isOpaque || sight.picture == .photo) && sight.frame.holds(middle)
    }.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
  }

  // MARK: Areas

  func areas(_ map: LightMap, on size: CGSize) -> [JSON] {
    sights.all.enumerated().compactMap { number, sight in
      guard let fill = sight.fill, let ground = sight.ground, !ground.isAssumed, sight.isOpaque,
        !isOfPreview(ground.use), !showsPhoto(sight),
        var area = ScreenMeter.area(names[number], sight.frame, on: size, map, isFilled: true)
      else { return nil }
      if !LightMap.isLight(fill) { area["light"] = .number(0) }
      area["made"] = Self.json(sight.made ?? ground.use)
      area["color"] = Self.json(ground.use)
      area["origin"] = Self.json(ground.origin)
      area["value"] = .string(fill.hexText)
      area["isAlone"] = .bool(!sights.isWhole)
      area["assumed"] = .array(
        assumed.messages(around: [sight.made, ground.use, ground.origin]).map(JSON.string))
      return area
    }
  }

  /// Whether an area is the ground of a picture, such as a code that machines read.
  private func showsPhoto(_ area: CodeSight) -> Bool {
    sights.all.contains { sight in
      guard sight.picture == .photo else { return false }
      let shared = sight.frame.intersection(area.frame)
      return !shared.isNull
        && shared.width * shared.height >= 0.3 * area.frame.width * area.frame.height
    }
  }

  static func json(_ place: SourcePlace?) -> JSON {
    place.map { .array([.string($0.file), .integer($0.line), .integer($0.column)]) } ?? .null
  }
}

extension PixelRectangle {
  fileprivate var rectangle: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}
