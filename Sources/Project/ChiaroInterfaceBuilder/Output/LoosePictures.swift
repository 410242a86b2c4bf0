// SPDX-License-Identifier: MIT

package import ChiaroAppearance
import ChiaroSource

/// The pictures of a project outside of catalogs, by the names by which apps load them.
package struct LoosePictures: NamedImageSource {
  private var paths: [String: String] = [:]

  /// Creates a source of files; among files with the same name, the one with the most pixels per
  /// point wins, and then the first.
  package init(paths: [String]) {
    var scales: [String: Int] = [:]
    for path in paths {
      var name = Path.lastComponent(path)
      var scale = 1
      for (mark, own) in [("@2x", 2), ("@3x", 3)] where name.contains(mark) {
        name.replace(mark, with: "", maxReplacements: 1)
        scale = own
      }
      guard scale > scales[name, default: 0] else { continue }
      scales[name] = scale
      self.paths[name] = path
    }
  }

  /// Returns the picture with a name, which has no ending where that is `png`.
  package func image(named name: String) -> Image? {
    (paths[name] ?? paths[name + ".png"]).map { Image(.file($0)) }
  }
}
