// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension ImageContent {
  /// What a display list calls the picture; what it is stands in `Window.displayedImages`.
  var displayName: String {
    switch self {
    case .file(let path): path
    case .symbol(let name): "symbol:\(name)"
    case .object(let object): "object:\(object)"
    }
  }
}
