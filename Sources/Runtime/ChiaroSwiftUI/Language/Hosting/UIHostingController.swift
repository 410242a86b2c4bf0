// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view controller that shows a SwiftUI view.
///
/// Apple counterpart: `UIHostingController` · Source: SwiftUI reference · Fidelity: approximate,
/// without sizing options
open class UIHostingController<Content: View>: ViewController {
  private let hosting: NodeView

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    hosting = NodeView { rootView.lowered }
    super.init(nibName: nil, bundle: nil)
    hosting.onPreferredColorScheme = { [weak self] in self?.follow($0) }
  }

  /// The view that the controller shows.
  public var rootView: Content {
    didSet {
      let view = rootView
      hosting.root = { view.lowered }
    }
  }

  /// Returns the size of the view for an offered size.
  public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  /// Gives the window the scheme that a view wishes for (statement SU134).
  private var wished: ColorScheme?
  private func follow(_ scheme: ColorScheme?) {
    guard scheme != wished else { return }
    wished = scheme
    let style = scheme?.style ?? .unspecified
    if let window = hosting.window {
      window.overrideUserInterfaceStyle = style
    } else {
      overrideUserInterfaceStyle = style
    }
  }
}
