// SPDX-License-Identifier: MIT

import ChiaroSource

/// A back end of the desktop portal, as a file `NAME.portal` describes it.
struct PortalBackEnd: Hashable {
  /// The name of the file without its extension, by which configurations name the back end.
  var name: String
  var busName: String
  var interfaces: Set<String>
  /// The desktops, in small letters, for which it is used where no configuration decides.
  var desktops: Set<String>

  /// Reads a file; nil where the portal would not load it.
  init?(name: String, _ bytes: [UInt8]) {
    guard let file = KeyFile(bytes), let busName = file["portal", "DBusName"],
      let interfaces = file.list("portal", "Interfaces"),
      interfaces.allSatisfy({ $0.hasPrefix(Self.prefix) })
    else { return nil }
    self.name = name
    self.busName = busName
    self.interfaces = Set(interfaces)
    desktops = Set((file.list("portal", "UseIn") ?? []).map { $0.lowercased() })
  }

  /// What the names of a back end's interfaces begin with.
  static let prefix = "org.freedesktop.impl.portal."

  /// Returns the back ends of folders, in the order in which the portal looks through them: those
  /// for the desktops first, then by name.
  static func all(in folders: [String], of tree: PortalTree, desktops: [String]) -> [Self] {
    var found: [String: Self] = [:]
    for folder in folders {
      for file in tree.names(in: folder) where file.hasSuffix(".portal") {
        let name = Path.stem(file)
        guard found[name] == nil, let bytes = tree[Path.join(folder, file)] else { continue }
        found[name] = Self(name: name, bytes)
      }
    }
    let rank = { (backEnd: Self) -> Int in
      desktops.firstIndex(where: backEnd.desktops.contains) ?? desktops.count
    }
    return found.values.sorted { (rank($0), $0.name) < (rank($1), $1.name) }
  }
}
