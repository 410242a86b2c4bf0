// SPDX-License-Identifier: MIT

/// State that a container keeps with a controller and that shows the controller's title.
@MainActor
package protocol TitleBearing: AnyObject {
  /// Shows a title that was set on the controller; nil for none.
  func take(_ title: String?)
}

extension ViewController {
  /// Hands the title on to what shows it.
  final func tellOfTitle() {
    if kept.navigationItem != nil { navigationItem.title = title }
    (containerState as? any TitleBearing)?.take(title)
    onTitleChange?()
  }
}
