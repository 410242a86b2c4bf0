// SPDX-License-Identifier: MIT

public import Foundation

/// A function that a configuration uses to derive text attributes from other text attributes.
///
/// Apple counterpart: `UIConfigurationTextAttributesTransformer` · Source: UIKit reference ·
/// Fidelity: approximate, buttons use only the font and the color that it returns
public struct ConfigurationTextAttributesTransformer: Sendable {
  private let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
