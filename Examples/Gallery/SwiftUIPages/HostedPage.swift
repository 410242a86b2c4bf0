// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import ChiaroUIKit
import Foundation

/// A page of SwiftUI under the status bar of a phone.
///
/// The hosting controller shows the view, which gets the safe area of a phone.
final class HostedPage<Content: ChiaroSwiftUI.View>: PlacedController {
  private let hosting: UIHostingController<Content>
  /// What a phone's status bar and home indicator cover, in points.
  private static var covered: UIEdgeInsets {
    UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  init(_ content: Content) {
    hosting = UIHostingController(rootView: content)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(hosting)
    hosting.additionalSafeAreaInsets = Self.covered
    place(hosting.view) { CGRect(origin: .zero, size: $0) }
    addStatusBar()
    addHomeIndicator()
  }
}
