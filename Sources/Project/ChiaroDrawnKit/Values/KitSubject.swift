// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroInterpreter
import ChiaroUIKit
package import Foundation

/// What code took a picture of: a view, or what a window shows.
package struct KitSubject {
  /// The view or the controller.
  package let value: Value
  /// The window that shows it; nil if code drew a view alone.
  package let window: Window?

  package init(_ value: Value, shownBy window: Window? = nil) {
    (self.value, self.window) = (value, window)
  }

  /// A window of a project's class that stands for a device.
  package struct Window {
    package let size: CGSize
    /// What the device covers: the insets of the safe area.
    package let insets: (top: CGFloat, side: CGFloat, bottom: CGFloat)
    package let traits: TraitCollection
  }
}

extension Kit {
  /// What code took a picture of; nil for other values.
  func subject(ofPicture value: Value) -> KitSubject? {
    guard case .host(let hosted) = value.unwrapped, let drawn = hosted.call?.argument("drawn"),
      let picture = object(drawn, KitPicture.self), let subject = picture.subject
    else { return nil }
    let shown = subject.view
    guard let root = subject.root, let view = shown.native as? UIView else {
      return KitSubject(.object(shown))
    }
    let insets = (try? declared("safeAreaInsets", of: shown)).flatMap(insets) ?? .zero
    let window = KitSubject.Window(
      size: view.bounds.size, insets: (insets.top, insets.left, insets.bottom),
      traits: (try? declared("traitCollection", of: shown)).flatMap { KitTraits.read($0, self) }
        ?? UITraitCollection(userInterfaceStyle: view.overrideUserInterfaceStyle))
    return KitSubject(root.unwrapped, shownBy: window)
  }
}

extension KitHost {
  /// What code took a picture of; nil for other values.
  package func subject(ofPicture value: Value) -> KitSubject? {
    MainThread.run((kit, value)) { kit, value in kit.inStage { kit.subject(ofPicture: value) } }
  }
}
