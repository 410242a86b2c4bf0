// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// Symbols, in the tint and in a color of their own.
final class SymbolsController: PageController {
  override var pageTitle: String { "Symbols" }

  private let names = [
    "house", "star", "star.fill", "heart", "heart.fill", "person", "gear", "magnifyingglass",
    "bell", "bell.slash", "bookmark", "bookmark.fill", "calendar", "clock", "cloud", "sun.max",
    "moon", "moon.fill", "sparkles", "bolt", "flame", "leaf", "map", "location", "camera",
    "photo", "paperclip", "trash", "folder", "doc", "square.and.arrow.up", "pencil",
    "plus.circle", "plus.circle.fill", "minus.circle", "xmark.circle.fill", "checkmark.circle",
    "checkmark.circle.fill", "info.circle", "questionmark.circle", "exclamationmark.triangle",
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right",
    "arrow.clockwise", "play.fill", "pause.fill", "speaker.wave.2", "mic", "phone", "envelope",
    "paperplane", "lock", "lock.open", "eye", "eye.slash", "hand.thumbsup", "cart", "creditcard",
    "tag", "flag",
  ]

  override func fill() {
    for start in stride(from: 0, to: names.count, by: 8) {
      addRow(
        names[start..<min(start + 8, names.count)].enumerated().map { index, name in
          let image = UIImageView(image: UIImage(systemName: name))
          if (start / 8).isMultiple(of: 2) { image.tintColor = .label }
          return image
        }, height: 30, spacing: 15.7, gap: 32)
    }
  }
}
