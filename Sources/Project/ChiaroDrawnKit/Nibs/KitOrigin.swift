// SPDX-License-Identifier: MIT

import ChiaroInterpreter
package import ChiaroSource

/// The element of a storyboard or xib that an object was made of.
package struct KitOrigin {
  /// The location of the element.
  package var location: SourceLocation
  /// Its identifier in the file; nil for one without.
  package var object: String?
  /// The line on which the element ends.
  package var lastLine: Int

  package init(_ location: SourceLocation, object: String?, lastLine: Int) {
    (self.location, self.object, self.lastLine) = (location, object, lastLine)
  }
}

extension Kit {
  /// Notes the element of which a file made an object.
  package func note(_ origin: KitOrigin, of native: AnyObject) {
    origins[ObjectIdentifier(native)] = origin
  }

  /// Notes that a file gave an object a color.
  package func note(
    color property: String, from origin: KitOrigin, of native: AnyObject, isOfSystem: Bool
  ) {
    inks[ObjectIdentifier(native), default: [:]][property] = KitInk(
      use: .none, origin: .none, isAssumed: false, isOfSystem: isOfSystem, file: origin)
  }
}
