// SPDX-License-Identifier: MIT

/// The scripts of a page.
///
/// At load they show the filters, take up what the address asks for, make values reachable, and
/// restore the theme.
enum PageScript {
  /// The script that runs before the body is parsed, and shows what needs scripts.
  static let early = "document.documentElement.classList.add('has-scripts')"

  /// Runs after the body was read.
  static let text =
    "'use strict';\n(() => {\n"
    + [FilterScript.text, PanelScript.text, CopyScript.text, LinkScript.text, AddressScript.text]
    .joined(separator: "\n\n") + "\n})();"
}
