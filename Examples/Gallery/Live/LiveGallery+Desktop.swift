// SPDX-License-Identifier: MIT

import ChiaroUIKit

extension LiveGallery {
  /// What the desktop's appearance comes from.
  static var desktop: any AppearanceSource { FileAppearance() }
}
