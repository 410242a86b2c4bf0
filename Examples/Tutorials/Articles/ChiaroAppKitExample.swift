// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroAppKit
import Foundation
// snippet.end

// snippet.begin example
final class SwatchView: NSView {
  override var wantsUpdateLayer: Bool { true }
  override func updateLayer() {
    layer?.backgroundColor = NSColor.textBackgroundColor.cgColor
  }
}
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroAppKit.
  @MainActor
  package static func chiaroAppKit(_ print: (String) -> Void) {
    // snippet.begin example
    let application = NSApplication()
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100))
    window.contentView = SwatchView()
    application.appearance = NSAppearance(named: .darkAqua)
    application.updateWindows()
    print("\(window.contentView?.layer?.backgroundColor?.hexText ?? "none")")
    // snippet.end
  }
}
