// SPDX-License-Identifier: MIT

import ChiaroSource

/// The places in code that name an asset, beside the asset's own values.
enum UseList {
  static func html(_ uses: [ReportUse]) -> String {
    if uses.isEmpty { return "" }
    let items = uses.map { use in
      let snippet = use.snippet.map { "<pre>\(MarkupText.show($0))</pre>" } ?? ""
      let place = MarkupText.showNarrowPath(use.location.description)
      return "<li><p class=\"path\">\(place)</p>\(snippet)</li>"
    }
    let words = uses.count == 1 ? "1 use" : "\(uses.count) uses"
    return "<details class=\"uses\"><summary>\(words)</summary><ol>\(items.joined())</ol></details>"
  }
}
