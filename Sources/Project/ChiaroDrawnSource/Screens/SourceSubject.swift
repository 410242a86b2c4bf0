// SPDX-License-Identifier: MIT

import ChiaroDrawnKit
import ChiaroInterpreter
import ChiaroSource
import Foundation

/// Something in code of which a picture can be drawn.
struct SourceSubject {
  /// What makes the view.
  enum Kind {
    /// `#Preview { … }`.
    case preview(PreviewDeclaration)
    /// A type with `previews`.
    case provider(ViewSubject)
    /// A view that no preview shows.
    case view(ViewSubject)
  }

  var kind: Kind
  /// What a person calls it.
  var name: String
  var location: SourceLocation
  /// Where the preview stands that shows something; nil for a view that none shows.
  var preview: Place? {
    switch kind {
    case .preview(let preview): preview.place
    case .provider(let provider): provider.previews
    case .view: nil
    }
  }
  /// Where it stands.
  var place: Place {
    switch kind {
    case .preview(let preview): preview.place
    case .provider(let view), .view(let view): view.place
    }
  }
  /// Whether it is shown as the app shows it, rather than as a preview says.
  var isOfApp: Bool { preview == nil }
  /// Whether a Mac shows it.
  var isMac = false
  /// The word for the kind in lists of screens.
  var word: String {
    switch kind {
    case .preview, .provider: "preview"
    case .view: "view"
    }
  }

  /// The types of a program that can be drawn by themselves: views, and classes of views and
  /// controllers.
  ///
  /// - Parameters:
  ///   - program: the program
  ///   - isMac: whether a Mac runs it
  /// - Returns: the types, in the order of the files
  static func types(in program: Program, isMac: Bool = false) -> [SourceSubject] {
    let classes =
      isMac
      ? ["NSViewController", "NSWindowController", "NSView"] : ["UIViewController", "UIView"]
    return inOrder(
      (["View"] + classes).flatMap { program.subjects($0) }.compactMap { view in
        program.location(of: view.place).map {
          SourceSubject(kind: .view(view), name: view.name, location: $0, isMac: isMac)
        }
      })
  }

  /// The subjects of a program's files, in their order: previews, and views that none is named
  /// after.
  ///
  /// - Parameters:
  ///   - program: the program
  ///   - types: its types that can be drawn
  ///   - isMac: whether a Mac runs it
  /// - Returns: the subjects
  static func all(
    in program: Program, _ types: [SourceSubject], isMac: Bool = false
  ) -> [SourceSubject] {
    var found: [SourceSubject] = []
    for preview in program.previews {
      guard let location = program.location(of: preview.place) else { continue }
      let name = preview.name ?? Path.stem(location.file)
      found.append(
        SourceSubject(kind: .preview(preview), name: name, location: location, isMac: isMac))
    }
    for provider in program.subjects("PreviewProvider") {
      guard let location = program.location(of: provider.place) else { continue }
      let name = provider.name.replacing("_Previews", with: "").replacing("Previews", with: "")
      found.append(
        SourceSubject(
          kind: .provider(provider), name: name.isEmpty ? provider.name : name, location: location,
          isMac: isMac))
    }
    let shown = Set(found.map(\.location.file))
    // The previews of a file are taken to show its views.
    return inOrder(found + types.filter { !shown.contains($0.location.file) })
  }

  private static func inOrder(_ subjects: [SourceSubject]) -> [SourceSubject] {
    subjects.sorted {
      ($0.location.file, $0.location.line ?? 0) < ($1.location.file, $1.location.line ?? 0)
    }
  }
}

/// A view of a subject, with what its preview says about its room.
struct SubjectView {
  var name: String
  var value: Value
  var room: ScreenRoom
}

extension Drawing {
  /// The views of a subject: a provider may have several.
  func views(of subject: SourceSubject, on device: ScreenDevice) -> [SubjectView] {
    switch subject.kind {
    case .preview(let preview):
      guard let value = session.content(of: preview) else { return [] }
      var room = ScreenRoom(device)
      for argument in session.arguments(of: preview) { room = changed(room, by: argument) }
      return [SubjectView(name: subject.name, value: value, room: changed(room, of: value))]
    case .provider(let provider):
      guard let value = session.readStatic("previews", of: provider.type) else { return [] }
      let all = session.perform { try PreviewList.parts(of: value, $0) } ?? [value]
      return all.enumerated().map { number, value in
        let name = displayName(of: value) ?? (all.count > 1 ? "\(number + 1)" : nil)
        return SubjectView(
          name: name.map { "\(subject.name) \($0)" } ?? subject.name, value: value,
          room: changed(ScreenRoom(device), of: value))
      }
    case .view(let view):
      guard let value = ofFile(view) ?? session.instance(of: view) else { return [] }
      return [SubjectView(name: subject.name, value: value, room: ScreenRoom(device))]
    }
  }

  /// The object of a class that a storyboard or xib holds; nil for a class that none names.
  private func ofFile(_ view: ViewSubject) -> Value? {
    guard let kit = host.kit else { return nil }
    return session.perform { _ in try kit.object(ofClass: view.name) } ?? nil
  }

  private func modifiers(of value: Value) -> [HostCall] {
    if case .host(let hosted) = value.unwrapped { return hosted.modifiers }
    return []
  }

  private func displayName(of value: Value) -> String? {
    PreviewList.setting("previewDisplayName", of: value).map(text)
  }

  /// The room as the modifiers of a preview have it.
  private func changed(_ room: ScreenRoom, of value: Value) -> ScreenRoom {
    var room = room
    for call in modifiers(of: value) {
      switch call.name {
      case "previewLayout": call.arguments.first.map { room = changed(room, by: $0.value) }
      case "previewDevice":
        let name = call.arguments.first.map { text($0.value) } ?? ""
        if let device = ScreenDevice.named(name) { room = ScreenRoom(device) }
      default: break
      }
    }
    return room
  }

  /// The room as a layout has it: `.sizeThatFits`, `.fixed(width:height:)`.
  private func changed(_ room: ScreenRoom, by value: Value) -> ScreenRoom {
    guard case .host(let hosted) = value.unwrapped, let call = hosted.call else { return room }
    var room = room
    switch call.name {
    case "sizeThatFits", "sizeThatFitsLayout":
      room.fits = true
      (room.top, room.bottom) = (0, 0)
    case "fixed", "fixedLayout":
      guard let width = call.argument("width")?.number, let height = call.argument("height")?.number
      else { return room }
      room = ScreenRoom(size: ScreenRoom.bounded(width, height), scale: room.scale)
    case "landscapeLeft", "landscapeRight":
      room = ScreenRoom(
        size: ScreenRoom.bounded(room.size.height, room.size.width), scale: room.scale)
    default: break
    }
    return room
  }
}
