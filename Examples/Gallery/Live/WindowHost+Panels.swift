// SPDX-License-Identifier: MIT

import ChiaroUIKit
import ChiaroWindow
import Foundation

extension WindowHost {
  /// Opens a window with a controller beside another window.
  ///
  /// - Parameters:
  ///   - title: the title of the window
  ///   - screen: the screen of its own that the window has
  ///   - window: the window beside which it stands
  ///   - make: makes the controller, on the stage of the screen
  /// - Returns: the controller; nil if the window could not be opened, which standard error says
  func openPanel<Controller: UIViewController>(
    _ title: String, on screen: UIScreen, beside window: UIWindow, _ make: () -> Controller
  ) -> Controller? {
    let panel = UIWindow(windowScene: UIWindowScene(screen: screen))
    let controller = screen.stage.performAsCurrent(make)
    panel.rootViewController = controller
    do {
      try open(panel, title: title, beside: window)
      return controller
    } catch {
      FileHandle.standardError.write(Data("Gallery: \(error)\n".utf8))
      return nil
    }
  }
}
