// SPDX-License-Identifier: MIT

import ChiaroProject

/// Bytes as a property list.
struct PropertyListInput {
  var bytes: [UInt8]

  /// Traps when something is not as it must be.
  func check() {
    switch PropertyList.read(bytes) {
    case .success(let list):
      precondition(depth(list) <= 101, "deeper than is allowed")
      _ = InfoPlist(list, path: "Info.plist")
      _ = XcodeProject(list, path: "project.pbxproj")
      precondition(PropertyList.read(bytes) == .success(list), "read in two ways")
    case .failure(let error):
      precondition(!error.description.isEmpty && (error.line ?? 1) >= 1 && (error.column ?? 1) >= 1)
    }
  }

  private func depth(_ list: PropertyList) -> Int {
    switch list {
    case .list(let items): 1 + (items.lazy.map(depth).max() ?? 0)
    case .dictionary(let members): 1 + (members.values.lazy.map(depth).max() ?? 0)
    case .text, .bool, .number, .other: 0
    }
  }
}
