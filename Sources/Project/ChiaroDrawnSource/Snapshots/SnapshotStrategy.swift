// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSwiftUI
import Foundation

/// How a test takes a picture: the room, and what sets its traits apart.
@MainActor
struct SnapshotStrategy {
  private(set) var room: ScreenRoom
  /// Whether the strategy says how large the room is.
  private(set) var hasRoom = false
  /// The name of the configuration of a device; nil for none.
  private(set) var device: String?
  private(set) var traits = TraitCollection()
  private var drawing: Drawing
  /// Whether the picture is of a controller, whose view has a ground.
  private var isController: Bool

  /// Reads a strategy; nil for one that takes no picture.
  ///
  /// - Parameters:
  ///   - value: the strategy; nil where the assertion names none
  ///   - isController: whether a controller is asserted
  ///   - isPlain: whether an assertion without a strategy takes a picture
  ///   - drawing: what reads values
  init?(_ value: Value?, isController: Bool, isPlain: Bool = false, _ drawing: Drawing) {
    self.drawing = drawing
    self.isController = isController
    room = ScreenRoom(drawing.host.device)
    traits = drawing.host.baseTraits
    (room.fits, room.isUnbounded) = (!isController, true)
    room.isOpaque = isController
    (room.top, room.bottom) = (0, 0)
    switch value?.unwrapped {
    case nil: if !isPlain { return nil }
    case .host(let hosted)?:
      guard let call = hosted.call, !SnapshotNames.texts.contains(call.name),
        call.argument("pathExtension")?.text ?? "png" == "png"
      else { return nil }
      take(call)
    default:
      // A strategy that a module makes that is not there is taken for a picture.
      guard value?.isUnknown == true else { return nil }
    }
  }

  /// Reads how an assertion takes the picture of a subject; nil for one that takes no picture.
  init?(of call: HostCall, _ subject: KitSubject, isController: Bool, _ drawing: Drawing) {
    self.init(
      Arguments(drawing: drawing, call: call).value("as"), isController: isController,
      isPlain: SnapshotNames.isPlain(call.name) || drawing.host.isOwn(call), drawing)
    guard let window = subject.window else { return }
    fix(window.size)
    (room.top, room.side, room.bottom) = window.insets
    traits = TraitCollection(traitsFrom: [traits, window.traits])
  }

  /// How deep strategies may stand in each other.
  private static let mostDepth = 8

  /// Takes what the arguments of a strategy say: those of the library's, and those of strategies
  /// that others make, whose arguments are called alike.
  private mutating func take(_ call: HostCall, depth: Int = 0) {
    guard depth < Self.mostDepth else { return }
    let arguments = Arguments(drawing: drawing, call: call)
    // `.wait(for: 1, on: .image)`
    if call.name == "wait", case .host(let inner)? = arguments.value("on")?.unwrapped {
      inner.call.map { take($0, depth: depth + 1) }
      return
    }
    for label in ["on", "config", "device"] { arguments.value(label).map { configure($0) } }
    if let size = HostGeometry.readSize(arguments.value("size")) { fix(size) }
    if let layout = arguments.value("layout") { lay(layout) }
    if let traits = arguments.value("traits") { add(traits) }
    if let style = arguments.word("userInterfaceStyle") { set(style: style) }
  }

  /// Takes what an assertion of a project's own says by its arguments: the size, the style.
  mutating func take(ownAssertion call: HostCall) {
    let arguments = Arguments(drawing: drawing, call: call)
    take(call)
    if let width = arguments.length("width") {
      if let height = arguments.length("height") {
        fix(CGSize(width: width, height: height))
      } else {
        room.size = ScreenRoom.bounded(width, ScreenRoom.mostLength)
        (room.fits, room.isUnbounded, room.isAsWide) = (true, false, true)
      }
    }
    room.isOpaque = arguments.flag("transparent") != true
    for label in ["colorScheme", "style", "scheme", "interfaceStyle"] {
      guard let word = arguments.word(label), word == "dark" || word == "light" else { continue }
      set(style: word)
    }
  }

  private mutating func fix(_ size: CGSize) {
    room.size = ScreenRoom.bounded(size.width, size.height)
    room.fits = false
    hasRoom = true
    // A room of its own is that of a controller, whose view has a ground.
    room.isOpaque = true
  }

