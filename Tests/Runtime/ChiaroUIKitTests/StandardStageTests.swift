// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroUIKit
import Foundation
import Testing

/// What a program of its own begins with: a screen with the standard resources.
@MainActor
@Suite("The standard stage")
struct StandardStageTests {
  @Test(
    "text is measured with what draws it, in a label and wherever a view asks",
    .enabled(if: PangoTextShaper() != nil))
  func measured() throws {
    let screen = UIScreen(stage: Stage(resources: .standard()))
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    let words = "Will, or wont it?"
    let label = screen.stage.performAsCurrent { UILabel(text: words) }
    window.addSubview(label)
    let text = try #require(window.displayList.texts.first)
    let shaper = try #require(window.stage.resources.textShaper)
    let size = shaper.measure(text, width: .infinity, lineLimit: 1)
    #expect(label.frame.width == CGFloat(size.width.rounded(.up)))
    #expect(label.frame.height == CGFloat(size.height.rounded(.up)))
    #expect(label.stage.size(of: AttributedText(words, font: .label)) == label.frame.size)
    #expect(window.stage === screen.stage && label.stage === screen.stage)
  }

  @Test("its frames are drawn without anything being handed in again")
  func drawn() {
    let screen = UIScreen(
      bounds: CGRect(x: 0, y: 0, width: 40, height: 20), stage: Stage(resources: .standard()))
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.backgroundColor = .white
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
    view.tintColor = .black
    window.addSubview(view)
    let canvas = Canvas(size: PixelSize(width: 40, height: 20))
    let frame = WindowRenderer(of: window, canvas: canvas).frame(at: .now)
    #expect(frame.color(x: 1, y: 1).hexText == "#FFFFFF")
    #expect(frame.color(x: 20, y: 10).hexText == "#000000")
  }
}
