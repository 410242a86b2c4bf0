// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroSwiftUI
import ChiaroUIKit

/// A screen of the gallery.
struct GalleryPage: Sendable {
  /// What files are called after.
  var name: String
  /// What people read.
  var title: String
  /// Makes the screen; what it presents is presented with `present`.
  var make: @MainActor @Sendable () -> UIViewController
  /// Makes a window of AppKit in place of a screen; nil for a page of UIKit's.
  var makeWindow: (@MainActor @Sendable (CGRect) -> NSWindow)?
  /// What is presented over it, or nil.
  var presented: (@MainActor @Sendable () -> UIViewController)?

  init(
    _ name: String, _ title: String,
    presenting presented: (@MainActor @Sendable () -> UIViewController)? = nil,
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.make = make
    self.presented = presented
  }

  /// A page of AppKit's, which is a window.
  init(
    _ name: String, _ title: String,
    window: @escaping @MainActor @Sendable (CGRect) -> NSWindow
  ) {
    self.init(name, title) { MacPageController(window) }
    makeWindow = window
  }

  /// A page of SwiftUI's, which a hosting controller shows.
  init<Content: ChiaroSwiftUI.View>(
    _ name: String, _ title: String, view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(name, title) { HostedPage(view()) }
  }

  /// All of them.
  static let all = [
    GalleryPage("home", "The app of the session") { HomeController() },
    GalleryPage("sheet", "A sheet, elevated", presenting: { SheetController() }) {
      HomeController()
    },
    GalleryPage("controls", "Controls") { ControlsController() },
    GalleryPage("pickers", "Pickers") { PickersController() },
    GalleryPage("buttons", "Buttons and their states") { ButtonsController() },
    GalleryPage("lists", "An inset grouped list") { ListsController() },
    GalleryPage("text", "Text and languages") { TextController() },
    GalleryPage("materials", "Materials") { MaterialsController() },
    GalleryPage("vibrancy", "Vibrancy and glass") { VibrancyController() },
    GalleryPage("colors", "Colors") { ColorsController() },
    GalleryPage("symbols", "Symbols") { SymbolsController() },
    GalleryPage("swiftui-controls", "SwiftUI controls", view: { ControlsPage() }),
    GalleryPage("swiftui-lists", "SwiftUI lists", view: { ListsPage() }),
    GalleryPage("swiftui-forms", "SwiftUI forms", view: { FormsPage() }),
    GalleryPage("swiftui-materials", "SwiftUI materials", view: { MaterialsPage() }),
    GalleryPage("swiftui-typography", "SwiftUI typography", view: { TypographyPage() }),
    GalleryPage("swiftui-navigation", "SwiftUI navigation", view: { NavigationPage() }),
    GalleryPage("appkit-controls", "AppKit controls", window: { MacPages.controls($0) }),
    GalleryPage("appkit-lists", "AppKit lists", window: { MacPages.lists($0) }),
    GalleryPage("appkit-items", "AppKit items", window: { MacPages.items($0) }),
    GalleryPage("appkit-preferences", "AppKit preferences", window: { MacPages.preferences($0) }),
  ]
}
