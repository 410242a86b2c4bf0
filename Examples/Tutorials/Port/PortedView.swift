// SPDX-License-Identifier: MIT

import ChiaroMedia
package import ChiaroRaster
import ChiaroUIKit
import Foundation

/// The code of the tutorial "Port a view, and see it in eight appearances".
@MainActor
package enum PortedView {
  /// Shows a card and switches to dark, without and with its registration.
  package static func followStyle(_ print: (String) -> Void) {
    // snippet.begin screen
    let screen = UIScreen(
      systemTraits: UITraitCollection(userInterfaceStyle: .light))
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    let card = TideCard(frame: CGRect(x: 20, y: 20, width: 180, height: 72))
    window.addSubview(card)
    window.makeKeyAndVisible()
    screen.update()
    print("light: \(card.layer.borderColor?.hexText ?? "none")")

    screen.systemTraits = UITraitCollection(userInterfaceStyle: .dark)
    screen.update()
    print("dark: \(card.layer.borderColor?.hexText ?? "none")")
    // snippet.end

    // snippet.begin again
    card.followAppearance()
    for style in [UIUserInterfaceStyle.light, .dark] {
      screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
      screen.update()
      print("\(style): \(card.layer.borderColor?.hexText ?? "none")")
    }
    // snippet.end
  }

  /// The border of an older card in light and in dark.
  package static func olderBorders() -> [String] {
    let screen = UIScreen(
      systemTraits: UITraitCollection(userInterfaceStyle: .light))
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    let card = OlderCard(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    window.addSubview(card)
    window.makeKeyAndVisible()
    return [UIUserInterfaceStyle.light, .dark].map { style in
      screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
      screen.update()
      return card.layer.borderColor?.hexText ?? "none"
    }
  }

  /// The card in eight appearances.
  package static func picture() -> Bitmap {
    // snippet.begin appearances
    let appearances = [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].flatMap { contrast in
        [UIUserInterfaceLevel.base, .elevated].map { level in
          UITraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
            $0.userInterfaceLevel = level
          }
        }
      }
    }
    // snippet.end

    // snippet.begin frames
    let resources = RenderResources.standard()
    let frames = appearances.map { traits in
      let screen = UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 240, height: 112), systemTraits: traits,
        stage: Stage(resources: resources))
      screen.activate()
      let window = UIWindow(windowScene: UIWindowScene(screen: screen))
      window.backgroundColor = .systemBackground
      let card = traits.performAsCurrent {
        TideCard(frame: CGRect(x: 20, y: 20, width: 200, height: 72))
      }
      window.addSubview(card)
      window.makeKeyAndVisible()
      let canvas = Canvas(size: PixelSize(width: 480, height: 224), scale: 2)
      let renderer = Renderer(canvas: canvas, resources: resources)
      return renderer.render(window.displayList)
    }
    // snippet.end

    // snippet.begin sheet
    let cards = zip(appearances, frames).map { traits, frame in
      ContactSheet.Card(title: "\(AppearanceKey(traits))", picture: frame)
    }
    let sheet = ContactSheet(
      title: "TideCard", cards: cards, columns: 4,
      cell: PointSize(width: 240, height: 112),
      pictureScale: 2)
    let picture = sheet.picture(textShaper: resources.textShaper)
    // snippet.end
    return picture
  }
}
