// SPDX-License-Identifier: MIT

/// The pages of the rules, for readers of a report.
///
/// In the project they lie in `Documentation/Rules`. Only this type makes the address of a page.
package struct RulePages: Hashable, Sendable {
  /// The address of the folder with the pages, which ends in a slash.
  private let folder: String
  /// Whether the pages are on the web, so that any reader of a report can open them.
  package let isPublic: Bool

  /// Creates the pages below an address of the web; nil for another address.
  package init?(address: String) {
    let isWeb = ["https://", "http://"].contains(where: address.hasPrefix)
    guard isWeb, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    folder = address.hasSuffix("/") ? address : address + "/"
    isPublic = true
  }

  /// Creates the pages in a folder of this machine.
  ///
  /// - Parameter folder: an absolute path
  package init(folder: String) {
    self.folder = URIText.path(folder.hasSuffix("/") ? folder : folder + "/")
    isPublic = false
  }

  /// The name of a rule's page; nil for an id that no rule can have.
  package static func fileName(of rule: String) -> String? {
    let isID = rule.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    return isID && !rule.isEmpty ? "\(rule).md" : nil
  }

  /// The address of a rule's page; nil for an id that no rule can have.
  package func address(of rule: String) -> String? {
    Self.fileName(of: rule).map { folder + $0 }
  }
}

extension ReportModel {
  /// The report with the addresses of its rules' pages.
  package func linked(to pages: RulePages) -> ReportModel {
    var linked = self
    for index in linked.rules.indices {
      linked.rules[index].page = pages.address(of: linked.rules[index].id)
    }
    return linked
  }
}
