// SPDX-License-Identifier: MIT

package import ChiaroInterpreter
package import ChiaroUIKit

// What who makes the objects of files asks of the objects of code.

extension Kit {
  /// The name of the class of `NSCoder`, whose value holds what a file says before an object is
  /// made of it.
  private static let coder = "NSCoder"

  /// The argument with which an object of a file is created.
  package static func coder(_ arguments: [(String, Value)]) -> CallArgument {
    CallArgument("coder", Value.made(coder, arguments))
  }

  /// The arguments that an object of a file is made with; others as they are.
  static func decoded(_ arguments: [CallArgument]) -> [CallArgument] {
    guard let given = arguments.first(where: { $0.label == "coder" }),
      case .host(let hosted) = given.value.unwrapped, let call = hosted.call,
      call.name == coder
    else { return arguments }
    return call.arguments
  }

  /// Makes an instance of a class of the project's for an object of a file.
  package func decode(
    _ type: TypeValue, _ arguments: [(String, Value)] = [], by make: FunctionValue? = nil
  ) throws -> ObjectValue? {
    let evaluator = evaluatorInUse
    let coder = Self.coder(arguments)
    let made =
      try make.map { try evaluator.call($0, [coder.value]) }
      ?? evaluator.construct(type, [coder], .none)
    guard case .object(let object) = made.unwrapped else { return nil }
    try evaluator.startNative(of: object)
    return object
  }

  /// The instance of an object of UIKit's class that a file makes.
  package func instance(of native: AnyObject, _ className: String) -> ObjectValue {
    wrap(native, className)
  }

  /// A controller of UIKit's own class.
  package func plainController(_ className: String) -> UIViewController {
    switch className {
    case "UINavigationController": UINavigationController(nibName: nil, bundle: nil)
    case "UITabBarController": UITabBarController(nibName: nil, bundle: nil)
    case "UITableViewController": DrivenTableController(style: .plain)
    case "UICollectionViewController":
      DrivenCollectionController(collectionViewLayout: UICollectionViewFlowLayout())
    default: DrivenController(nibName: nil, bundle: nil)
    }
  }

  /// Sets a property of an instance as a file does: outlets and attributes; unknown properties are
  /// ignored.
  package func connect(_ name: String, _ value: Value, of object: ObjectValue) throws {
    try evaluatorInUse.write(name, value, of: object)
  }

  /// Sets again the properties that an instance's initializer set, because UIKit's own initializer
  /// reads the file before it.
  package func restore(_ object: ObjectValue, _ className: String) {
    guard object.isDeclared, let native = object.native else { return }
    for (name, value) in object.kept.sorted(by: { $0.key < $1.key })
    where !Self.ofFiles.contains(name) {
      guard let set = KitClasses.property(name, of: className)?.set else { continue }
      _ = perform { _ in try set(native, value, self) }
    }
  }

  /// What a file says after an instance is made: its arguments, and its place.
  private static let ofFiles: Set = [
    "frame", "bounds", "center", "style", "type", "reuseIdentifier", "isHidden",
    "translatesAutoresizingMaskIntoConstraints", "autoresizingMask",
  ]

  /// Tells an instance of the project's that its file was read.
  package func awake(_ object: ObjectValue) {
    guard object.isDeclared, evaluator?.overrides("awakeFromNib", object) == true else { return }
    _ = perform { try $0.callDeclared("awakeFromNib", on: .object(object)) }
  }

  /// Tells a controller that another one is shown by a segue.
  package func prepare(
    _ owner: ObjectValue, for destination: ObjectValue, _ identifier: String?
  ) {
    guard owner.isDeclared, evaluator?.overrides("prepare", owner) == true else { return }
    // AppKit has longer names for both ends.
    let ends = isMac ? ("sourceController", "destinationController") : ("source", "destination")
    let segue = Value.made(
      isMac ? "NSStoryboardSegue" : "UIStoryboardSegue",
      [
        ("identifier", identifier.map { .some(.string($0)) } ?? .nothing),
        (ends.0, .object(owner)), (ends.1, .object(destination)),
      ])
    _ = perform {
      try $0.callDeclared(
        "prepare", on: .object(owner),
        [CallArgument("for", segue), CallArgument("sender", .nothing)])
    }
  }

  /// Gives a table the static rows of its file.
  package func fix(_ rows: FixedRows, of table: UITableView) {
    let source = source(of: table)
    source.rows = rows
    table.reloadData()
  }
}

extension Driven {
  /// Loads the view: the one of a file, else what its class loads.
  func driveLoading(_ upper: @escaping @MainActor () -> Void) {
    driver?.isLoading = true
    defer { driver?.isLoading = false }
    drive("loadView") {
      guard let kit = self.driver?.kit, let nibs = kit.nibs,
        kit.perform({ _ in try nibs.loadView(of: self) }) == true
      else { return upper() }
    }
  }
}
