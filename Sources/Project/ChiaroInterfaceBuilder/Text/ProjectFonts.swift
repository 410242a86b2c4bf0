// SPDX-License-Identifier: MIT

package import ChiaroMedia
package import ChiaroProject
package import ChiaroRaster
import Synchronization

/// The fonts of an app, by the names in its code and storyboards.
///
/// Files are opened when a text asks for a font that is not the system's.
///
/// Apple counterpart: `UIAppFonts` · Source: Information Property List · Fidelity: approximate, all
/// font files of the project are known, whether the app registers them or not
package final class ProjectFonts: Sendable {
  private let paths: [String]
  private let state = Mutex(State())

  private struct State {
    /// The fonts by each of their names, in small letters without spaces and hyphens.
    var named: [String: [FontFace]]?
    var shapers: [FontFace: PangoTextShaper?] = [:]
  }

  /// The endings of font files.
  private static let endings = ["ttf", "otf", "ttc"]
  /// The most files that are read.
  private static let most = 400
  /// The most fonts that are open.
  private static let mostOpen = 64

  /// Finds the font files of a project.
  package init(_ project: Project) {
    paths = Array(
      Self.endings.flatMap { project.files(of: FileKind(rawValue: $0)) }.map(\.path)
        .prefix(Self.most))
  }

  /// Whether the project has a font of a name.
  package func has(_ name: String) -> Bool { !faces(name).isEmpty }

  /// The shaper for the font of a text; nil if the project has no font of that name.
  package func shaper(for text: DisplayList.Text) -> PangoTextShaper? {
    guard let face = face(of: text) else { return nil }
    return state.withLock { state in
      if let known = state.shapers[face] { return known }
      if state.shapers.count >= Self.mostOpen { state.shapers.removeAll() }
      let shaper = PangoTextShaper(face: face)
      state.shapers[face] = .some(shaper)
      return shaper
    }
  }

  /// The font of a text's name, or one of its family, that is nearest to its weight and slant; nil
  /// where the project has none.
  func face(of text: DisplayList.Text) -> FontFace? {
    guard let name = text.fontName else { return nil }
    let named = faces(name)
    let family = named.first.map { faces($0.family) } ?? []
    let isItalic = text.face.contains(.italic)
    let distance = { (face: FontFace) in
      abs(face.weight - Int(text.weight)) + (face.isItalic == isItalic ? 0 : 1_000)
    }
    // A name tells a weight, which code may have changed.
    let best = named.min { distance($0) < distance($1) }
    guard let best, distance(best) > Self.nearWeight else { return best }
    return family.min { distance($0) < distance($1) }
  }

  /// The distance of weights up to which a font is taken by its name: names and files count
  /// differently.
  private static let nearWeight = 150

  private func faces(_ name: String) -> [FontFace] {
    guard !paths.isEmpty else { return [] }
    return state.withLock { state in
      let named = state.named ?? Self.read(paths)
      state.named = named
      return named[Self.key(name)] ?? []
    }
  }

  private static func read(_ paths: [String]) -> [String: [FontFace]] {
    var named: [String: [FontFace]] = [:]
    for face in paths.flatMap(FontFace.faces) {
      for key in Set(face.names.map(key)) { named[key, default: []].append(face) }
    }
    return named
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
