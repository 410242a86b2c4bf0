// SPDX-License-Identifier: MIT

package import ChiaroSource

/// An app that code locks to one style.
package struct AppLock: Hashable, Sendable {
  /// A style that an app is locked to.
  package enum Style: String, Sendable {
    case light
    case dark
  }

  /// The name of the app's target.
  package var target: String
  /// The path of the file that declares the target, as in the request.
  package var project: String
  /// The style.
  package var style: Style
  /// The place in code that sets the style.
  package var place: SourceLocation

  /// Creates a lock.
  package init(target: String, project: String, style: Style, place: SourceLocation) {
    self.target = target
    self.project = project
    self.style = style
    self.place = place
  }
}
