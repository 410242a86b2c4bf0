// SPDX-License-Identifier: MIT

// snippet.begin window
import ChiaroDesktop
import ChiaroMedia
import ChiaroUIKit
import ChiaroWindow
import Foundation

@main
@MainActor
enum FollowingWindow {
  static func main() throws {
    let size = CGRect(x: 0, y: 0, width: 320, height: 160)
    let screen = UIScreen(bounds: size, stage: Stage(resources: .standard()))
    screen.follow(DesktopAppearance())
    screen.activate()

    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.rootViewController = TideController()

    let host = try WindowHost()
    try host.open(window, title: "Tides")
    host.run()
  }
}
// snippet.end
