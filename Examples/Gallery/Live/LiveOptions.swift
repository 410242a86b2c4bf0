// SPDX-License-Identifier: MIT

/// What the live window was asked for.
struct LiveOptions {
  /// The page to show alone; nil for all of them.
  var page: GalleryPage?
  /// Whether the window is what was asked for, and not only what a display suggests.
  var isRequired = false

  /// Reads `--window [PAGE]`.
  ///
  /// Without that word a window is wanted where there is a display and no option that is about
  /// pictures; nil is for pictures.
  init?(_ arguments: some Sequence<String>, hasDisplay: Bool) throws(GalleryProblem) {
    var names = Array(arguments)
    isRequired = names.contains("--window")
    names.removeAll { $0 == "--window" }
    let isAboutPictures = names.contains { $0.hasPrefix("-") }
    if !isRequired && (!hasDisplay || isAboutPictures || names.count > 1) { return nil }
    guard names.count <= 1, !isAboutPictures else {
      throw GalleryProblem(
        exitCode: 2, message: "--window takes one page or none, and nothing else")
    }
    guard let name = names.first else { return }
    page = GalleryPage.all.first { $0.name == name }
    guard page != nil else {
      let known = GalleryPage.all.map(\.name).joined(separator: ", ")
      throw GalleryProblem(exitCode: 2, message: "no page \(name); there are \(known)")
    }
  }
}
