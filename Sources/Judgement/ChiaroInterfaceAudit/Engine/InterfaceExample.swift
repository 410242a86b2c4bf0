// SPDX-License-Identifier: MIT

/// A snippet of an interface file that shows what a rule does or does not report.
///
/// The lines at which the rule fires have the mark `←` in a comment at their end, so that an
/// example says where and how often.
package struct InterfaceExample: Sendable {
  /// The title of the example, in a few words.
  package var title: String
  /// The elements in the file's `<objects>`, with their marks.
  package var text: String
  /// The attributes of the file's `<document>`, such as the runtime.
  package var document: String
  /// The elements in the file's `<resources>`.
  package var resources: String
  /// The asset catalog of the target, as in a rule's example for catalogs.
  package var catalog: String
  /// The snippet after the fix that the findings offer; nil if they offer none.
  package var fixed: String?

  init(
    _ title: String, _ text: String, document: String = InterfaceExample.iOS,
    resources: String = "", catalog: String = "", fixed: String? = nil
  ) {
    self.title = title
    self.text = text
    self.document = document
    self.resources = resources
    self.catalog = catalog
    self.fixed = fixed
  }

  /// A file for iOS.
  static let iOS = "targetRuntime=\"iOS.CocoaTouch\""
  /// A file for macOS.
  static let macOS = "targetRuntime=\"MacOSX.Cocoa\""

  /// The lines, from 1, at which findings are expected.
  package var expectedLines: [Int] {
    file.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("←") }.map { $0.offset + 1 }
  }

  /// The whole file; its first line is the snippet's.
  package var file: String {
    let resources = resources.isEmpty ? "" : "<resources>\(resources)\n</resources>"
    return "<document type=\"com.apple.InterfaceBuilder3.XIB\" \(document)><objects>"
      + "\(text)\n</objects>\(resources)\n</document>"
  }
}
