// SPDX-License-Identifier: MIT

/// The scripts of a page.
///
/// At load they show the filters, take up what the address asks for, make values reachable, and
/// restore the theme.
enum PageScript {
  /// Runs before the body is read: what needs scripts may be shown.
  static let early = "document.documentElement.classList.add('has-scripts')"

  /// Runs after the body was read.
  static let text =
    "'use strict';\n(() => {\n"
    + [FilterScript.text, PanelScript.text, CopyScript.text, LinkScript.text, AddressScript.text]
    .joined(separator: "\n\n") + "\n})();"
}
