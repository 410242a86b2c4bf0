// SPDX-License-Identifier: MIT

import ChiaroViews

extension NSApplication {
  /// Shows a window and returns `stop` immediately, because waiting for an answer would block the
  /// program.
  @discardableResult
  public final func runModal(for window: NSWindow) -> ModalResponse {
    window.makeKeyAndOrderFront(self)
    return .stop
  }
  /// Ends the modal session; does nothing here, because `runModal(for:)` does not wait.
  ///
  /// Fidelity: inert
  public final func stopModal() {}
  /// Ends the modal session with a code; does nothing here, because `runModal(for:)` does not wait.
  ///
  /// Fidelity: inert
  public final func stopModal(withCode code: ModalResponse) {}
}
