// SPDX-License-Identifier: MIT

// On Apple's own systems UIKit itself has it.
#if !canImport(UIKit)
  public import ChiaroViews
  public import Foundation

  /// An accessibility element for an object that is not a view, such as a part of a drawing.
  ///
  /// Assistive software finds it if a view contains it in `accessibilityElements`.
  ///
  /// Apple counterpart: `UIAccessibilityElement` · Source: UIAccessibilityElement.h · Fidelity:
  /// approximate
  open class UIAccessibilityElement: Responder {
    /// The view or element that contains this one, referenced weakly; nil for none.
    open weak var accessibilityContainer: AnyObject?
    /// The rectangle of the element in the coordinates of the view that contains it.
    ///
    /// If the container is a view, setting this rectangle also sets `accessibilityFrame` to the
    /// same rectangle in the coordinates of the view's window.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
      didSet {
        guard let view = accessibilityContainer as? View else { return }
        accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
      }
    }

    /// Creates an element in a container.
    public init(accessibilityContainer container: Any) {
      accessibilityContainer = container as AnyObject
      super.init()
      isAccessibilityElement = true
    }
  }
#endif
