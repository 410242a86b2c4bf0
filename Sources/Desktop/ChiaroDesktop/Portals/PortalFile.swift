// SPDX-License-Identifier: MIT

import ChiaroSource

/// The configuration of the desktop portal that an installation writes for a user.
package struct PortalFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The content, which begins with lines that name its origin.
  package let text: String

  /// The name by which configurations call the service.
  static let backEnd = "chiaro"

  /// Creates a file made of the one in force, with other back ends for settings.
  init(path: String, of source: PortalPreferences?, asking names: [String]) {
    let interface = ServiceNames.portalInterface
    let content =
      source?.text(setting: interface, to: names) ?? PortalPreferences.text(of: interface, names)
    self.path = path
    text = Self.head(content, source: source?.path) + content
  }

  /// The files that an installation wrote and nobody has changed since.
  static func all(in folders: PortalFolders, of tree: PortalTree) -> [String] {
    tree.names(in: folders.own).filter { $0 == usualName || $0.hasSuffix("-\(usualName)") }
      .map { Path.join(folders.own, $0) }
      .filter { path in
        guard let bytes = tree[path] else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return isUnchanged(text) || Path.lastComponent(path) == usualName && text == formerText
      }
  }

  private static let usualName = "portals.conf"
  private static let sign = "# Made by chiaro service --install"

  /// The file of one key that former versions wrote, and that hid the desktop's own.
  private static let formerText = "[preferred]\n\(ServiceNames.portalInterface)=chiaro;*\n"

  private static func head(_ content: String, source: String?) -> String {
    let origin = source.map { "\(VisibleText.reveal($0)) with one more line" } ?? "one line"
    return """
      \(sign): \(origin) (\(digest(content))).
      # chiaro service --uninstall removes it, unless it was changed.

      """
  }

  private static func digest(_ content: String) -> String {
    String(ContentDigest.of(content), radix: 16)
  }

  /// Whether a text is one that an installation wrote.
  private static func isUnchanged(_ text: String) -> Bool {
    guard text.hasPrefix(sign) else { return false }
    let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    return lines.count == 3 && lines[0].hasSuffix("(\(digest(String(lines[2])))).")
  }
}
