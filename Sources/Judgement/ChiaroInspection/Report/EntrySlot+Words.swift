// SPDX-License-Identifier: MIT

package import ChiaroCatalog

extension EntrySlot {
  /// The slot in a few words, such as `dark, high contrast, ipad`.
  package var words: String {
    let parts = [
      style ?? "any", contrast.map { "\($0) contrast" }, idiom == "universal" ? nil : idiom,
      subtype, gamut, locale, scale,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
