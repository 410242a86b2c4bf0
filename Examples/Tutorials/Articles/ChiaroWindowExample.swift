// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroMedia
import ChiaroViews
import ChiaroWindow
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroWindow.
  @MainActor
  package static func chiaroWindow() throws {
    // snippet.begin example
    let screen = Screen(stage: Stage(resources: .standard()))
    let window = Window(windowScene: WindowScene(screen: screen))
    let host = try WindowHost()
    try host.open(window, title: "Trails")
    host.run()
    // snippet.end
  }
}
