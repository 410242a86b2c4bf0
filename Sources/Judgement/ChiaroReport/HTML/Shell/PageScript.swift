// SPDX-License-Identifier: MIT

/// The scripts of a page.
///
/// When the page loads, they show the filters, restore the options that the address contains, make
/// values copyable, and restore the theme.
enum PageScript {
  /// The script that runs before the body is parsed, and reveals the elements that need scripts.
  static let early = "document.documentElement.classList.add('has-scripts')"

  /// The script that runs after the body was parsed.
  static let text =
    "'use strict';\n(() => {\n"
    + [
      FilterScript.text, PanelScript.text, CopyScript.text, TicketScript.text, LinkScript.text,
      AddressScript.text,
    ].joined(separator: "\n\n") + "\n})();"
}
