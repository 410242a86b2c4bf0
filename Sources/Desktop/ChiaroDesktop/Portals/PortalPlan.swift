// SPDX-License-Identifier: MIT

package import ChiaroSource

/// What an installation does so that the desktop portal asks the service for settings, and for
/// nothing else.
///
/// A file with a single key would hide the current file from portals before 1.21, and with it the
/// program for screen sharing. So the plan writes the current file with one more line. It leaves a
/// file of the user's own unchanged, and changes nothing if another program than before would
/// answer for another interface.
package enum PortalPlan: Equatable, Sendable {
  /// A file is written, made from the one in force; the source is nil if there was none.
  case write(PortalFile, source: String?)
  /// The file in force asks the service first already.
  case asked(path: String)
  /// Nothing is written; the diagnostic gives the reason and the possible remedy.
  case left(Diagnostic)

  /// Creates the plan for desktops, named as in `XDG_CURRENT_DESKTOP`.
  package init(_ desktops: [String], folders: PortalFolders, tree: PortalTree) {
    guard let desktop = PortalLookup.names(of: desktops).first else {
      self = .left(Self.unknownDesktop)
      return
    }
    var tree = tree
    for path in PortalFile.all(in: folders, of: tree) { tree[path] = nil }
    let backEnd = Path.join(folders.backEnds[0], "chiaro.portal")
    tree[backEnd] = nil
    let before = PortalLookup(desktops, folders: folders, tree: tree)
    tree[backEnd] = Array(ServiceFiles.backEnd(desktops).utf8)
    let inForce = before.files.first
    if let inForce, Path.parent(inForce.path) == folders.own {
      self = Self.own(inForce, PortalLookup(desktops, folders: folders, tree: tree))
      return
    }
    let name = "\(desktop)-portals.conf"
    if tree.names(in: folders.own).contains(name) {
      self = .left(Self.unreadable(Path.join(folders.own, name)))
      return
    }
    let file = PortalFile(
      path: Path.join(folders.own, name), of: inForce,
      asking: Self.names(before, inForce))
    tree[file.path] = Array(file.text.utf8)
    let after = PortalLookup(desktops, folders: folders, tree: tree)
    self =
      Self.isHarmless(before, after)
      ? .write(file, source: inForce?.path) : .left(Self.harmful(file, inForce))
  }

  /// The interface of the settings.
  private static let settings = ServiceNames.portalInterface

  /// The back ends to ask for settings: the service, then those that were asked before.
  private static func names(_ lookup: PortalLookup, _ file: PortalPreferences?) -> [String] {
    let before = file.flatMap { $0[settings] ?? $0.usual }
    let names = before ?? lookup.answers(for: settings, .everyFolder)
    return [PortalFile.backEnd] + names.filter { $0 != "none" && $0 != PortalFile.backEnd }
  }

  /// Whether the service is asked first for settings, and all else is answered as before.
  private static func isHarmless(_ before: PortalLookup, _ after: PortalLookup) -> Bool {
    let interfaces = after.backEnds.reduce(into: Set()) { $0.formUnion($1.interfaces) }
    return PortalLookup.Reading.allCases.allSatisfy { reading in
      isFirst(in: after, reading)
        && interfaces.subtracting([settings]).allSatisfy {
          before.answer(for: $0, reading) == after.answer(for: $0, reading)
        }
    }
  }

  private static func isFirst(in lookup: PortalLookup, _ reading: PortalLookup.Reading) -> Bool {
    lookup.answers(for: settings, reading).first == PortalFile.backEnd
  }

  /// The plan where a file of the user's own is in force.
  private static func own(_ file: PortalPreferences, _ lookup: PortalLookup) -> PortalPlan {
    if PortalLookup.Reading.allCases.allSatisfy({ isFirst(in: lookup, $0) }) {
      return .asked(path: file.path)
    }
    let line = file.line(for: settings)
    let wanted = PortalPreferences.line(settings, names(lookup, file))
    let isOwnLine = file[settings] != nil
    let found = line.map { "its line \($0.text) chooses the backend for settings" }
    return .left(
      Diagnostic(
        .error, id: "portals-own-file", at: SourceLocation(file: file.path, line: line?.number),
        (found ?? "it has no line for settings") + ", so the portal does not ask the service",
        fix: isOwnLine
          ? "change that line to \(wanted)" : "add the line \(wanted) below [preferred]"))
  }

  private static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, id: "portals-unreadable", at: SourceLocation(file: path),
      "the portal cannot read this file, and chiaro does not change it",
      fix: "correct it or remove it")
  }

  private static func harmful(_ file: PortalFile, _ source: PortalPreferences?) -> Diagnostic {
    Diagnostic(
      .error, id: "portals-not-kept", at: SourceLocation(file: file.path),
      "chiaro did not write this file, because other interfaces would then get another backend",
      fix: "add the line \(PortalPreferences.line(settings, [PortalFile.backEnd])) to "
        + (source?.path ?? "a portals.conf"))
  }

  private static var unknownDesktop: Diagnostic {
    Diagnostic(
      .error, id: "desktop-unknown", at: SourceLocation(file: "XDG_CURRENT_DESKTOP"),
      "names no desktop, so the portals.conf in force is unknown",
      fix: "run chiaro in the desktop session, or add --desktop")
  }
}
