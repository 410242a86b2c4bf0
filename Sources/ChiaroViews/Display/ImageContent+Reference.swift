// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroRaster

extension ImageContent {
  /// The picture as display lists refer to it.
  package var reference: PictureReference {
    switch self {
    case .file(let path, let scale): .file(path, scale: scale)
    case .symbol(let name): .symbol(name)
    case .object(let object): .object(object)
    }
  }
}
