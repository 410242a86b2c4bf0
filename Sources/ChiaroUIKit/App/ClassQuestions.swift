// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems the Objective-C runtime and UIKit itself have these.
#if !canImport(UIKit)
  extension TraitNode {
    /// Returns whether the object is of a class or of one below it.
    ///
    /// Apple counterpart: `isKind(of:)` · Source: NSObject.h · Fidelity: approximate
    public func isKind(of kind: AnyClass) -> Bool { isOne(Self.self, of: kind, self) }
    /// Returns whether the object is of a class itself.
    public func isMember(of kind: AnyClass) -> Bool { type(of: self) == kind }
    /// Returns whether both are the same object.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  }

  extension GestureRecognizer {
    /// Returns whether the recognizer is of a class or of one below it.
    public func isKind(of kind: AnyClass) -> Bool { isOne(Self.self, of: kind, self) }
    /// Returns whether both are the same object.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  }

  /// Whether a class is another or below it, by the chain of superclasses.
  private func isOne(_ own: AnyClass, of kind: AnyClass, _ object: AnyObject) -> Bool {
    var next: AnyClass? = type(of: object)
    while let here = next {
      if here == kind { return true }
      next = _getSuperclass(here)
    }
    return false
  }

  extension View {
    /// Returns the direction of a view with a semantic content attribute.
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

    /// The direction in which the view's content stands.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
  }

  /// The direction in which an interface stands.
  ///
  /// Apple counterpart: `UIUserInterfaceLayoutDirection` · Source: UIInterface.h · Fidelity: exact
  public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
  }

  extension Image {
    /// Creates an image that shows nothing.
    public convenience init() { self.init(.object(NoPicture.shared)) }
  }

  /// The picture of an empty image.
  private final class NoPicture: ImageObject {
    static let shared = NoPicture()
  }

  extension ProgressView {
    /// How a progress view looks.
    ///
    /// Apple counterpart: `UIProgressView.Style` · Source: UIProgressView.h ·
    /// Fidelity: approximate,
    /// there is one
    public enum Style: Int, Sendable, CaseIterable {
      case `default` = 0
      case bar = 1
    }

    /// Creates a view of a style, of which there is one.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  }

  extension TextField {
    /// Posted when the text changed; nobody posts it, the delegate and the actions are told.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
      "UITextFieldTextDidChangeNotification")
  }

  extension TextView {
    /// Posted when the text changed; nobody posts it, the delegate is told.
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
      "UITextViewTextDidChangeNotification")

    // As UIKit has it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The attributes of links; kept, links are not drawn.
    public var linkTextAttributes: [NSAttributedString.Key: Any]! {
      get { (linkAttributes as? KeptAttributes)?.all ?? [:] }
      set { linkAttributes = KeptAttributes(newValue ?? [:]) }
    }
  }

  extension TextField {
    /// The attributes of what is typed; kept.
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
    /// The text below the spinner; kept.
    public var attributedTitle: NSAttributedString? {
      get { titleKept as? NSAttributedString }
      set { titleKept = newValue }
    }
  }

  extension NavigationBar {
    /// The attributes of the title, of which the color is shown.
    ///
    /// Apple counterpart: `titleTextAttributes` · Source: UINavigationBar.h · Fidelity: approximate
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
      get { (titleAttributes as? KeptAttributes)?.all }
      set {
        titleAttributes = newValue.map(KeptAttributes.init)
        standardAppearance.titleColor = newValue?[.foregroundColor] as? DynamicColor ?? .label
        var edge = scrollEdgeAppearance ?? .transparentBackground()
        edge.titleColor = standardAppearance.titleColor
        scrollEdgeAppearance = edge
      }
    }
    /// The attributes of the large title; as `titleTextAttributes`, there is one color.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
      get { titleTextAttributes }
      set { titleTextAttributes = newValue }
    }
  }

  private final class KeptAttributes {
    let all: [NSAttributedString.Key: Any]
    init(_ all: [NSAttributedString.Key: Any]) { self.all = all }
  }
#endif
