// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import Foundation

/// The named colors and images that the files of a project can refer to.
@MainActor
final class InterfaceAssets {
  private let names: NamedAssets
  /// Returns the path of a picture that stands outside of catalogs, by its file's name.
  private let loosePicture: (String) -> String?

  init(names: NamedAssets, loosePicture: @escaping (String) -> String? = { _ in nil }) {
    self.names = names
    self.loosePicture = loosePicture
  }

  /// The catalogs' color with a name; nil for none.
  func color(_ name: String) -> DynamicColor? { names.color(named: name) }

  /// The image with a name; nil where neither the catalogs nor the system has one.
  func image(_ name: String, isSystem: Bool, _ document: InterfaceDocument) -> Image? {
    if isSystem { return name.isEmpty ? nil : Image(.symbol(name)) }
    if let image = names.image(named: name) { return image }
    return loosePicture(name).map { Image(.file($0)) }
  }
}
