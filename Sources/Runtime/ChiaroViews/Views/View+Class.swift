// SPDX-License-Identifier: MIT

public import Foundation

// `init(frame:)` of a class that is known at run time only, as a table has it of the cells that are
// registered with it. Objective-C sends a message; Swift allows it for required initializers alone,
// which would have to stand in every subclass. The initializer is in the class's record
// nevertheless: inherited convenience initializers find it there.

extension View {
  /// Creates a view of a class that is known at run time only, by its `init(frame:)`.
  ///
  /// - Parameters:
  ///   - type: the class
  ///   - frame: the view's frame; zero by default
  ///   - base: the class that it has to be one of
  /// - Returns: the view
  /// - Precondition: the class is one of `base`, and has or inherits `init(frame:)`
  package static func make<Base: View>(
    _ type: AnyClass, frame: CGRect = .zero, as base: Base.Type
  ) -> Base {
    guard let type = type as? Base.Type else {
      preconditionFailure(
        "\(type) is not a subclass of \(base)")
    }
    guard let word = initializerWord,
      let initializer = UnsafeRawPointer(bitPattern: ClassRecord(type)[word])
    else { preconditionFailure("an object cannot be made from a class here: register a closure") }
    let object = makeObject(
      initializer, unsafeBitCast(type, to: UnsafeRawPointer.self), frame.minX, frame.minY,
      frame.width, frame.height)
    return Unmanaged<Base>.fromOpaque(object).takeRetainedValue()
  }

  /// Where `init(frame:)` stands in the record of a view's class; nil if that is not certain.
  ///
  /// Each class has its own initializers and, where it overrides nothing, its superclass's methods.
  /// `init(frame:)` is the one initializer that this class adds to those of its superclass.
  private static let initializerWord: Int? = {
    let (base, plain) = (ClassRecord(View.self), ClassRecord(PlainView.self))
    let added = ClassRecord(Responder.self).count..<base.count
    let words = added.filter { base[$0] != plain[$0] }
    return words.count == 1 ? words[0] : nil
  }()
}

/// A type whose objects can be created from the class alone, as with `init()` in Objective-C.
///
/// Apple counterpart: `init()` of `NSObject`, which classes of Objective-C need not have · Source:
/// NSObject.h · Fidelity: approximate
public protocol ClassMade {}

extension ClassMade {
  /// Takes an object that was made of the class.
  fileprivate init(made object: AnyObject) {
    guard let object = object as? Self else {
      preconditionFailure(
        "the object has an unexpected class")
    }
    self = object
  }
}

extension View: ClassMade {}

extension ClassMade where Self: View {
  /// Creates a view of a class that is known only at run time, by calling its `init(frame:)` with a
  /// zero frame.
  ///
  /// - Precondition: the class has or inherits `init(frame:)`
  ///
  /// Apple counterpart: `init()` · Source: NSObject.h · Fidelity: approximate
  @MainActor @_disfavoredOverload
  public init() { self.init(made: View.make(Self.self, as: View.self)) }

  /// Creates a view of a class that is known only at run time, by calling its `init(frame:)`.
  ///
  /// - Precondition: the class has or inherits `init(frame:)`
  ///
  /// Apple counterpart: `init(frame:)` · Source: UIView.h · Fidelity: approximate
  @MainActor @_disfavoredOverload
  public init(frame: CGRect) { self.init(made: View.make(Self.self, frame: frame, as: View.self)) }
}

extension ViewController: ClassMade {}

extension ClassMade where Self: ViewController {
  /// Creates a controller of a class that is known only at run time, by calling its
  /// `init(nibName:bundle:)`.
  ///
  /// - Precondition: the class has or inherits `init(nibName:bundle:)`
  ///
  /// Apple counterpart: `init()` · Source: NSObject.h · Fidelity: approximate
  @MainActor @_disfavoredOverload
  public init() {
    self.init(
      made: Responder.make(
        unnamed: Self.self, as: ViewController.self, plain: UnnamedController.self,
        root: Responder.self))
  }
}

/// A controller that overrides nothing.
private final class UnnamedController: ViewController {}

extension Responder {
  /// Creates an object of a class that is known at run time only, by the one initializer that its
  /// base adds: it takes an optional name and an optional object, and gets nil for both.
  ///
  /// - Parameters:
  ///   - type: the class
  ///   - base: the class that it has to be one of, and that declares the initializer
  ///   - plain: a subclass of the base that overrides nothing
  ///   - root: the superclass of the base
  /// - Returns: the object
  /// - Precondition: the class is one of `base`, and has or inherits the initializer
  package static func make<Base: Responder>(
    unnamed type: AnyClass, as base: Base.Type, plain: AnyClass, root: AnyClass
  ) -> Base {
    guard let type = type as? Base.Type else {
      preconditionFailure(
        "\(type) is not a subclass of \(base)")
    }
    let (own, other) = (ClassRecord(base), ClassRecord(plain))
    let words = (ClassRecord(root).count..<own.count).filter { own[$0] != other[$0] }
    guard words.count == 1,
      let initializer = UnsafeRawPointer(bitPattern: ClassRecord(type)[words[0]])
    else { preconditionFailure("an object cannot be made from a class here: register a closure") }
    let object = makeObject(initializer, unsafeBitCast(type, to: UnsafeRawPointer.self))
    return Unmanaged<Base>.fromOpaque(object).takeRetainedValue()
  }
}

// The functions of CChiaroClass, by their symbols: who imports this module needs no map of that
// one.
@_silgen_name("chiaro_class_make_unnamed")
private func makeObject(
  _ initializer: UnsafeRawPointer, _ type: UnsafeRawPointer
) -> UnsafeRawPointer
@_silgen_name("chiaro_class_make")
private func makeObject(
  _ initializer: UnsafeRawPointer, _ type: UnsafeRawPointer, _ x: Double, _ y: Double,
  _ width: Double, _ height: Double
) -> UnsafeRawPointer

/// A view that overrides nothing.
private final class PlainView: View {}
