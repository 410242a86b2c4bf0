// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems the Objective-C runtime and UIKit itself have these.
#if !canImport(UIKit)
  extension TraitNode {
    /// Returns whether the object is an instance of a class or of a subclass.
    ///
    /// Apple counterpart: `isKind(of:)` · Source: NSObject.h · Fidelity: approximate, only for
    /// views, controllers and other trait nodes
    public func isKind(of kind: AnyClass) -> Bool { isOne(self, of: kind) }
    /// The object's class.
    public var classForCoder: AnyClass { type(of: self) }
    /// Returns whether the object is an instance of exactly this class, not of a subclass.
    public func isMember(of kind: AnyClass) -> Bool { type(of: self) == kind }
    /// Returns whether an object is this very object; false for nil.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  }

  extension SnapshotLayer {
    /// The layer's class.
    public var classForCoder: AnyClass { type(of: self) }
  }

  extension RunLoop.Mode {
    /// The run loop mode in which UIKit follows touches; the run loop never enters it here.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  }

  extension GestureRecognizer {
    /// Returns whether the recognizer is an instance of a class or of a subclass.
    public func isKind(of kind: AnyClass) -> Bool { isOne(self, of: kind) }
    /// Returns whether an object is this very object; false for nil.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  }

  /// Whether an object's class is another or below it, by the chain of superclasses.
  private func isOne(_ object: AnyObject, of kind: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let here = next {
      if here == kind { return true }
      next = _getSuperclass(here)
    }
    return false
  }

  extension View {
    /// Returns the layout direction of views with a semantic content attribute.
    ///
    /// For `unspecified`, that is the layout direction of `TraitCollection.current`.
    ///
    /// Apple counterpart: `userInterfaceLayoutDirection(for:)` · Source: UIView.h · Fidelity: exact
    public static func userInterfaceLayoutDirection(
      for attribute: SemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
      switch attribute {
      case .forceRightToLeft: .rightToLeft
      case .forceLeftToRight, .playback, .spatial: .leftToRight
      default: TraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }

    /// The layout direction of the view's content, from its semantic content attribute.
    ///
    /// For `unspecified`, that is the layout direction of the view's own traits.
    ///
    /// Apple counterpart: `effectiveUserInterfaceLayoutDirection` · Source: UIView.h · Fidelity:
    /// exact
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      guard semanticContentAttribute == .unspecified else {
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
      }
      return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The layout direction of an interface: left to right or right to left.
  ///
  /// Apple counterpart: `UIUserInterfaceLayoutDirection` · Source: UIInterface.h · Fidelity: exact
  public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
  }

  extension Image {
    /// Creates an empty image.
    public convenience init() { self.init(.object(NoPicture.shared)) }
  }

  extension ImageAsset {
    /// Returns the best variant for a trait collection; an empty image if none fits.
    ///
    /// Where the code expects an optional, the compiler chooses ChiaroAppearance's own method of
    /// this name, which returns nil if no variant fits.
    ///
    /// Apple counterpart: `image(with:)` · Source: UIImageAsset.h · Fidelity: exact
    public func image(with traits: TraitCollection) -> Image {
      fittingImage(with: traits) ?? Image()
    }
  }

  /// The picture of an empty image.
  private final class NoPicture: ImageObject {
    static let shared = NoPicture()
  }

  extension ProgressView {
    /// The style of a progress view.
    ///
    /// Apple counterpart: `UIProgressView.Style` · Source: UIProgressView.h · Fidelity:
    /// approximate, both styles look the same
    public enum Style: Int, Sendable, CaseIterable {
      case `default` = 0
      case bar = 1
    }

    /// Creates a progress view; both styles look the same.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  }

  extension TextField {
    /// The name of the notification that the user changed the text of a text field.
    public nonisolated static let textDidChangeNotification = EditingChange.didChange.ofField
  }

  extension TextView {
    /// The name of the notification that the user changed the text of a text view.
    public nonisolated static let textDidChangeNotification = EditingChange.didChange.ofView

    // As UIKit has it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The attributes of links; stored, but without effect, as links are not drawn differently.
    ///
    /// Fidelity: inert
    public var linkTextAttributes: [NSAttributedString.Key: Any]! {
      get { (linkAttributes as? KeptAttributes)?.all ?? [:] }
      set { linkAttributes = KeptAttributes(newValue ?? [:]) }
    }
  }

  extension TextField {
    /// The attributes of the field's text; only the font and the foreground color have an effect.
    ///
    /// All attributes are stored. If they contain a font or a foreground color, setting them also
    /// sets `font` or `textColor`.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
      get { (typingAttributesKept as? KeptAttributes)?.all ?? [.font: font as Any] }
      set {
        typingAttributesKept = KeptAttributes(newValue)
        if let font = newValue[.font] as? Font { self.font = font }
        if let color = newValue[.foregroundColor] as? DynamicColor { textColor = color }
      }
    }
  }

  extension RefreshControl {
    /// The text below the spinner; stored, but not shown; nil for none.
    ///
    /// Fidelity: inert
    public var attributedTitle: NSAttributedString? {
      get { titleKept as? NSAttributedString }
      set { titleKept = newValue }
    }
  }

  private final class KeptAttributes {
    let all: [NSAttributedString.Key: Any]
    init(_ all: [NSAttributedString.Key: Any]) { self.all = all }
  }
#endif
