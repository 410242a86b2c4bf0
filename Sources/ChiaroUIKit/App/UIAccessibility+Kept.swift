// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Assistive software is told nothing here: what is
// kept can be read again, and printed.
#if !canImport(UIKit)
  /// The kind of what is in an object, for assistive software.
  ///
  /// Apple counterpart: `UIAccessibilityContainerType` · Source: UIAccessibilityConstants.h ·
  /// Fidelity: exact
  public enum UIAccessibilityContainerType: Int, Sendable, CaseIterable {
    case none = 0
    case dataTable = 1
    case list = 2
    case landmark = 3
    case semanticGroup = 4
  }

  /// How assistive software goes through what is in an object.
  ///
  /// Apple counterpart: `UIAccessibilityNavigationStyle` · Source: UIAccessibilityConstants.h ·
  /// Fidelity: exact
  public enum UIAccessibilityNavigationStyle: Int, Sendable, CaseIterable {
    case automatic = 0
    case separate = 1
    case combined = 2
  }

  /// A way to go through elements of one kind, such as headings; kept.
  ///
  /// Apple counterpart: `UIAccessibilityCustomRotor` · Source: UIAccessibilityCustomRotor.h ·
  /// Fidelity: approximate, kept
  @preconcurrency @MainActor
  open class UIAccessibilityCustomRotor {
    /// The name that is read out.
    open var name: String
    /// The closure that finds the next element.
    open var itemSearchBlock: Search
    /// Where a search goes on.
    public enum Direction: Int, Sendable, CaseIterable {
      case previous = 0
      case next = 1
    }
    /// A closure that returns the element after another; nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
      UIAccessibilityCustomRotorItemResult?

    /// Creates a way to go through elements.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
      (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
    }
  }

  /// From where a search of a rotor goes on, and which way.
  ///
  /// Apple counterpart: `UIAccessibilityCustomRotorSearchPredicate` · Source:
  /// UIAccessibilityCustomRotor.h · Fidelity: exact
  @preconcurrency @MainActor
  open class UIAccessibilityCustomRotorSearchPredicate {
    /// The element that was found last.
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil)
    /// The way.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
    /// Creates a search forwards from the start.
    public init() {}
  }

  /// An element that a rotor found.
  ///
  /// Apple counterpart: `UIAccessibilityCustomRotorItemResult` · Source:
  /// UIAccessibilityCustomRotor.h · Fidelity: approximate, without a range of text
  @preconcurrency @MainActor
  open class UIAccessibilityCustomRotorItemResult {
    /// The element; nil for none.
    open weak var targetElement: AnyObject?
    /// Creates a result.
    public init(targetElement: AnyObject?) { self.targetElement = targetElement }
  }

  extension Responder {
    /// The label with attributes, of which the letters are `accessibilityLabel`; nil for none.
    ///
    /// Apple counterpart: `accessibilityAttributedLabel` · Source: UIAccessibility.h · Fidelity:
    /// approximate, attributes are dropped
    public var accessibilityAttributedLabel: NSAttributedString? {
      get { accessibilityLabel.map { NSAttributedString(string: $0) } }
      set { accessibilityLabel = newValue?.string }
    }
    /// The hint with attributes, which are dropped; nil for none.
    public var accessibilityAttributedHint: NSAttributedString? {
      get { accessibilityHint.map { NSAttributedString(string: $0) } }
      set { accessibilityHint = newValue?.string }
    }
    /// The value with attributes, which are dropped; nil for none.
    public var accessibilityAttributedValue: NSAttributedString? {
      get { accessibilityValue.map { NSAttributedString(string: $0) } }
      set { accessibilityValue = newValue?.string }
    }
    /// The kind of what is in the object; kept.
    public var accessibilityContainerType: UIAccessibilityContainerType {
      get { kept(.none) }
      set { keep(newValue) }
    }
    /// How assistive software goes through what is in the object; kept.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
      get { kept(.automatic) }
      set { keep(newValue) }
    }
    /// The ways to go through elements in the object; kept; nil for none.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
      get { kept(nil) }
      set { keep(newValue) }
    }
    /// The shape of the object on the screen; kept; nil for its frame.
    public var accessibilityPath: UIBezierPath? {
      get { kept(nil) }
      set { keep(newValue) }
    }
    /// Whether colors of the object stay when the screen's are inverted; kept.
    public var accessibilityIgnoresInvertColors: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
    /// Returns the number of elements in the object.
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns an element of the object; nil where there is none.
    public func accessibilityElement(at index: Int) -> Any? {
      guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
      return all[index]
    }
    /// Returns the place of an element in the object; `NSNotFound` where it is not there.
    public func index(ofAccessibilityElement element: Any) -> Int {
      accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
  }

  // MARK: Large content

  /// What a person with very large text is shown large while a control of fixed size is held.
  ///
  /// Apple counterpart: `UILargeContentViewerItem` · Source: UILargeContentViewer.h · Fidelity:
  /// approximate, kept
  @preconcurrency @MainActor
  public protocol UILargeContentViewerItem: AnyObject {
    /// Whether the item is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The text that is shown large; nil for none.
    var largeContentTitle: String? { get }
    /// The picture that is shown large; nil for none.
    var largeContentImage: Image? { get }
  }

  extension View: UILargeContentViewerItem {
    /// Whether the view is shown large while it is held, at very large text sizes; kept.
    public var showsLargeContentViewer: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
    /// The text that is shown large; by default a label's or a button's.
    public var largeContentTitle: String? {
      get { kept(nil) ?? (self as? Label)?.text ?? (self as? Button)?.currentTitle }
      set { keep(newValue) }
    }
    /// The picture that is shown large; by default an image view's or a button's.
    public var largeContentImage: Image? {
      get { kept(nil) ?? (self as? ImageView)?.image ?? (self as? Button)?.currentImage }
      set { keep(newValue) }
    }
    /// Whether that picture grows with the text size; kept.
    public var scalesLargeContentImage: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
    /// The distance of that picture from its place; kept.
    public var largeContentImageInsets: EdgeInsets {
      get { kept(.zero) }
      set { keep(newValue) }
    }
  }

  /// The delegate of a large content viewer, which has defaults for everything.
  ///
  /// Apple counterpart: `UILargeContentViewerInteractionDelegate` · Source: UILargeContentViewer.h
  /// · Fidelity: approximate, never called
  @preconcurrency @MainActor
  public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called when an item was held and let go.
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// Returns the item at a point; nil for none.
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
  }

  extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
    /// Returns nil.
    public func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
  }

  /// An interaction that shows items of a view large; kept, without effect.
  ///
  /// Apple counterpart: `UILargeContentViewerInteraction` · Source: UILargeContentViewer.h ·
  /// Fidelity: approximate, kept
  open class UILargeContentViewerInteraction: KeptInteraction {
    /// Whether the viewer is in use; always false.
    public static var isEnabled: Bool { false }
    /// The delegate; nil for none.
    public private(set) final weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The recognizer that would begin it, for relations to others.
    public final let gestureRecognizerForExclusionRelationship = GestureRecognizer()
    /// Creates an interaction.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
      self.delegate = delegate
    }
  }
#endif
