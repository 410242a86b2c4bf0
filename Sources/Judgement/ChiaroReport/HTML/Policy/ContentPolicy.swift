// SPDX-License-Identifier: MIT

/// The content security policy of a page: its own styles and scripts, by digest, and embedded
/// pictures.
package enum ContentPolicy {
  /// Returns the value of `Content-Security-Policy` for a page with these `<style>` and `<script>`
  /// texts.
  ///
  /// No other address is allowed, so the page cannot load or send anything else (CSP 3 §6.7.2.4: a
  /// digest is of the element's text, to the byte).
  ///
  /// - Parameters:
  ///   - styles: the texts of the styles
  ///   - scripts: the texts of the scripts
  ///   - pictures: where pictures may come from; embedded ones by default
  /// - Returns: the policy
  package static func text(
    styles: [String], scripts: [String], pictures: String = "data:"
  ) -> String {
    [
      "default-src 'none'",
      "style-src \(styles.map(source).joined(separator: " "))",
      "script-src \(scripts.map(source).joined(separator: " "))",
      "img-src \(pictures)",
      "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func source(_ text: String) -> String {
    "'sha256-\(Base64.encode(SHA256.digest(Array(text.utf8))))'"
  }
}
