// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these. Assistive software is told nothing here: what is
// kept can be read again, and printed.
#if !canImport(UIKit)
  /// UIKit's name for `AccessibilityScrollDirection`.
  ///
  /// Apple counterpart: `UIAccessibilityScrollDirection` · Source: UIAccessibilityConstants.h ·
  /// Fidelity: exact
  public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection

  extension Responder {
    /// The accessibility label as an attributed string, which reads and sets `accessibilityLabel`;
    /// nil for no label.
    ///
    /// Apple counterpart: `accessibilityAttributedLabel` · Source: UIAccessibility.h · Fidelity:
    /// approximate, attributes are dropped
    public var accessibilityAttributedLabel: NSAttributedString? {
      get { accessibilityLabel.map { NSAttributedString(string: $0) } }
      set { accessibilityLabel = newValue?.string }
    }
    /// The accessibility hint as an attributed string without attributes; nil for no hint.
    ///
    /// Setting it sets `accessibilityHint` to its text; its attributes are dropped.
    public var accessibilityAttributedHint: NSAttributedString? {
      get { accessibilityHint.map { NSAttributedString(string: $0) } }
      set { accessibilityHint = newValue?.string }
    }
    /// The accessibility value as an attributed string without attributes; nil for no value.
    ///
    /// Setting it sets `accessibilityValue` to its text; its attributes are dropped.
    public var accessibilityAttributedValue: NSAttributedString? {
      get { accessibilityValue.map { NSAttributedString(string: $0) } }
      set { accessibilityValue = newValue?.string }
    }
    /// Whether the object keeps its colors when the screen's colors are inverted; stored, but
    /// without effect.
    ///
    /// Fidelity: inert
    public var accessibilityIgnoresInvertColors: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
  }

  // MARK: Large content

  /// An item that can be shown enlarged while a person with a very large text size holds it.
  ///
  /// Apple counterpart: `UILargeContentViewerItem` · Source: UILargeContentViewer.h · Fidelity:
  /// approximate, never shown here
  @preconcurrency @MainActor
  public protocol UILargeContentViewerItem: AnyObject {
    /// Whether the item is shown in the large content viewer.
    var showsLargeContentViewer: Bool { get }
    /// The text that the large content viewer shows; nil for none.
    var largeContentTitle: String? { get }
    /// The image that the large content viewer shows; nil for none.
    var largeContentImage: Image? { get }
  }

  extension View: UILargeContentViewerItem {
    /// Whether the view is shown in the large content viewer; stored, but without effect.
    ///
    /// Fidelity: inert
    public var showsLargeContentViewer: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
    /// The text for the large content viewer, by default the text of a label or button; never shown
    /// here.
    public var largeContentTitle: String? {
      get { kept(nil) ?? (self as? Label)?.text ?? (self as? Button)?.currentTitle }
      set { keep(newValue) }
    }
    /// The image for the large content viewer, by default the image of an image view or button;
    /// never shown here.
    public var largeContentImage: Image? {
      get { kept(nil) ?? (self as? ImageView)?.image ?? (self as? Button)?.currentImage }
      set { keep(newValue) }
    }
    /// Whether the large content image scales with the text size; stored, but without effect.
    ///
    /// Fidelity: inert
    public var scalesLargeContentImage: Bool {
      get { kept(false) }
      set { keep(newValue) }
    }
  }

  /// The delegate of a large content viewer interaction; every method has a default.
  ///
  /// Apple counterpart: `UILargeContentViewerInteractionDelegate` · Source: UILargeContentViewer.h
  /// · Fidelity: approximate, never called
  @preconcurrency @MainActor
  public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called when the large content viewer ends, with the item and the point at which it ended.
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// Asks for the item at a point of the view; nil if no item is there.
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
  }

  extension UILargeContentViewerInteractionDelegate {
    /// Called when the large content viewer ends.
    ///
    /// It is never called here, and the default does nothing.
    public func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
    /// Asks for the item at a point of the view.
    ///
    /// It is never called here, and the default is nil.
    public func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
  }

  /// An interaction that shows items of a view in the large content viewer; stored, but without
  /// effect.
  ///
  /// Apple counterpart: `UILargeContentViewerInteraction` · Source: UILargeContentViewer.h ·
  /// Fidelity: inert, nothing is shown large here
  open class UILargeContentViewerInteraction: KeptInteraction {
    /// Whether the large content viewer is in use; always false here.
    public static var isEnabled: Bool { false }
    /// The delegate, referenced weakly; nil for none.
    ///
    /// It is never called here.
    public private(set) final weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The gesture recognizer that starts the viewer, so that other recognizers can be related to
    /// it; it never recognizes a gesture here.
    public final let gestureRecognizerForExclusionRelationship = GestureRecognizer()
    /// Creates a large content viewer interaction with its delegate.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
      self.delegate = delegate
    }
  }
#endif
