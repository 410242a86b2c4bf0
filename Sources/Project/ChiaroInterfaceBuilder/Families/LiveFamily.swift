// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroProject
import ChiaroViews
import Foundation

/// The kinds of UIKit as a running program has them: pictures as large as they are, buttons whose
/// titles can change, and lists that ask for their rows.
enum LiveFamily {
  static let kinds: [String: ElementKind] = ElementKinds.uiKit
    .merging(own) { $1 }.merging(LiveLists.kinds) { $1 }

  private static let own: [String: ElementKind] = [
    "imageView": ElementKind("UIImageView", make: imageView),
    "button": ElementKind("UIButton", make: LiveButtons.button),
    "activityIndicatorView": ElementKind("UIActivityIndicatorView", make: indicator),
  ]

  @MainActor
  private static func imageView(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = builder.made(element, ImageView(frame: .zero))
    view.image = PlainFamily.symbolImage(
      builder.image(of: element), element.child(key: "preferredSymbolConfiguration"), builder)
    return view
  }

  @MainActor
  private static func indicator(_ element: InterfaceElement, _ builder: SceneBuilder) -> View {
    let view = ControlFamily.coloredIndicator(element, builder)
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
    return view
  }
}
