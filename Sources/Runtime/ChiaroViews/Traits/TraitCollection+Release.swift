// SPDX-License-Identifier: MIT

package import ChiaroAppearance

// Who names the release of the system's looks.
//
// A trait collection names a release or none. `resolved(with:)` is a function of what it is given:
// without a release, system colors have the values that Apple publishes, those of 2025, in every
// program. A screen always names one, so that whatever is made, laid out or drawn on it agrees, and
// publishes it with its other traits. What is left are collections that an app makes by hand, such
// as `UITraitCollection(userInterfaceStyle: .dark)`. They never mean "the colors of another
// release", so the members of colors that Apple has, too, take the release that is shown. These
// members stand in this module: a program that has no screens does not see them.

extension SystemRelease {
  /// The release of screens whose system traits name none: iOS 18, and on a Mac macOS 15.
  package static func usual(for idiom: UserInterfaceIdiom) -> SystemRelease {
    idiom == .mac ? .macOS15 : .iOS18
  }
}

extension TraitCollection {
  /// The collection with the release in which it is displayed.
  ///
  /// It is the release that the collection names, else that of `current`, else that of the active
  /// screen, else the default release of screens.
  package var shown: TraitCollection {
    if namesRelease { return self }
    let named = Self.current.systemRelease ?? Self.root.systemRelease
    return modifyingTraits { $0.systemRelease = named ?? .usual(for: userInterfaceIdiom) }
  }
}
