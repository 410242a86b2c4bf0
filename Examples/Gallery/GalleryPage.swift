// SPDX-License-Identifier: MIT

import ChiaroUIKit

/// A screen of the gallery.
struct GalleryPage: Sendable {
  /// What files are called after.
  var name: String
  /// What people read.
  var title: String
  /// Makes the screen; what it presents is presented with `present`.
  var make: @MainActor @Sendable () -> UIViewController
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

  /// All of them.
  static let all = [
    GalleryPage("home", "The app of the session") { HomeController() },
    GalleryPage("sheet", "A sheet, elevated", presenting: { SheetController() }) {
      HomeController()
    },
    GalleryPage("controls", "Controls") { ControlsController() },
    GalleryPage("buttons", "Buttons and their states") { ButtonsController() },
    GalleryPage("lists", "An inset grouped list") { ListsController() },
    GalleryPage("text", "Text and languages") { TextController() },
    GalleryPage("materials", "Materials") { MaterialsController() },
    GalleryPage("vibrancy", "Vibrancy and glass") { VibrancyController() },
    GalleryPage("colors", "Colors") { ColorsController() },
    GalleryPage("symbols", "Symbols") { SymbolsController() },
  ]
}
