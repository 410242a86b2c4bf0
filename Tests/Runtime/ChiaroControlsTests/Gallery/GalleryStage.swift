// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport

/// A window with one sample, on the system's background.
@MainActor
struct GalleryStage {
  let test = TestScreen()
  let sample: View

  init(_ sample: GallerySample) {
    self.sample = sample.make()
    test.root.view.backgroundColor = .systemBackground
    test.root.view.addSubview(self.sample)
  }

  /// What is drawn in an environment.
  func list(in appearance: GalleryAppearance) -> DisplayList {
    test.screen.systemTraits = appearance.traits
    return test.window.displayList
  }

  /// What is drawn in all of them; those in which the same is drawn stand together.
  func text() -> String {
    var groups: [(names: [String], text: String)] = []
    for appearance in GalleryAppearance.all {
      let text = list(in: appearance).description
      if let known = groups.firstIndex(where: { $0.text == text }) {
        groups[known].names.append(appearance.testDescription)
      } else {
        groups.append(([appearance.testDescription], text))
      }
    }
    return groups.map { "== \($0.names.joined(separator: ", "))\n\($0.text)" }.joined()
  }
}
