// SPDX-License-Identifier: MIT

import ChiaroFindings

extension SourceAnswer {
  /// The uses of the assets in the order of the request; nil if not requested.
  var uses: [AssetUses.Use]? { assets?.map(\.use) }
}
