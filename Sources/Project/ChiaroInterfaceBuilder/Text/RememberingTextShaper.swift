// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization

/// A text shaper that keeps what another one shaped: the sheets of a file have the same texts in
/// light and in dark.
final class RememberingTextShaper: TextShaper {
  private struct Key: Hashable {
    var text: DisplayList.Text
    var width: Float
    var height: Float
    var scale: Float
  }

  private let inner: any TextShaper
  private let known = Mutex<[Key: ShapedText]>([:])

  init(_ inner: any TextShaper) { self.inner = inner }

  func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize {
    inner.measure(text, width: width, lineLimit: lineLimit)
  }

  func baseline(of text: DisplayList.Text) -> Double { inner.baseline(of: text) }

  func shape(
    _ text: DisplayList.Text, width: Float, height: Float, scale: Float
  ) -> ShapedText {
    let key = Key(text: text, width: width, height: height, scale: scale)
    if let shaped = known.withLock({ $0[key] }) { return shaped }
    let shaped = inner.shape(text, width: width, height: height, scale: scale)
    known.withLock { $0[key] = shaped }
    return shaped
  }
}
