// SPDX-License-Identifier: MIT

#if !canImport(ObjectiveC)
  /// A named method to call on an object that is supplied later, such as the target of a control.
  ///
  /// Swift on Linux has no `#selector`. Pass an unapplied method and its name instead:
  /// `#selector(save(_:))` in a class `Editor` becomes `Selector(Editor.save(_:), "save(_:)")`,
  /// which `Scripts/port-uikit` writes. As in Objective-C, two selectors with the same name are
  /// equal, whatever their classes. A selector created from only a name can be compared, but it
  /// calls nothing.
  ///
  /// Apple counterpart: `Selector` · Source: Objective-C runtime reference · Fidelity: approximate,
  /// a closure with a name
  public struct Selector: Sendable {
    /// The name of the method, such as `save(_:)`.
    public let name: String
    private let method: Method?
    /// Whether an object is of the class that has the method.
    private let isFitting: (@MainActor @Sendable (AnyObject) -> Bool)?

    /// A closure that calls the method; it returns false for an object of another class.
    private typealias Method = @MainActor @Sendable (AnyObject, Any?, Any?) -> Bool

    /// Creates a selector with a name but without a method; it calls nothing.
    public init(_ name: String) {
      self.name = name
      (method, isFitting) = (nil, nil)
    }

    /// Creates a selector for a method without parameters.
    ///
    /// - Parameters:
    ///   - method: the method, such as `Editor.save`
    ///   - name: the name of the method, by which selectors are compared
    @preconcurrency public init<Target, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, _ name: String = ""
    ) {
      self.name = name
      isFitting = { $0 is Target }
      self.method = { target, _, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
      }
    }

    /// Creates a selector for a method that takes the sender.
    ///
    /// - Parameters:
    ///   - method: the method, such as `Editor.save(_:)`
    ///   - name: the name of the method, by which selectors are compared
    @preconcurrency public init<Target, Sender, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
      _ name: String = ""
    ) {
      self.name = name
      isFitting = { $0 is Target }
      self.method = { target, sender, _ in
        guard let target = target as? Target else { return false }
        guard let sender = sender as? Sender else { Self.refuse(name, sender) }
        _ = method(target)(sender)
        return true
      }
    }

    /// Creates a selector for a method that takes the sender and the event.
    ///
    /// If there is no event and the method's second parameter is not optional, the method receives
    /// a pointer event of phase `up` at the window's origin.
    ///
    /// - Parameters:
    ///   - method: the method, such as `Editor.save(_:for:)`
    ///   - name: the name of the method, by which selectors are compared
    @preconcurrency public init<Target, Sender, Event, Result>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
      _ name: String = ""
    ) {
      self.name = name
      isFitting = { $0 is Target }
      self.method = { target, sender, event in
        guard let target = target as? Target else { return false }
        guard let sender = sender as? Sender else { Self.refuse(name, sender) }
        let given = event ?? Optional<InputEvent>.none as Any
        guard let event = given as? Event ?? (event == nil ? InputEvent.unknown as? Event : nil)
        else { Self.refuse(name, event) }
        _ = method(target)(sender, event)
        return true
      }
    }

    /// Creates a selector for a method of an object's class that takes no parameters.
    ///
    /// - Parameters:
    ///   - value: an object of the class that has the method; only its type is used
    ///   - method: returns the method of an object, such as `{ $0.save }`
    ///   - name: the name of the method, by which selectors are compared
    @preconcurrency public init<Target, Result>(
      of value: Target?, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
      _ name: String
    ) { self.init(method, name) }

    /// Creates a selector for a method of an object's class that takes the sender.
    ///
    /// - Parameters:
    ///   - value: an object of the class that has the method; only its type is used
    ///   - method: returns the method of an object, such as `{ $0.save(_:) }`
    ///   - name: the name of the method, by which selectors are compared
    @preconcurrency public init<Target, Sender, Result>(
      of value: Target?, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
      _ name: String
    ) { self.init(method, name) }

    /// Calls the method on an object.
    ///
    /// - Parameters:
    ///   - target: the object
    ///   - sender: the argument, if the method has a parameter
    ///   - event: the second argument, if the method has two parameters
    /// - Returns: true if the selector has a method and the object is of the method's class
    /// - Precondition: the arguments are of the types that the method takes
    @MainActor @discardableResult
    public func perform(on target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
      method?(target, sender, event) ?? false
    }

    /// Returns whether an object has the method; nil for a selector that has only a name.
    @MainActor
    package func isMethod(of object: AnyObject) -> Bool? { isFitting?(object) }

    private static func refuse(_ name: String, _ argument: Any?) -> Never {
      let kind = argument.map { "\(type(of: $0))" } ?? "nil"
      preconditionFailure("the method \(name) does not accept an argument of type \(kind)")
    }
  }

  extension Selector: Hashable {
    /// Returns whether two selectors have the same name.
    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

    /// Hashes the name of the selector.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a selector with a name but without a method; it calls nothing.
    public init(stringLiteral name: String) { self.init(name) }

    /// The name of the method.
    public var description: String { name }
  }

  // As Foundation calls it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the name of a selector.
  ///
  /// Apple counterpart: `NSStringFromSelector(_:)` · Source: Foundation reference · Fidelity:
  /// approximate, the name is written as in Swift, such as `save(_:)`
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
#else
  import Foundation

  extension Selector {
    /// Calls the method on an object, by the Objective-C runtime.
    @MainActor @discardableResult
    func perform(on target: AnyObject, sender: Any?) -> Bool {
      guard let object = target as? NSObject, object.responds(to: self) else { return false }
      object.perform(self, with: sender)
      return true
    }
  }
#endif
