// SPDX-License-Identifier: MIT

extension View {
  /// The gesture recognizers of the view, in the order in which they were added; nil for none.
  ///
  /// Apple counterpart: `gestureRecognizers` · Source: UIView.h · Fidelity: exact
  public final var gestureRecognizers: [GestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

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
