// SPDX-License-Identifier: MIT

/// The types in which colors of catalogs are used, by what stands beside the colors there.
struct TypesAround {
  /// The colors that each type has as grounds.
  private let grounds: [String: Set<Int>]
  /// The color on which the screens of the app stand; nil for none.
  private let page: Int?
  /// The types whose texts all have colors of their own, under which the system's does not stand.
  private let ownTexts: Set<String>
  /// The types whose texts stand on something that is neither the system's nor of a catalog.
  private let ownGrounds: Set<String>

  init(_ files: [FileFacts], _ project: ProjectFacts, _ table: AssetTable) {
    grounds = Self.groundsByType(files, project, table)
    page = PageGround.asset(of: grounds, project, table)
    var types: [ColorRole: Set<String>] = [:]
    for use in files.lazy.flatMap(\.assets.uses) {
      use.role.map { _ = types[$0, default: []].insert(use.type) }
      for place in use.places(in: project) { types[place.role, default: []].insert(place.type) }
    }
    let all = { (role: ColorRole, isOfKind: (Company) -> Bool) in
      types[role, default: []].filter { !$0.isEmpty && isOfKind(Company(of: $0, project)) }
    }
    ownTexts = all(.background, \.hasTextsOfItsOwn)
    ownGrounds = all(.text, \.hasOwnGround)
  }

  /// The colors on which a type's texts stand, without one of them: its own, else the page's.
  func grounds(of type: String, besides asset: Int) -> Set<Int> {
    let own = (grounds[type] ?? []).subtracting([asset])
    guard own.isEmpty, let page, page != asset else { return own }
    return [page]
  }

  /// The roles of a color in a type: a ground for texts of its own is also what is drawn with it,
  /// and so is a text on a ground of which the catalogs know nothing.
  func roles(_ role: ColorRole, of asset: Int, in type: String) -> [ColorRole] {
    switch role {
    case .background: ownTexts.contains(type) ? [role, .drawing] : [role]
    case .text:
      ownGrounds.contains(type) && grounds(of: type, besides: asset).isEmpty ? [.drawing] : [role]
    default: [role]
    }
  }

  /// The colors that each type has as grounds: by what it does with them, or by their names.
  private static func groundsByType(
    _ files: [FileFacts], _ project: ProjectFacts, _ table: AssetTable
  ) -> [String: Set<Int>] {
    var grounds: [String: Set<Int>] = [:]
    for file in files {
      for use in file.assets.uses where !use.type.isEmpty {
        for index in table.narrowed(use.assets, in: file.path)
        where table.assets[index].kind == .color {
          let isCalledSo = isCalledGround(table.assets[index].name)
          if use.role == .background || isCalledSo {
            grounds[use.type, default: []].insert(index)
          }
          for place in use.places(in: project) where !place.isAside {
            guard place.role == .background || isCalledSo && place.role != .text else { continue }
            grounds[place.type, default: []].insert(index)
          }
        }
      }
    }
    return grounds
  }

  private static func isCalledGround(_ name: String) -> Bool {
    StyleWords.words(of: name).contains { ["bg", "background", "backdrop", "canvas"].contains($0) }
  }
}
