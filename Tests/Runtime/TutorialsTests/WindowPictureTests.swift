// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroMedia
import ChiaroRaster
import ChiaroViews
import Foundation
import Testing

@testable import FollowingWindow

/// The pictures of the tutorial's window; tests of real windows compare these with a screen.
@MainActor
@Suite(
  "The tutorial's window",
  .enabled(if: PangoTextShaper() != nil && SystemImageDecoder.formats.contains(.png)))
struct WindowPictureTests {
  @Test(
    "its content in light and in dark",
    arguments: [(UserInterfaceStyle.light, "window@2x.png"), (.dark, "window~dark@2x.png")])
  func picture(_ style: UserInterfaceStyle, _ name: String) throws {
    let resources = RenderResources.standard()
    let screen = Screen(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 160),
      systemTraits: TraitCollection(userInterfaceStyle: style), stage: Stage(resources: resources))
    screen.activate()
    let window = Window(windowScene: WindowScene(screen: screen))
    window.rootViewController = TideController()
    window.makeKeyAndVisible()
    let canvas = Canvas(size: PixelSize(width: 640, height: 320), scale: 2)
    let picture = Renderer(canvas: canvas, resources: resources).render(window.displayList)
    #expect(try RecordedPicture(name: name).mismatch(picture) == nil)
  }
}
