// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import ChiaroUIKit
import ChiaroWindow

/// A window that shows a view of a page of SwiftUI, and the origin of each value of its
/// environment.
///
/// A press in the gallery's window says which view.
@MainActor
final class ViewInspector {
  private static let size = CGSize(width: 420, height: 720)
  private let host: WindowHost
  private let window: UIWindow
  private let makeScreen: (CGSize) -> UIScreen
  private var picker: ViewPicker?
  private var hosting: UIHostingController<InspectedViewPage>?

  /// An inspector of a window, whose own screens a closure makes.
  init(_ window: UIWindow, of host: WindowHost, screen: @escaping (CGSize) -> UIScreen) {
    (self.window, self.host, makeScreen) = (window, host, screen)
  }

  /// Waits for a press in the window, and shows the view that is there.
  func pick() {
    picker?.removeFromSuperview()
    let picker = ViewPicker(frame: window.bounds)
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picker.onPick = { [unowned self] in inspect(at: $0) }
    window.addSubview(picker)
    self.picker = picker
  }

  /// Closes the window, and waits no longer.
  func close() {
    picker?.removeFromSuperview()
    picker = nil
    if let panel = hosting?.view.window { host.close(panel) }
  }

  /// Forgets the window after a person closed it.
  func didClose(_ closed: UIWindow) {
    if hosting?.view.window == nil || closed === hosting?.view.window { hosting = nil }
  }

  private func inspect(at point: CGPoint) {
    picker?.removeFromSuperview()
    picker = nil
    let page = InspectedViewPage(inspection: window.inspectedNode(at: point)) { [unowned self] in
      pick()
    }
    if let hosting { hosting.rootView = page } else { open(page) }
  }

  private func open(_ page: InspectedViewPage) {
    hosting = host.openPanel("View", on: makeScreen(Self.size), beside: window) {
      UIHostingController(rootView: page)
    }
  }
}
