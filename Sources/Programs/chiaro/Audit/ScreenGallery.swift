// SPDX-License-Identifier: MIT

import ChiaroInspection
import ChiaroReport
import ChiaroSource
import Synchronization

/// The screens that an audit drew, kept for the pages of its report.
final class ScreenGallery: Sendable {
  /// A screen with the path of its file.
  private struct Entry: Sendable {
    var path: String
    var screen: JSONValue
  }

  private let entries = Mutex<[Entry]>([])

  /// The most screens of a report: a page of more is slow to open.
  private static let mostScreens = 400

  /// Keeps the screens that were told of a file.
  func keep(_ answer: JSONValue, ofFileAt path: String) {
    let new = (answer["screens"].map { Array($0.elements) } ?? []).map {
      Entry(path: path, screen: $0)
    }
    entries.withLock { $0 += new }
  }

  /// The screens as a report shows them, by the order of their files; those with findings first
  /// where there are too many.
  func screens(of report: ReportModel, _ paths: ShownPaths) -> [ReportScreen] {
    var places: [String: [Int]] = [:]
    for (place, finding) in report.findings.enumerated() {
      places[finding.location.file, default: []].append(place)
    }
    let all = entries.withLock { $0 }.map { entry -> ReportScreen in
      let file = paths.shown(entry.path)
      return Self.screen(entry.screen, file, places[file] ?? [], report)
    }.filter { !$0.pictures.isEmpty }
    let chosen =
      all.count <= Self.mostScreens
      ? all
      : Array(
        (all.filter { !$0.marks.isEmpty } + all.filter(\.marks.isEmpty))
          .prefix(Self.mostScreens))
    return chosen.enumerated().sorted {
      ($0.element.file, $0.offset) < ($1.element.file, $1.offset)
    }
    .map(\.element)
  }

  private static func screen(
    _ told: JSONValue, _ file: String, _ places: [Int], _ report: ReportModel
  ) -> ReportScreen {
    let pictures = (told["previews"].map { Array($0.elements) } ?? []).compactMap {
      picture -> ReportScreen.Picture? in
      guard let appearance = picture["appearance"]?.string,
        let bytes = picture["png"]?.string.flatMap(Base64.decode)
      else { return nil }
      return ReportScreen.Picture(appearance: appearance, bytes: bytes)
    }
    let frames = frames(told)
    var marks = places.compactMap { place in
      frames[report.findings[place].object].map { ReportScreen.Mark(finding: place, frame: $0) }
    }
    if marks.isEmpty { marks = Self.marks(told, file, report) }
    return ReportScreen(
      name: told["name"]?.string ?? "", className: told["class"]?.string ?? "", file: file,
      lock: told["lock"]?["style"]?.string, pictures: pictures,
      colors: (told["colorNames"].map { Array($0.elements) } ?? []).compactMap(\.string),
      marks: marks)
  }

  /// The findings at the lines of code that made what is seen on a screen.
  private static func marks(
    _ told: JSONValue, _ file: String, _ report: ReportModel
  ) -> [ReportScreen.Mark] {
    // The files of a screen are named from its project, and those of findings as they are shown.
    let own = told["file"]?.string ?? ""
    guard file.hasSuffix(own) else { return [] }
    let root = file.dropLast(own.utf8.count)
    var frames: [SourceLocation: [Double]] = [:]
    for view in told["views"].map({ Array($0.elements) }) ?? [] {
      guard let name = view["file"]?.string, let line = view["line"]?.integer,
        let frame = view["inWindow"]?.elements.compactMap(\.number), frame.count == 4
      else { continue }
      let place = SourceLocation(file: root + name, line: line)
      frames[place] = frames[place] ?? frame
    }
    return report.findings.indices.compactMap { index in
      let finding = report.findings[index]
      return ([finding.location] + finding.related).lazy
        .compactMap { frames[SourceLocation(file: $0.file, line: $0.line)] }.first
        .map { ReportScreen.Mark(finding: index, frame: $0) }
    }
  }

  private static func frames(_ told: JSONValue) -> [String: [Double]] {
    func numbers(_ value: JSONValue?) -> [Double] {
      value.map { $0.elements.compactMap(\.number) } ?? []
    }
    let views = (told["views"].map { Array($0.elements) } ?? []).map {
      ($0["object"]?.string, numbers($0["inWindow"]))
    }
    return DrawnScreen.frames(of: views, on: told["object"]?.string, numbers(told["size"]))
  }
}
