// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import ChiaroSwiftUI

/// What sets the pictures of one assertion apart where a team takes several of it: on another
/// device, in another style, size of texts or direction, as the pictures' names tell.
@MainActor
struct SnapshotVariant {
  var device: ScreenDevice
  private(set) var traits = TraitCollection()
  /// The words of a picture's name that tell this.
  private let words: Set<String>

  private func isLike(_ other: SnapshotVariant) -> Bool {
    device.name == other.device.name && words == other.words
  }

  /// The variant in which a test runs at first.
  init(_ device: ScreenDevice) {
    self.device = device
    words = []
  }

  /// Reads the name of a picture.
  ///
  /// - Parameters:
  ///   - path: the picture
  ///   - device: the device whose screen it fills
  init(of path: String, on device: ScreenDevice) {
    self.device = device
    var told: Set<String> = []
    var traits = TraitCollection()
    let parts = Path.stem(path).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let isToldStyle = parts.contains { ["light", "dark"].contains($0.lowercased()) }
    for part in parts.dropFirst() {
      let word = part.lowercased()
      if word == "dark" || word == "light" {
        traits = traits.modifyingTraits { $0.userInterfaceStyle = word == "dark" ? .dark : .light }
      } else if let size = Self.sizes[word], word != "small" && word != "large" || isToldStyle {
        traits = traits.modifyingTraits { $0.preferredContentSizeCategory = size.category }
      } else if ["righttoleft", "righttoleftlayout", "rtl"].contains(word) {
        traits = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
      } else {
        continue
      }
      told.insert(word)
    }
    self.traits = traits
    words = told
  }

  /// Sizes of texts by their names in small letters.
  private static let sizes = Dictionary(
    Enumerations.sizes.map { ($0.key.lowercased(), $0.value) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Those of pictures, in the order of the pictures.
  static func all(
    of pictures: [String], _ device: (String) -> ScreenDevice
  ) -> [(variant: SnapshotVariant, pictures: [String])] {
    var found: [(variant: SnapshotVariant, pictures: [String])] = []
    for path in pictures {
      let variant = SnapshotVariant(of: path, on: device(path))
      if let place = found.firstIndex(where: { $0.variant.isLike(variant) }) {
        found[place].pictures.append(path)
      } else {
        found.append((variant, [path]))
      }
    }
    return found
  }
}

extension DrawingHost {
  /// Begins the run of a test in a variant.
  @MainActor func begin(_ variant: SnapshotVariant) {
    device = variant.device
    baseTraits = variant.traits
    assertions = []
    surroundings = Surroundings()
  }
}
