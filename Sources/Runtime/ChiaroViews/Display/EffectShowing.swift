// SPDX-License-Identifier: MIT

/// A view with an effect on the content behind it or on its descendants, such as blur, glass or
/// vibrancy.
///
/// A mask cuts such a view without drawing it as a group first (statement S179).
@MainActor
package protocol EffectShowing: View {
  /// The object that changes the colors of the view's descendants, as vibrancy does; nil for none.
  var colorReplacement: (any ContentColorReplacement)? { get }
  /// The observer of the luminance behind the view; nil for none.
  var backdropObserver: (any BackdropObserving)? { get }
  /// Checks a new subview of the view.
  func checkAddition(of view: View)
}

extension View {
  /// The view itself if it shows an effect; nil for other views.
  final var effect: (any EffectShowing)? {
    // Every view is asked whenever a list is built: whether a class conforms is found out once.
    hooks.contains(.effect) ? self as? any EffectShowing : nil
  }
}
