// SPDX-License-Identifier: MIT

public import Foundation

/// An object that recognizes a gesture in the touches on a view, and then calls its targets.
///
/// The recognizers of the pressed view and of its superviews receive each touch, innermost first.
/// When one recognizes its gesture, the others fail, unless a delegate lets them continue. If its
/// `cancelsTouchesInView` is true, it also cancels the touch for the view.
///
/// Apple counterpart: `UIGestureRecognizer` · Source: UIGestureRecognizer.h · Fidelity:
/// approximate, with one touch at a time
@preconcurrency @MainActor
open class GestureRecognizer {
  /// The state of a recognizer.
  ///
  /// Apple counterpart: `UIGestureRecognizer.State` · Source: UIGestureRecognizer.h · Fidelity:
  /// exact
  public enum State: Int, Sendable {
    /// No gesture has been recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A continuous gesture ended, or a discrete one was recognized.
    case ended = 3
    /// The gesture was interrupted.
    case cancelled = 4
    /// The touches do not form this recognizer's gesture.
    case failed = 5
    /// An alias of `ended`, for discrete gestures.
    public static let recognized = State.ended
  }

  /// The view whose touches the recognizer receives; nil for none.
  public internal(set) final weak var view: View?
  /// Whether the recognizer receives touches; the default is true.
  ///
  /// Setting it to false cancels a gesture in progress.
  open var isEnabled = true { didSet { if oldValue, !isEnabled { interrupt() } } }
  /// The delegate, which can refuse gestures and touches; nil for none.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// Whether recognizing the gesture cancels the touch for the view; the default is true.
  open var cancelsTouchesInView = true
  /// Whether the view gets a touch only after the recognizer has failed; stored, but without
  /// effect.
  ///
  /// The view gets touches immediately.
  ///
  /// Fidelity: inert
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of a touch only after the recognizer has failed; stored, but
  /// without effect.
  ///
  /// The view is notified of the end immediately.
  ///
  /// Fidelity: inert
  open var delaysTouchesEnded = true
  /// The name of the recognizer, for debugging; nil for none.
  open var name: String?
  /// The touch that is looked at; nil for none.
  final var touch: Touch?
  /// The place in the window, where the touch is or was.
  final var place = CGPoint.zero
  private final var targets: [GestureTarget] = []
  private final var failures: [WeakRecognizer] = []
  /// The state of a gesture that was recognized and waits for others to fail; nil for none.
  private final var heldState: State?
  final var isHeldBack: Bool { heldState != nil }

  /// Creates a recognizer with a target, referenced weakly, and a method to call on it; nil for
  /// none.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target and an action.
  public convenience init() { self.init(target: nil, action: nil) }

  /// The state of the recognizer.
  ///
  /// Subclasses set it. It returns to `possible` when the touch is over.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }
  final var storedState = State.possible

  // MARK: For kinds of gesture

  /// Called when a touch begins in the view or a subview; the default does nothing.
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when the touch moves; the default does nothing.
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when the touch ends; the default does nothing.
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {}
  /// Called when the touch is canceled, for example because a scroll view begins to scroll.
  ///
  /// The default cancels the gesture if it has begun; otherwise it makes the gesture fail.
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {
    state = storedState == .began || storedState == .changed ? .cancelled : .failed
  }
  /// Called before the recognizer waits for a new gesture; an override must call `super`.
  open func reset() {}
  /// Returns whether this recognizer prevents another from recognizing; true by default.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer can prevent this one; true by default.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Updates the state for the passing of time; returns whether it waits for a later time.
  func advance(to time: Double) -> Bool { false }
  /// Whether the gesture continues with the next touch, as a double tap does.
  var waitsForNextTouch: Bool { false }
  /// The number of touches in the gesture: 0 or 1.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  // MARK: Use

  /// Adds a target, referenced weakly, and the method to call on it when the state changes.
  ///
  /// - Parameters:
  ///   - target: the object
  ///   - action: its method, which takes the recognizer or nothing
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(GestureTarget(object: target as AnyObject, action: action))
  }

  /// Removes targets and their actions.
  ///
  /// - Parameters:
  ///   - target: the object whose actions are removed; nil for all objects
  ///   - action: the method to remove; nil for all methods
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// Makes the recognizer wait until another recognizer, which is referenced weakly, fails.
  open func require(toFail other: GestureRecognizer) {
    failures.append(WeakRecognizer(recognizer: other))
  }

  /// Returns the position of the gesture in a view's coordinates; nil stands for the window.
  open func location(in view: View?) -> CGPoint {
    asking(view).map { $0.convert(place, from: nil) } ?? place
  }

  /// The view in whose coordinates a gesture is asked for: of the window where none is named and y
  /// grows upwards in that; nil for those of the window from its top left.
  final func asking(_ view: View?) -> View? {
    if let view { return view }
    return self.view?.window.flatMap { $0.risingHeight == nil ? nil : $0 }
  }

  /// Returns the position of the touch in a view's coordinates; the index is ignored.
  ///
  /// If the view is nil, the position is in the window's coordinates.
  open func location(ofTouch index: Int, in view: View?) -> CGPoint { location(in: view) }

  // MARK: States

  private final func change(to new: State) {
    switch new {
    case .began, .changed, .ended:
      guard storedState != .failed, storedState != .cancelled, !isHeldBack else { return }
      if storedState == .possible, !mayBegin() { return storedState = .failed }
      if storedState == .possible, isWaitingForFailure { return heldState = new }
      let isFirst = storedState == .possible
      storedState = new == .changed && isFirst ? .began : new
      if isFirst { view?.window?.input.pointer.didRecognize(self) }
      tell()
    case .cancelled:
      guard storedState == .began || storedState == .changed else { return storedState = .failed }
      storedState = .cancelled
      tell()
    case .failed: storedState = .failed
    case .possible: storedState = .possible
    }
  }

  private final func mayBegin() -> Bool {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    let hit = touch?.view ?? view
    return hit?.gestureRecognizerShouldBegin(self) ?? true
  }

  private final var isWaitingForFailure: Bool {
    let own = failures.compactMap(\.recognizer)
    let all = own + (view?.window?.input.pointer.others(than: self) ?? []).filter(mustFail)
    return all.contains { $0.isEnabled && $0.touch != nil && $0.storedState == .possible }
  }

  private final func mustFail(_ other: GestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Goes on if those that had to fail did.
  final func goOnIfAllowed() {
    guard let held = heldState else { return }
    if failures.contains(where: { $0.recognizer?.storedState.isRecognized == true }) {
      heldState = nil
      storedState = .failed
    } else if !isWaitingForFailure {
      heldState = nil
      change(to: held)
    }
  }

  private final func tell() {
    for target in targets {
      guard let object = target.object else { continue }
      target.action.perform(on: object, sender: self)
    }
  }

  private final func interrupt() {
    if storedState == .began || storedState == .changed { change(to: .cancelled) }
    storedState = .possible
    heldState = nil
    touch = nil
    reset()
  }

  /// Makes the recognizer ready for another gesture.
  final func finish() {
    storedState = .possible
    heldState = nil
    touch = nil
    reset()
  }
}

extension GestureRecognizer.State {
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}

extension GestureRecognizer: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: GestureRecognizer, other: GestureRecognizer) -> Bool {
    one === other
  }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@MainActor
private struct GestureTarget {
  weak var object: AnyObject?
  let action: Selector
}

@MainActor
private struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}
