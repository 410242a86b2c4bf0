// SPDX-License-Identifier: MIT

package import ChiaroViews

/// A view with an `attributedText` of this project's own type.
///
/// Modules with UIKit's or AppKit's names use it to declare a property of the same name for
/// `NSAttributedString`.
package protocol AttributedTextHolding: View {
  var attributedText: AttributedText? { get set }
}

extension Label: AttributedTextHolding {}
extension TextField: AttributedTextHolding {}
extension TextView: AttributedTextHolding {}
