// SPDX-License-Identifier: MIT

public import Foundation

extension SheetPresentationController.Detent {
  /// The name of a detent.
  ///
  /// Apple counterpart: `UISheetPresentationController.Detent.Identifier` · Source:
  /// UISheetPresentationController.h · Fidelity: exact
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the detent of half the height.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// The name of the detent of the full height.
    public static let large = Identifier("com.apple.UIKit.large")
  }

  /// What a detent's height is computed from.
  ///
  /// Apple counterpart: `UISheetPresentationControllerDetentResolutionContext` · Source:
  /// UISheetPresentationController.h · Fidelity: approximate
  public struct ResolutionContext: Sendable {
    /// The greatest height, in points: that of the window.
    public let maximumDetentValue: CGFloat
  }

  /// Returns a detent whose height is computed when it is needed; nil is the greatest.
  ///
  /// - Parameters:
  ///   - identifier: the name of the detent; nil for one without
  ///   - resolver: returns the height in points
  /// - Returns: the detent
  ///
  /// Apple counterpart: `custom(identifier:resolver:)` · Source: UISheetPresentationController.h ·
  /// Fidelity: approximate
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
  /// The name of the detent at which the sheet rests; names that no detent has change nothing.
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

  /// Runs changes of the sheet, which are shown at once.
  ///
  /// Apple counterpart: `animateChanges(_:)` · Source: UISheetPresentationController.h · Fidelity:
  /// approximate, without animation
  public func animateChanges(_ changes: () -> Void) { changes() }
}
