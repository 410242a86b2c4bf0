// SPDX-License-Identifier: MIT

import ChiaroSource

extension Project {
  /// Returns the targets of the project, and the files and folders that were skipped.
  ///
  /// Targets come from Xcode projects, package manifests and XcodeGen's `project.yml`, which are
  /// parsed but never run. If there are none, all files form a single target for the root folder;
  /// otherwise, files that belong to no target are skipped.
  ///
  /// - Parameter kinds: the kinds of files that each target lists in `files`; by default, none
  /// - Returns: the targets in the order of their files, and the skipped files and folders with the
  ///   reasons
  public func targets(
    listing kinds: Set<FileKind> = []
  ) -> (targets: [ProjectTarget], leftOut: [LeftOut]) {
    var targets: [ProjectTarget] = []
    var left = leftOut.map { LeftOut(path: $0, reason: "third-party code") }
    // All that can belong to a target, put together once: there may be thousands of targets.
    var files = TargetFiles(
      sources + catalogs + storyboards, asked: kinds.flatMap { self.files(of: $0).map(\.path) })
    for project in xcodeProjects { targets += xcode(project, &files, &left) }
    for (path, manifest) in manifests { targets += package(path, manifest, &files, &left) }
    for (path, specification) in specifications {
      targets += generated(path, specification, &files, &left)
    }
    if files.isExhausted {
      left.append(
        LeftOut(path: root, reason: "the project has more files and targets than chiaro reads"))
    }
    let known = Set(targets.flatMap { $0.sources + $0.catalogs + $0.storyboards })
    var rest = ProjectTarget(Path.lastComponent(root), .folder, path: root)
    for file in files.paths where !known.contains(file) { files.add(file, to: &rest) }
    rest.settle()
    if targets.isEmpty {
      rest.infoPlists = infoPlists.map(\.path).sorted()
      return ([rest], left)
    }
    for file in rest.sources + rest.catalogs + rest.storyboards {
      left.append(LeftOut(path: file, reason: "in no target"))
    }
    return (targets, left)
  }

  // MARK: Xcode

  private func xcode(
    _ project: XcodeProject, _ files: inout TargetFiles, _ left: inout [LeftOut]
  ) -> [ProjectTarget] {
    let folder = Path.parent(Path.parent(project.path))
    if project.isCut {
      left.append(LeftOut(path: project.path, reason: "more entries than the limit"))
    }
    return project.targets.map { found in
      var target = ProjectTarget(found.name, .xcode, path: project.path, kind: found.kind)
      target.settings = found.settings
      target.platformNames = found.platformNames
      target.xcodeVersion = project.xcodeVersion
      for file in found.files {
        guard let path = inside(folder, file) else {
          let path = Path.normalized(Path.join(folder, file))
          left.append(LeftOut(path: path, reason: "outside of the project"))
          continue
        }
        if files.known.contains(path) {
          files.add(path, to: &target)
        } else if Project.isLookedFor(path) {
          left.append(LeftOut(path: path, reason: "missing, ignored or excluded"))
        } else if !files.asked.isEmpty {
          // A folder that is copied as it is.
          target.files += files.files(in: path).map(\.path).filter(files.asked.contains)
        }
      }
      for group in found.folders {
        guard let start = inside(folder, group.path) else { continue }
        for file in files.files(in: start) where !group.exceptions.contains(String(file.inside)) {
          files.add(file.path, to: &target)
        }
      }
      for plist in found.settings["INFOPLIST_FILE"] ?? [] { add(plist, in: folder, to: &target) }
      target.settle()
      return target
    }
  }

  /// Adds the `Info.plist` that a build setting names, unless its path is made of other settings.
  func add(_ infoPlist: String, in folder: String, to target: inout ProjectTarget) {
    let start = ["$(SRCROOT)/", "$(PROJECT_DIR)/"].first { infoPlist.hasPrefix($0) } ?? ""
    let path = String(infoPlist.dropFirst(start.count))
    if path.contains("$(") { return }
    target.add(inside(folder, path) ?? Path.normalized(Path.join(folder, path)))
  }

  /// Returns the path of a file given relative to a folder, in the form that the search uses; nil
  /// if the path lies outside of the project.
  func inside(_ folder: String, _ file: String) -> String? {
    let inside = Path.normalized(Path.relative(Path.join(folder, file), to: root))
    if inside == "." { return root }
    return Path.escapes(inside) ? nil : Path.join(root, inside)
  }

  private static func isLookedFor(_ path: String) -> Bool {
    let ending = Path.fileExtension(path)?.lowercased() ?? ""
    return sourceEndings.contains(ending) || ["xcassets", "storyboard", "xib"].contains(ending)
  }

  // MARK: Packages

  /// The largest number of names and patterns that are left out of one folder.
  static let exclusionLimit = 1_000

  private func package(
    _ path: String, _ manifest: PackageManifest, _ files: inout TargetFiles,
    _ left: inout [LeftOut]
  ) -> [ProjectTarget] {
    let folder = Path.parent(path)
    return manifest.targets.compactMap { found in
      var target = ProjectTarget(found.name, .package, path: path, kind: found.kind)
      for (setting, platform) in PlatformNames.deploymentTargets {
        guard let version = manifest.minimumVersions[platform], !version.isEmpty else { continue }
        target.settings[setting] = [version]
      }
      let excluded = found.exclude.prefix(Self.exclusionLimit).map(Path.normalized)
      for place in found.path.map({ [$0] }) ?? Self.places(of: found) {
        guard let start = inside(folder, place) else { continue }
        let inside = files.files(in: start).filter { file in
          !excluded.contains { file.inside == $0 || file.inside.hasPrefix($0 + "/") }
        }
        if inside.isEmpty { continue }
        for file in inside { files.add(file.path, to: &target) }
        target.settle()
        return target
      }
      left.append(LeftOut(path: path, reason: "chiaro found no file of target \(found.name)"))
      return nil
    }
  }

  /// Returns the folders in which SwiftPM looks for a target without a path.
  private static func places(of target: PackageManifest.Target) -> [String] {
    let folders =
      switch target.kind {
      case "test": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    return folders.map { "\($0)/\(target.name)" }
  }
}
