// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// Images that are shown one after the other, by the clock of the run loop.
@MainActor
final class ImageFilm {
  private let images: [Image]
  private let rounds: Int
  private var shown = 0
  // Invalidated with the film, from wherever that is released.
  nonisolated(unsafe) private var timer: Timer?

  /// The image whose turn it is.
  var image: Image { images[shown % images.count] }

  /// Begins with the first image.
  ///
  /// - Parameters:
  ///   - images: at least one
  ///   - step: the time in seconds that each is shown
  ///   - rounds: how often they are gone through; 0 for without end
  ///   - onChange: called for each further image, and at the end with true
  init(
    _ images: [Image], step: TimeInterval, rounds: Int,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    (self.images, self.rounds) = (images, rounds)
    timer = Timer.scheduledTimer(withTimeInterval: step, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        onChange(self.isOverAfterStep())
      }
    }
  }

  deinit { timer?.invalidate() }

  /// Goes to the next image; returns whether that was the last of the last round.
  func isOverAfterStep() -> Bool {
    shown += 1
    return rounds > 0 && shown / images.count >= rounds
  }
}
