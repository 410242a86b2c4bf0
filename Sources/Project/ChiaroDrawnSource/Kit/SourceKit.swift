// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroRaster
import ChiaroSource
import ChiaroSwiftUI
import ChiaroViews
import Foundation

/// UIKit in code: its host, and its views and controllers as screens.
@MainActor
struct SourceKit {
  let kit: Kit
  let host: KitHost
  private let nibs: NibObjects
  private let names: NamedAssets
  private let resources: RenderResources
  private let release: SystemRelease

  init(
    _ assets: DrawnAssets, _ files: InterfaceFiles, _ resources: RenderResources,
    _ release: SystemRelease, isMac: Bool = false
  ) {
    var named = KitAssets()
    named.hasColor = { assets.hasColor($0) }
    named.hasImage = { assets.hasImage($0) }
    named.colorOfSymbol = { assets.colorName(ofSymbol: $0) }
    named.imageOfSymbol = { assets.imageName(ofSymbol: $0) }
    named.text = { assets.strings.text($0, table: nil) }
    kit = Kit(named)
    host = KitHost(kit)
    names = assets.names
    nibs = isMac ? MacNibs(kit, files, names) : SourceNibs(kit, files, names)
    kit.nibs = nibs
    (self.resources, self.release) = (resources, release)
  }

  /// Begins a screen or a test, whose views are made from now on.
  func begin(
    scale: Double = 2, _ traits: TraitCollection = TraitCollection(), isMac: Bool = false,
    drawing: Drawing
  ) {
    kit.hosting = { [weak drawing] value in
      guard let drawing, drawing.isView(value) else { return nil }
      return UIHostingController(rootView: NodeContent(drawing.node(value)))
    }
    let base = TraitCollection(userInterfaceStyle: .light)
    nibs.reset()
    nibs.program = drawing.session.program
    kit.begin(
      resources, names, scale: scale, shown(TraitCollection(traitsFrom: [base, traits])),
      isMac: isMac)
    _ = drawing.session.perform { kit.take($0) }
  }

  /// Ends a screen or a test, of which nothing is evaluated any more.
  func end() {
    nibs.reset()
    kit.inStage { kit.end() }
  }

  private func shown(_ traits: TraitCollection) -> TraitCollection {
    traits.modifyingTraits { $0.systemRelease = release }
  }

  /// The screen of a value in a room; nil for what is no view or controller.
  func screen(
    _ value: Value, in room: ScreenRoom, _ traits: TraitCollection, _ session: Session
  ) -> KitScreen? {
    var own = KitRoom()
    own.size = room.fits ? nil : room.size
    own.width = room.fits ? nil : room.size.width
    (own.top, own.bottom, own.side) = (room.top, room.bottom, room.side)
    own.scale = room.scale
    own.isOpaque = room.isOpaque
    own.traits = shown(traits)
    return kit.screen(value, in: own, session)
  }

  /// The controller of a view of SwiftUI's, as the record of a test has it; nil for what is none.
  static func hosting(_ value: Value) -> HostValue? {
    guard case .object(let object) = value.unwrapped, object.typeName == "UIHostingController",
      let root = object.kept["rootView"]
    else { return nil }
    let call = HostCall(
      name: "UIHostingController", arguments: [CallArgument("rootView", root)],
      place: object.place, isCall: true)
    var changes = object.kept
    changes["rootView"] = nil
    if case .object(let view)? = object.kept["#view"] {
      changes["#view"] = nil
      changes["view"] = .host(
        HostValue(.implicit(call), modifiers: view.kept.map(change)))
    }
    return HostValue(.call(type: nil, call), modifiers: changes.map(change))
  }

  private static func change(_ name: String, _ value: Value) -> HostCall {
    HostCall(name: name, arguments: [CallArgument(nil, value)], place: .none, isCall: false)
  }

  /// The screen of a view of a project's app: a view that is no screen has its own height.
  func screen(
    ofPart value: Value, on device: ScreenRoom, _ traits: TraitCollection, _ session: Session,
    hasSamples: Bool = false
  ) -> KitScreen? {
    if kit.isController(value), !kit.isMac { return screen(value, in: device, traits, session) }
    var own = KitRoom()
    // Windows and views of a Mac have sizes of their own.
    own.width = kit.isMac ? nil : device.size.width
    own.hasSamples = hasSamples
    own.scale = device.scale
    own.traits = shown(traits)
    return kit.screen(value, in: own, session)
  }
}

extension SourceJSON {
  /// The views of a screen of UIKit.
  static func views(_ screen: KitScreen, _ session: Session) -> JSON {
    .array(
      screen.views.map { view in
        let location = view.origin?.location ?? session.program.location(of: view.place)
        return [
          "object": (view.origin?.object).map(JSON.string) ?? .null,
          "class": .string(view.className), "parent": .null,
          "file": location.map { .string($0.file) } ?? .null,
          "line": (location?.line).map(JSON.integer) ?? .null,
          "inWindow": rectangle(view.frame),
          "isHidden": .bool(view.isHidden), "text": view.text.map(JSON.string) ?? .null,
          "colors": .object(
            view.colors.map { color in
              JSON.Member(
                color.name,
                colors(of: color.color, at: color.ink.flatMap(session.program.stylePlace)))
            }),
        ]
      })
  }
}
