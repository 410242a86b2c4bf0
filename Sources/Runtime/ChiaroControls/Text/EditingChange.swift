// SPDX-License-Identifier: MIT

package import Foundation

/// A change of the editing of text, which UIKit posts as a notification of the field or the view.
package enum EditingChange: String, Sendable {
  case didBegin = "TextDidBeginEditing"
  case didChange = "TextDidChange"
  case didEnd = "TextDidEndEditing"

  /// The name of the notification that text fields post.
  package var ofField: Notification.Name { Notification.Name("UITextField\(rawValue)Notification") }
  /// The name of the notification that text views post.
  package var ofView: Notification.Name { Notification.Name("UITextView\(rawValue)Notification") }
}

extension TextField {
  final func post(_ change: EditingChange) {
    NotificationCenter.default.post(name: change.ofField, object: self)
  }
}

extension TextView {
  final func post(_ change: EditingChange) {
    NotificationCenter.default.post(name: change.ofView, object: self)
  }
}
