// SPDX-License-Identifier: MIT

import ChiaroSource

/// Reads the style that property lists and Xcode projects declare for a whole app.
enum DeclaredStyle {
  private static let keys = ["UIUserInterfaceStyle", "NSRequiresAquaSystemAppearance"]
  /// The most lines that are read; what declares a style is shorter.
  private static let limit = 200_000

  /// What extensions are for that show nothing.
  private static let unseen = [
    "usernotifications.service", "intents-service", "fileprovider-nonui", "networkextension",
    "spotlight.", "message-filter", "classkit", "callkit.call-directory",
  ]

  /// Whether a file may declare a style.
  static func reads(_ path: String) -> Bool { path.hasSuffix(".plist") || isProject(path) }

  /// Whether a file has build settings.
  static func isProject(_ path: String) -> Bool {
    path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig")
  }

  /// Notes the styles that a file forces, one for each key and style, and the comments that keep
  /// rules quiet.
  static func note(_ bytes: [UInt8], in facts: inout FileFacts) {
    guard keys.contains(where: { bytes.range(ofBytes: $0.utf8) != nil }) else { return }
    if let place = bytes.range(ofBytes: "NSExtensionPointIdentifier".utf8)?.upperBound {
      let point = String(decoding: bytes[place...].prefix(200), as: UTF8.self)
      if unseen.contains(where: point.contains) { return }
      facts.styles.isOfExtension = true
    }
    if isProject(facts.path) { facts.styles.locksAllApps = locksAllApps(bytes) }
    readSuppressions(bytes, in: &facts)
    let lines = lines(of: isProject(facts.path) ? bytes : withoutComments(bytes))
    for (index, line) in lines.enumerated() {
      guard let key = keys.first(where: { line.range(ofBytes: $0.utf8) != nil }) else { continue }
      let text = String(decoding: line.prefix(400), as: UTF8.self)
      let style = isProject(facts.path) ? setting(text, key) : element(lines[index...], key)
      let subject = StyleLock.Subject.declaredApp(key: key)
      guard let style,
        !facts.styles.locks.contains(where: { $0.style == style && $0.subject == subject })
      else { continue }
      let column = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count + 1
      facts.styles.locks.append(
        StyleLock(
          site: Site(line: index + 1, column: column), kind: .style, subject: subject,
          style: style, isChosen: false))
    }
  }

  private static func lines(of bytes: [UInt8]) -> ArraySlice<ArraySlice<UInt8>> {
    bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: limit, omittingEmptySubsequences: false
    ).prefix(limit)
  }

  private static func readSuppressions(_ bytes: [UInt8], in facts: inout FileFacts) {
    guard bytes.range(ofBytes: Suppressions.word.utf8) != nil else { return }
    for (index, line) in lines(of: bytes).enumerated() {
      facts.suppressions.read(line.prefix(400), line: index + 1)
    }
  }

  /// A property list with blanks in the place of its comments, line by line as before.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var plain = bytes
    var start = 0
    while let open = bytes[start...].range(ofBytes: "<!--".utf8) {
      let end = bytes[open.upperBound...].range(ofBytes: "-->".utf8)?.upperBound ?? bytes.count
      plain.blank(open.lowerBound..<end)
      start = end
    }
    return plain
  }

  /// Whether there are as many settings of one style as apps have configurations, or the project
  /// sets it for all of them.
  private static func locksAllApps(_ bytes: [UInt8]) -> Bool {
    let count = { (text: String) in
      bytes.ranges(ofBytes: text.lowercased().utf8, ignoresCase: true).prefix(1_000)
        .reduce(0) { count, _ in count + 1 }
    }
    let key = "INFOPLIST_KEY_\(keys[0]) = "
    let counts = ["Light", "Dark"].map { count(key + $0 + ";") }
    let apps = count("\"com.apple.product-type.application\"")
    return counts.contains(0) && counts.reduce(0, +) >= 2 * max(1, apps)
  }

  /// The style of `INFOPLIST_KEY_UIUserInterfaceStyle = Light;`.
  private static func setting(_ line: String, _ key: String) -> String? {
    // In a file of settings a comment ends the line.
    let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    guard line.contains("INFOPLIST_KEY_\(key)"), let value = line.split(separator: "=").last else {
      return nil
    }
    return style(value.filter { $0.isLetter }, key)
  }

  /// The style of `<key>UIUserInterfaceStyle</key>` and the element that follows.
  private static func element(_ lines: ArraySlice<ArraySlice<UInt8>>, _ key: String) -> String? {
    let text = lines.prefix(4).map { String(decoding: $0.prefix(400), as: UTF8.self) }.joined()
    guard let place = text.utf8.range(ofBytes: "<key>\(key)</key>".utf8) else { return nil }
    let tags = text[place.upperBound...].split { "<>".contains($0) }
      .filter { $0.contains { !$0.isWhitespace } }
    guard let first = tags.first else { return nil }
    let value = first == "string" ? tags.dropFirst().first ?? "" : first
    return style(value.filter { $0.isLetter }, key)
  }

  private static func style(_ value: String, _ key: String) -> String? {
    let plain = value.lowercased()
    if key == keys[0] { return ["light", "dark"].contains(plain) ? plain : nil }
    return ["true", "YES"].contains(value) ? "light" : nil
  }
}
