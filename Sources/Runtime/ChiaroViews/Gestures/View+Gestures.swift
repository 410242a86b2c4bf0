// SPDX-License-Identifier: MIT

extension View {
  final var recognizers: [GestureRecognizer] { extras?.recognizers ?? [] }

  /// Adds a recognizer, and removes it from its previous view.
  final func join(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ensureExtras().recognizers.append(recognizer)
  }

  final func leave(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    if recognizer.storedState == .began || recognizer.storedState == .changed {
      recognizer.state = .cancelled
    }
    recognizer.finish()
    recognizer.view = nil
    extras?.recognizers.removeAll { $0 === recognizer }
  }
}
