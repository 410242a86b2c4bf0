// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroProject
import Foundation

/// The named colors and images that the files of a project can refer to.
@MainActor
final class InterfaceAssets {
  private let names: NamedAssets

  init(names: NamedAssets) { self.names = names }

  /// The catalogs' color with a name; nil for none.
  func color(_ name: String) -> DynamicColor? { names.color(named: name) }

  /// The image with a name; nil where neither the catalogs nor the system has one.
  func image(_ name: String, isSystem: Bool) -> Image? {
    if isSystem { return name.isEmpty ? nil : Image(.symbol(name)) }
    return names.image(named: name) ?? Image.standardSymbols[name].map { Image(.symbol($0)) }
  }
}
