// SPDX-License-Identifier: MIT

import ChiaroSource

/// Who answers the portal by its files, and which file decides.
struct PortalFilesCheck: DoctorCheck {
  /// Interfaces that a desktop misses when nobody answers them any more.
  private static let wanted = ["FileChooser", "ScreenCast", "Screenshot"].map {
    PortalBackEnd.prefix + $0
  }
  private static let install = "run: chiaro service --install"

  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    guard let folders = context.portals else { return [] }
    let names = PortalLookup.names(of: context.desktops)
    if names.isEmpty {
      return [
        .trouble(
          "desktop-unknown",
          "XDG_CURRENT_DESKTOP names no desktop, so the portals.conf in force is unknown",
          advice: "set it at the start of the session")
      ]
    }
    let lookup = PortalLookup(context.desktops, folders: folders, tree: .disk)
    let told = session(context)
    return unreadable(names, folders) + hidden(lookup) + told + answer(lookup, context, folders)
  }

  /// Whether the portal, which the session starts, knows the desktop too.
  private func session(_ context: DoctorContext) -> [DoctorFinding] {
    guard let environment = context.units.environment,
      !environment.contains(where: { $0.hasPrefix("XDG_CURRENT_DESKTOP=") })
    else { return [] }
    return [
      .trouble(
        "desktop-not-told",
        "the service manager, which starts the portal, does not know the desktop",
        advice: "run at the start of the session: dbus-update-activation-environment --systemd "
          + "XDG_CURRENT_DESKTOP")
    ]
  }

  private func unreadable(_ names: [String], _ folders: PortalFolders) -> [DoctorFinding] {
    let files = names.map { "\($0)-portals.conf" } + ["portals.conf"]
    let tree = PortalTree.disk
    return folders.configuration.flatMap { folder in files.map { Path.join(folder, $0) } }
      .filter { FolderReader.identity(of: $0) != nil }
      .filter { path in tree[path].flatMap { PortalPreferences(path: path, $0) } == nil }
      .map {
        .trouble(
          "portals-unreadable", "the portal cannot read \($0), and skips it",
          advice: "correct it or remove it")
      }
  }

  /// What nobody answers although somebody could: a file of one key hides the desktop's own.
  private func hidden(_ lookup: PortalLookup) -> [DoctorFinding] {
    guard let file = lookup.files.first else { return [] }
    let lost = Self.wanted.filter { interface in
      lookup.answer(for: interface, .first) == nil && !file.forbids(interface)
        && lookup.backEnds.contains { $0.interfaces.contains(interface) }
    }.map { $0.dropFirst(PortalBackEnd.prefix.count) }
    if lost.isEmpty || lookup.files.count < 2 { return [] }
    return [
      .trouble(
        "portals-hidden",
        "\(file.path) hides \(lookup.files[1].path), so no backend answers "
          + lost.joined(separator: ", "),
        advice: "remove the first file, or add the lines of the second one to it")
    ]
  }

  private func answer(
    _ lookup: PortalLookup, _ context: DoctorContext, _ folders: PortalFolders
  ) -> [DoctorFinding] {
    let settings = ServiceNames.portalInterface
    let first = lookup.answers(for: settings, .first).first
    let file = lookup.files.first
    let place = file.map { file in
      file.line(for: settings).map { "\(file.path):\($0.number): \($0.text)" }
        ?? "\(file.path) has no line for settings"
    }
    guard first == PortalFile.backEnd else {
      if !lookup.backEnds.contains(where: { $0.name == PortalFile.backEnd }) {
        return [
          .trouble(
            "back-end-missing",
            "chiaro.portal is missing, so no configuration can name the service",
            advice: Self.install)
        ]
      }
      return [elsewhere(first, place, context, folders)]
    }
    let good = DoctorFinding.good(
      "portal-files",
      "the portal's configuration chooses the service (\(place ?? "no file decides"))")
    return [good] + outdated(context, folders)
  }

  private func elsewhere(
    _ first: String?, _ place: String?, _ context: DoctorContext, _ folders: PortalFolders
  ) -> DoctorFinding {
    var advice = Self.install
    let plan = PortalPlan(context.desktops, folders: folders, tree: .disk)
    if case .left(let diagnostic) = plan { advice = diagnostic.fix ?? advice }
    return .trouble(
      "portal-other",
      "the portal's configuration chooses \(first ?? "no backend") for settings, not the service: "
        + (place ?? "no file decides"),
      advice: advice)
  }

  /// Whether the file that was written is still the desktop's own with one line more.
  private func outdated(_ context: DoctorContext, _ folders: PortalFolders) -> [DoctorFinding] {
    let plan = PortalPlan(context.desktops, folders: folders, tree: .disk)
    guard case .write(let file, let source?) = plan,
      let present = PortalTree.disk[file.path], present != Array(file.text.utf8)
    else { return [] }
    return [
      .trouble(
        "portals-outdated", "\(file.path) is a copy of \(source), which has changed since then",
        advice: Self.install)
    ]
  }
}
