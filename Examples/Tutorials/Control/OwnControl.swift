// SPDX-License-Identifier: MIT

import ChiaroMedia
package import ChiaroRaster
package import ChiaroUIKit
import Foundation

/// The code of the tutorial "A control of your own".
@MainActor
package enum OwnControl {
  /// Uses the control by pointer and keys, and counts how often switches draw it.
  package static func use(_ print: @escaping (String) -> Void) {
    // snippet.begin events
    let screen = UIScreen(
      systemTraits: UITraitCollection(userInterfaceStyle: .light))
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    let rating = StarRating(frame: CGRect(x: 20, y: 20, width: 160, height: 32))
    window.addSubview(rating)
    window.makeKeyAndVisible()
    rating.addAction(
      UIAction { [unowned rating] _ in print("\(rating.value) stars") },
      for: .valueChanged)
    screen.update()

    window.handle(PointerEvent(.down, at: CGPoint(x: 100, y: 36), time: 0))
    window.handle(PointerEvent(.up, at: CGPoint(x: 100, y: 36), time: 0.1))
    window.handle(KeyEvent(.down, .tab, time: 1))
    window.handle(KeyEvent(.down, .rightArrow, time: 2))
    window.handle(KeyEvent(.down, .return, time: 3))
    // snippet.end

    // snippet.begin switches
    _ = window.displayList
    let before = rating.drawings
    for _ in 0..<100 {
      for style in [UIUserInterfaceStyle.dark, .light] {
        screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
        _ = window.displayList
      }
    }
    print("200 switches, \(rating.drawings - before) drawings")
    // snippet.end
  }

  /// The control in a style, with three stars and the focus.
  package static func picture(_ style: UIUserInterfaceStyle) -> Bitmap {
    let resources = RenderResources.standard()
    let screen = UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 200, height: 72),
      systemTraits: UITraitCollection(userInterfaceStyle: style),
      stage: Stage(resources: resources))
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.backgroundColor = .systemBackground
    let rating = StarRating(frame: CGRect(x: 20, y: 20, width: 160, height: 32))
    rating.value = 3
    window.addSubview(rating)
    window.makeKeyAndVisible()
    screen.update()
    window.handle(KeyEvent(.down, .tab, time: 0))
    let canvas = Canvas(size: PixelSize(width: 400, height: 144), scale: 2)
    return Renderer(canvas: canvas, resources: resources).render(
      window.displayList)
  }
}
