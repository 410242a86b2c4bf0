// SPDX-License-Identifier: MIT

import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

/// The bytes of pictures, as they were when somebody looked at them: the same in debug and release,
/// on one thread and two, and on every platform.
///
/// This compares a debug build with the recording; `Scripts/golden` a release build.
@Suite("Golden pictures")
struct GoldenPictureTests {
  @Test("pictures are what they were, byte by byte", arguments: [1, 2])
  func pictures(bands: Int) {
    let recording = Recording("\(SourceTree.folder())/../Recordings/pictures.txt")
    #expect(recording.mismatch(GoldenPictures.lines(bands: bands)) == nil)
  }
}
