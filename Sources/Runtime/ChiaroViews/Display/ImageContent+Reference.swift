// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroRaster

extension ImageContent {
  /// The picture as display lists refer to it.
  package var reference: PictureReference {
    switch self {
    case .file(let path, let scale): .file(path, scale: scale)
    case .symbol(let name): .symbol(name)
    case .object(let object):
      if let drawn = object as? any DrawnObject {
        drawn.drawn?.reference ?? .object(object)
      } else {
        .object(object)
      }
    }
  }
}

/// An object whose picture is another, and which can change it.
package protocol DrawnObject: ImageObject {
  /// The displayed content; nil for none.
  var drawn: ImageContent? { get }
}
