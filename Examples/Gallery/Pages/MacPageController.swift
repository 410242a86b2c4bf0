// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroUIKit

/// The content of a window of AppKit, as a page of the live gallery.
final class MacPageController: PlacedController {
  private let makeWindow: @MainActor (CGRect) -> NSWindow

  init(_ makeWindow: @escaping @MainActor (CGRect) -> NSWindow) {
    self.makeWindow = makeWindow
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .windowBackgroundColor
    view.traitOverrides.userInterfaceIdiom = .mac
    // The app is kept by `NSApp`; its window only lends its content.
    _ = NSApplication(screen: .main)
    let window = makeWindow(CGRect(x: 0, y: 0, width: 390, height: 844))
    guard let content = window.contentView else { return }
    content.removeFromSuperview()
    window.close()
    place(content) {
      CGRect(x: 0, y: 47, width: $0.width, height: max(0, $0.height - 47))
    }
  }
}
