// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension ImageContent {
  /// The name of the image in a display list; `Window.displayedImages` has the image itself.
  var displayName: String {
    switch self {
    case .file(let path): path
    case .symbol(let name): "symbol:\(name)"
    case .object(let object): "object:\(object)"
    }
  }
}
