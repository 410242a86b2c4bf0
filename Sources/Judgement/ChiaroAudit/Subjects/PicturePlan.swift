// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor

/// A plan of the pictures to be read, with the measurements that rules need.
enum PicturePlan {
  static func questions(_ catalogs: [CatalogSubject]) -> [String: PictureQuestions] {
    var questions: [String: PictureQuestions] = [:]
    for catalog in catalogs {
      let backdrop = SystemBackdrops.on(catalog.platform).main(.dark)?.relativeLuminance
      for image in catalog.images where readsPictures(image.set.kind) {
        for entry in image.files.entries {
          guard let path = entry.path else { continue }
          var asked = questions[path] ?? PictureQuestions()
          if entry.slot.style == "tinted" { asked.asksChroma = true }
          if entry.slot.style == "dark", image.set.kind == .appIcon { asked.backdrop = 0 }
          if image.isTemplate && image.hasOwnDark { asked.asksShape = true }
          questions[path] = asked
        }
        // A dark variant may be the light one's copy, which is told if it cannot be seen.
        let isCopied = image.set.kind == .image && image.hasOwnDark
        let inDark = pathInDark(image) ?? (isCopied ? image.entry(.dark)?.path : nil)
        if let path = inDark, questions[path]?.backdrop == nil {
          questions[path]?.backdrop = backdrop
        }
        if let path = plainIcon(image), questions[path]?.backdrop == nil {
          questions[path]?.backdrop = 0
        }
        for appearance in AuditAppearance.reported {
          if let path = image.entry(appearance)?.path { questions[path]?.isShown = true }
        }
      }
    }
    return questions
  }

  /// Returns the path of an app icon's plain form, the largest where Xcode lists several; nil for
  /// other sets.
  static func plainIcon(_ image: ImageSubject) -> String? {
    guard image.set.kind == .appIcon else { return nil }
    return image.files.entries.last { $0.slot.style == nil && $0.path != nil }?.path
  }

  /// Returns the path of the picture that dark environments show although it is no dark variant.
  ///
  /// The result is nil for templates, where a dark variant is shown, and for sets that are no image
  /// sets. A variant for another device, or for increased contrast, is not shown.
  static func pathInDark(_ image: ImageSubject) -> String? {
    guard image.set.kind == .image, !image.isTemplate, let entry = image.entry(.dark),
      entry.slot.style != "dark"
    else { return nil }
    return entry.path
  }

  /// Returns whether files of a set type are pictures with meaningful pixels.
  ///
  /// The pictures of a symbol set are sheets of all its weights.
  private static func readsPictures(_ kind: SetKind) -> Bool {
    switch kind {
    case .image, .appIcon, .icon, .launchImage, .complication, .stickersIcon, .arReferenceImage,
      .arImage, .sticker, .symbol:
      true
    default: false
    }
  }
}
