// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import ChiaroViews
import Testing

/// Every control, in every appearance, draws what was recorded and looked at.
@MainActor
@Suite("Gallery")
struct GalleryTests {
  @Test("a control draws what it should in all eight appearances", arguments: Gallery.samples)
  func recording(_ sample: GallerySample) {
    let path = "\(SourceTree.root)/Tests/ChiaroViewsTests/Recordings/\(sample.name).txt"
    #expect(Recording(path).mismatch(GalleryStage(sample).text()) == nil)
  }

  @Test("going through all appearances and back draws what was drawn at first")
  func backAgain() {
    for sample in Gallery.samples {
      let stage = GalleryStage(sample)
      let first = stage.list(in: GalleryAppearance.all[0])
      for appearance in GalleryAppearance.all { _ = stage.list(in: appearance) }
      #expect(stage.list(in: GalleryAppearance.all[0]) == first, "\(sample.name)")
    }
  }

  @Test("a control that was made in the dark draws what one does that became dark")
  func madeInTheDark() {
    for sample in Gallery.samples {
      let stage = GalleryStage(sample)
      _ = stage.list(in: GalleryAppearance.all[0])
      let dark = GalleryAppearance.all[4]
      #expect(stage.list(in: dark) == GalleryStage(sample).list(in: dark), "\(sample.name)")
    }
  }
}
