// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// The same part of three bar appearances, of which the first takes over values of the second.
///
/// A value is taken over where the second differs from the third, which has the default, and the
/// first does not.
@MainActor
struct BarParts<Owner: AnyObject> {
  let mine: Owner
  let other: Owner
  let usual: Owner

  /// Takes a part that can be compared.
  func take<Part: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Part>) {
    take(path) { $0 == $1 }
  }

  /// Takes attributes of a text, one by one.
  func take(_ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]>) {
    let own = mine[keyPath: path]
    let all = own.merging(other[keyPath: path]) { mine, _ in mine }
    // What nothing is added to is left alone, since to set it is a change.
    if all.count > own.count { mine[keyPath: path] = all }
  }

  /// Takes a part that is compared in some way.
  func take<Part>(
    _ path: ReferenceWritableKeyPath<Owner, Part>, _ isSame: (Part, Part) -> Bool
  ) {
    let (part, plain) = (other[keyPath: path], usual[keyPath: path])
    guard !isSame(part, plain), isSame(mine[keyPath: path], plain) else { return }
    mine[keyPath: path] = part
  }

  /// The parts of something that all three have.
  func of<Part: AnyObject>(_ path: KeyPath<Owner, Part>) -> BarParts<Part> {
    BarParts<Part>(
      mine: mine[keyPath: path], other: other[keyPath: path], usual: usual[keyPath: path])
  }
}

extension BarParts<BarButtonItemAppearance> {
  /// Takes the parts of buttons in all states.
  func takeStates() {
    for state in [of(\.normal), of(\.highlighted), of(\.disabled), of(\.focused)] {
      state.take(\.titleTextAttributes)
      state.take(\.backgroundImage) { $0 === $1 }
    }
  }
}

extension BarParts<TabBarItemAppearance> {
  /// Takes the parts of tabs in all states.
  func takeStates() {
    for state in [of(\.normal), of(\.selected), of(\.disabled), of(\.focused)] {
      state.take(\.titleTextAttributes)
      state.take(\.iconColor)
      state.take(\.badgeBackgroundColor)
      state.take(\.badgeTextAttributes)
    }
  }
}