  private mutating func lay(_ value: Value) {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return }
    let arguments = Arguments(drawing: drawing, call: call)
    switch call.name {
    case "device": (arguments.value("config") ?? arguments.first).map { configure($0) }
    case "fixed":
      if let width = arguments.length("width"), let height = arguments.length("height") {
        fix(CGSize(width: width, height: height))
      }
    default: (room.fits, room.isUnbounded) = (true, true)
    }
  }

  /// The room of a configuration, whose texts are of medium size.
  private mutating func configure(_ value: Value) {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return }
    let arguments = Arguments(drawing: drawing, call: call)
    if call.name == "ViewImageConfig" || call.name == "init" {
      if let size = HostGeometry.readSize(arguments.value("size")) { fix(size) }
      if case .host(let insets)? = arguments.value("safeArea")?.unwrapped, let call = insets.call {
        room.top = call.argument("top")?.number.map { CGFloat($0) } ?? 0
        room.bottom = call.argument("bottom")?.number.map { CGFloat($0) } ?? 0
        room.side = call.argument("left")?.number.map { CGFloat($0) } ?? 0
      }
      if let traits = arguments.value("traits") { add(traits) }
      takeChanges(of: hosted)
      return
    }
    defer { takeChanges(of: hosted) }
    guard var known = SnapshotNames.room(of: call) else { return }
    known.isOpaque = true
    room = known
    hasRoom = true
    device = call.name
    traits = traits.modifyingTraits { $0.preferredContentSizeCategory = .medium }
  }

  /// Takes the size and the traits that were set on a configuration later.
  private mutating func takeChanges(of hosted: HostValue) {
    for call in hosted.modifiers where !call.isCall {
      guard let value = call.arguments.first?.value else { continue }
      if call.name == "traits" { add(value) }
      if call.name == "size", let size = HostGeometry.readSize(value) { fix(size) }
    }
  }

  /// Adds traits: `UITraitCollection(userInterfaceStyle: .dark)`, or several.
  private mutating func add(_ value: Value) {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return }
    let arguments = Arguments(drawing: drawing, call: call)
    for label in ["traitsFrom", "traits"] {
      guard case .array(let values)? = arguments.value(label)?.unwrapped else { continue }
      for value in values { add(value) }
    }
    if let style = arguments.word("userInterfaceStyle") { set(style: style) }
    if let size = arguments.word("preferredContentSizeCategory") { set(size: size) }
    if let scale = arguments.length("displayScale") {
      room.scale = min(4, max(1, Double(scale)))
    }
    for call in hosted.modifiers { add(call) }
  }

  /// Adds what a modifier of traits changes.
  private mutating func add(_ call: HostCall) {
    if !call.isCall, let value = call.arguments.first?.value {
      switch call.name {
      case "userInterfaceStyle": drawing.word(value).map { set(style: $0) }
      case "preferredContentSizeCategory": drawing.word(value).map { set(size: $0) }
      default: break
      }
    } else if call.name == "modifyingTraits",
      let closure = Arguments(drawing: drawing, call: call).closure(nil),
      case .host(let changed)? = drawing.session.changed(
        Value.made("UITraitCollection", []), by: closure)
    {
      for call in changed.modifiers { add(call) }
    }
  }

  /// Sets light or dark.
  mutating func set(style: String) {
    traits = traits.modifyingTraits { $0.userInterfaceStyle = style == "dark" ? .dark : .light }
  }

  private mutating func set(size: String) {
    guard let size = Enumerations.sizes[size] else { return }
    traits = traits.modifyingTraits { $0.preferredContentSizeCategory = size.category }
  }

  /// Takes what was set on a controller: its style, and the frame and ground of its view.
  ///
  /// - Parameters:
  ///   - hosted: the controller
  ///   - isSized: whether it has a size of its own, rather than that of a window
  mutating func take(_ hosted: HostValue, isSized: Bool) {
    for call in hosted.modifiers where !call.isCall {
      guard let value = call.arguments.first?.value else { continue }
      switch call.name {
      case "overrideUserInterfaceStyle": drawing.word(value).map { set(style: $0) }
      case "preferredContentSize" where isSized: HostGeometry.readSize(value).map { fix($0) }
      case "view":
        guard case .host(let view) = value.unwrapped else { continue }
        for call in view.modifiers where !call.isCall {
          guard let value = call.arguments.first?.value else { continue }
          if call.name == "frame", isSized { HostGeometry.readRect(value).map { fix($0.size) } }
          if call.name == "backgroundColor", drawing.word(value) == "clear" {
            room.isOpaque = false
          }
          if call.name == "overrideUserInterfaceStyle" {
            drawing.word(value).map { set(style: $0) }
          }
        }
      default: break
      }
    }
  }

  var isDark: Bool { traits.userInterfaceStyle == .dark }
}
