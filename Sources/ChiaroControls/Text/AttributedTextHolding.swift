// SPDX-License-Identifier: MIT

package import ChiaroViews

/// A view whose text may have attributes, for a facade that gives the property's name to a text of
/// its framework's own kind.
package protocol AttributedTextHolding: View {
  var attributedText: AttributedText? { get set }
}

extension Label: AttributedTextHolding {}
extension TextField: AttributedTextHolding {}
extension TextView: AttributedTextHolding {}
