// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroInspection
import ChiaroInterfaceBuilder
import ChiaroProject
import ChiaroSource

/// The colors, images and texts of a project, by the names by which code asks for them.
@MainActor
final class DrawnAssets {
  /// What is found by name while screens are drawn.
  let names = NamedAssets()
  let strings: StringTables
  private var colors: Set<String> = []
  /// The names of the sets by the names of the symbols that Xcode makes of them.
  private var colorSymbols: [String: String] = [:]
  private var imageSymbols: [String: String] = [:]
  private var imageSets: [String] = []

  /// Creates the assets of no project.
  init() { strings = StringTables() }

  /// Reads the catalogs and texts of a project.
  init(_ inventory: Inventory) {
    strings = StringTables(inventory.project)
    for catalog in inventory.catalogs.reversed() {
      names.addColors(from: catalog)
      names.addImages(from: catalog)
      for set in catalog.sets {
        let symbols = AssetSymbol.names(of: set.name)
        switch set.kind {
        case .color:
          // A new project has an accent color without a value.
          if set.colorSet?.isEmpty ?? false { continue }
          colors.insert(set.name)
          for symbol in symbols { colorSymbols[symbol] = set.name }
        case .image, .symbol:
          imageSets.append(set.name)
          for symbol in symbols { imageSymbols[symbol] = set.name }
        default: break
        }
      }
    }
    names.addImages(from: LoosePictures(paths: inventory.project.pictures))
  }

  /// What generators of code make of the names.
  private(set) lazy var generated = GeneratedNames(
    strings: strings, colors: colors.sorted(), images: imageSets)

  func hasColor(_ name: String) -> Bool { names.color(named: name) != nil }
  func hasImage(_ name: String) -> Bool { names.image(named: name) != nil }

  /// The name of the color set of a symbol, such as `.brandPrimary`.
  func colorName(ofSymbol symbol: String) -> String? { colorSymbols[symbol] }

  /// The name of the image set of a symbol.
  func imageName(ofSymbol symbol: String) -> String? { imageSymbols[symbol] }

  /// The name of the color by which an app tints, where the project has one.
  ///
  /// The set that Xcode makes for each app has no color as long as nobody gives it one.
  var accentName: String? {
    let name = "AccentColor"
    guard let color = names.color(named: name) else { return nil }
    let isSeen = [UserInterfaceStyle.light, .dark].contains {
      color.resolved(with: TraitCollection(userInterfaceStyle: $0)).alpha > 0
    }
    return isSeen ? name : nil
  }
}

/// The names that Xcode gives to the symbols of assets.
enum AssetSymbol {
  /// The symbols of a set: `brand-primary` gives `brandPrimary`; a word for the kind at the end is
  /// left out too.
  static func names(of name: String) -> [String] {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let words = last.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return [] }
    let symbol = lowered(first) + words.dropFirst().map(raised).joined()
    var symbols = [symbol]
    for kind in ["Color", "Image"] where symbol.hasSuffix(kind) && symbol.count > kind.count {
      symbols.append(String(symbol.dropLast(kind.count)))
    }
    return symbols
  }

  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    // `URLColor` gives `urlColor`.
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : max(1, capitals)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
