// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster

extension ImageContent {
  /// The picture as display lists refer to it.
  var reference: PictureReference {
    switch self {
    case .file(let path): .file(path)
    case .symbol(let name): .symbol(name)
    case .object(let object): .object(object)
    }
  }
}
