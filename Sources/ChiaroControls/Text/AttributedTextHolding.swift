// SPDX-License-Identifier: MIT

package import ChiaroViews

/// A view with an `attributedText` of this project's own type.
///
/// `ChiaroUIKit` extends such views by a property of the same name for `NSAttributedString`.
package protocol AttributedTextHolding: View {
  var attributedText: AttributedText? { get set }
}

extension Label: AttributedTextHolding {}
extension TextField: AttributedTextHolding {}
extension TextView: AttributedTextHolding {}
