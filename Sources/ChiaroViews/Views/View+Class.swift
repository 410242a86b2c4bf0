// SPDX-License-Identifier: MIT

package import Foundation

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
    guard let type = type as? Base.Type else { preconditionFailure("\(type) is no \(base)") }
    guard let word = initializerWord,
      let initializer = UnsafeRawPointer(bitPattern: ClassRecord(type)[word])
    else { preconditionFailure("no object of a class can be made here: register a closure") }
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

// The function of CChiaroClass, by its symbol: who imports this module needs no map of that one.
@_silgen_name("chiaro_class_make")
private func makeObject(
  _ initializer: UnsafeRawPointer, _ type: UnsafeRawPointer, _ x: Double, _ y: Double,
  _ width: Double, _ height: Double
) -> UnsafeRawPointer

/// A view that overrides nothing.
private final class PlainView: View {}
