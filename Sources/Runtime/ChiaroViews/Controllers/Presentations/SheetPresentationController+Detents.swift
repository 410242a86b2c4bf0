// SPDX-License-Identifier: MIT

public import Foundation

extension SheetPresentationController.Detent {
  /// The identifier of a detent.
  ///
  /// Apple counterpart: `UISheetPresentationController.Detent.Identifier` · Source:
  /// UISheetPresentationController.h · Fidelity: exact
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String
    /// Creates an identifier from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the detent at half the height.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// The identifier of the detent at full height.
    public static let large = Identifier("com.apple.UIKit.large")
  }

  /// The values from which the height of a custom detent is computed.
  ///
  /// Apple counterpart: `UISheetPresentationControllerDetentResolutionContext` · Source:
  /// UISheetPresentationController.h · Fidelity: approximate, without traits
  public struct ResolutionContext: Sendable {
    /// The maximum height of a detent, in points: the height of the window.
    public let maximumDetentValue: CGFloat
  }

  /// Returns a detent whose height is computed by a closure when the sheet is laid out.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the detent; nil for none
  ///   - resolver: returns the height in points; nil for the maximum
  /// - Returns: the detent
  ///
  /// Apple counterpart: `custom(identifier:resolver:)` · Source: UISheetPresentationController.h ·
  /// Fidelity: approximate, nil does not make the detent unavailable
  public static func custom(
    identifier: Identifier? = nil,
    resolver: @escaping @MainActor @Sendable (ResolutionContext) -> CGFloat?
  ) -> Self {
    Self(identifier: identifier) { height in
      resolver(ResolutionContext(maximumDetentValue: height)) ?? height
    }
  }
}

extension SheetPresentationController {
  /// The identifier of the detent at which the sheet rests; nil if the detent has none.
  ///
  /// Setting nil or an identifier that is not in `detents` changes nothing.
  ///
  /// Apple counterpart: `selectedDetentIdentifier` · Source: UISheetPresentationController.h ·
  /// Fidelity: exact
  public var selectedDetentIdentifier: Detent.Identifier? {
    get { detent.identifier }
    set {
      guard let newValue, let next = detents.first(where: { $0.identifier == newValue })
      else { return }
      detent = next
    }
  }

  /// Runs a closure that changes the sheet, without animation.
  ///
  /// Apple counterpart: `animateChanges(_:)` · Source: UISheetPresentationController.h · Fidelity:
  /// approximate, without animation
  public func animateChanges(_ changes: () -> Void) { changes() }
}
