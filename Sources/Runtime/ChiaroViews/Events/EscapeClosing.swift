// SPDX-License-Identifier: MIT

/// A view over all others in a window that the Escape key closes, such as a menu.
@MainActor
package protocol EscapeClosing: View {
  /// Closes the view.
  func close()
}
