// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroAppearance
package import ChiaroInterpreter
import ChiaroUIKit
package import ChiaroViews
package import Foundation

/// Makes and changes the objects of UIKit and AppKit that interpreted code speaks of.
@MainActor
package final class Kit {
  /// The evaluator that asks at this time.
  private(set) var evaluator: Evaluator?
  /// The project's colors, images and texts.
  let assets: KitAssets
  /// The instances of objects that code has seen, by the objects.
  private var wrappers: [ObjectIdentifier: ObjectValue] = [:]
  /// The instances of former appearances of a subject.
  private var former: [ObjectValue] = []
  /// Objects that nobody else may hold.
  private var held: [AnyObject] = []
  /// Constraints whose items stood in no common hierarchy when they were activated.
  private var waiting: [NSLayoutConstraint] = []
  /// The first error of code that a view called while it was laid out.
  private var failure: (any Error)?
  private var count = 0
  private var depth = 0
  /// What lists ask of the project, by the lists.
  var sources: [ObjectIdentifier: ListSource] = [:]
  /// What lists of AppKit ask of the project, by the lists.
  var macSources: [ObjectIdentifier: MacListSource] = [:]
  /// The classes of cells by the lists and by their identifiers.
  var cellTypes: [ObjectIdentifier: [String: TypeValue]] = [:]
  /// What gave objects their colors, by the objects and by the names of the properties.
  var inks: [ObjectIdentifier: [String: KitInk]] = [:]
  /// The views to which code added something that nobody knows.
  var hollow: Set<ObjectIdentifier> = []
  /// The elements of files of which objects were made, by the objects.
  var origins: [ObjectIdentifier: KitOrigin] = [:]
  /// Whether code asked for the navigation controller of a controller that has none.
  var missedNavigation = false
  /// The app that code speaks of.
  private(set) var app = ApplicationNames.App()
  /// The window that showed something last.
  var shownWindow: UIWindow?
  /// The view that code draws whole into the image that it makes.
  var pictured: KitPicture.Subject?
  /// The colors of files that code replaced.
  package internal(set) var replaced: [KitOrigin] = []
  /// What is called when traits change.
  var observers: [(object: UIResponder, closure: FunctionValue)] = []

  /// The most objects of one screen.
  static let mostObjects = 20_000

  /// The project's storyboards and xibs; nil if they are not read.
  package var nibs: (any NibSource)?
  /// The nibs of cells by the lists and by their identifiers.
  var cellNibs: [ObjectIdentifier: [String: String]] = [:]
  /// Returns the controller that shows a SwiftUI view; nil for other values.
  package var hosting: @MainActor (Value) -> ViewController? = { _ in nil }
  /// The environment of the views.
  private(set) var stage = Stage()
  /// Makes the environment of one more screen.
  private var makeStage: () -> Stage = { Stage() }
  /// The size of the device's screen, which a controller fills that has no other size.
  package var deviceSize = CGSize(width: 393, height: 852)
  /// Whether the screen is one of a Mac.
  package internal(set) var isMac = false
  /// The system whose colors and looks the screen has.
  var platform: Platform { isMac ? .macOS : .iOS }
  /// The app around windows of AppKit.
  var macApp: NSApplication?
  /// The traits in which code makes views.
  var traits = UITraitCollection()

  package init(_ assets: KitAssets) { self.assets = assets }

  /// Does work in the environment of the views.
  package func inStage<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The names belong to a thread, and evaluation has one of its own.
    try stage.names.performAsCurrent { () throws(Failure) -> Result in
      try stage.performAsCurrent { () throws(Failure) -> Result in
        depth > 0 ? try work() : try traits.performAsCurrent(work)
      }
    }
  }

  /// Begins an environment; each screen has one of its own.
  func setStage(_ make: @escaping () -> Stage) {
    makeStage = make
    stage = make()
  }

  /// Begins the environment of one more screen.
  func renewStage() {
    stage = makeStage()
    macApp = nil
  }

  /// Takes the evaluator that asks.
  package func take(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What code threw that a view called.
  func takeFailure() -> (any Error)? {
    defer { failure = nil }
    return failure
  }

  /// Whether constraints wait for their items.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Ends a subject when evaluation is over, so that its objects no longer retain each other.
  package func end() {
    reset()
    UIAppearanceProxies.removeAll()
    for object in former { object.dissolve() }
    former = []
  }

  /// Forgets the objects of the screen before.
  package func reset() {
    former += wrappers.values
    (wrappers, held, waiting, failure, count, depth) = ([:], [], [], nil, 0, 0)
    (sources, cellTypes, cellNibs, observers, evaluator) = ([:], [:], [:], [], nil)
    (missedNavigation, replaced, macSources, macApp) = (false, [], [:], nil)
    (inks, hollow, origins, shownWindow, pictured) = ([:], [], [:], nil, nil)
    app = ApplicationNames.App()
  }

  // MARK: Objects

  func make(_ name: String, _ arguments: [CallArgument], _ site: HostSite) throws -> Value? {
    let call = try begin(name, arguments, site)
    guard let make = KitClasses.line(of: name).lazy.compactMap(\.make).first,
      let native = try make(call)
    else { return nil }
    try rethrow()
    let object = wrap(native, name, at: site.place)
    keep(arguments, in: object, name)
    return .object(object)
  }

  /// Keeps arguments that are values of properties, so that these read as they were given.
  private func keep(_ arguments: [CallArgument], in object: ObjectValue, _ name: String) {
    for argument in arguments {
      if let label = argument.label, KitClasses.property(label, of: name) != nil {
        object.kept[label] = argument.value
      }
    }
  }

  /// The evaluator that asks at this time.
  var evaluatorInUse: Evaluator {
    guard let evaluator else { preconditionFailure("an evaluator must be running") }
    return evaluator
  }

  func begin(_ target: HostedObject, _ arguments: [CallArgument], _ site: HostSite) throws {
    if target.object.native != nil { return }
    let arguments = Self.decoded(arguments)
    var call = try begin(target.className, arguments, site)
    call.owner = target.object
    guard let make = KitClasses.line(of: target.className).lazy.compactMap(\.make).first,
      let native = try make(call)
    else { return }
    adopt(native, target.object)
    keep(arguments, in: target.object, target.className)
    try rethrow()
  }

  private func begin(
    _ name: String, _ arguments: [CallArgument], _ site: HostSite
  ) throws -> KitCall {
    evaluator = site.evaluator
    count += 1
    if count > Self.mostObjects {
      try site.evaluator.exceed(
        "the code creates more than \(Self.mostObjects) UIKit objects", site.place)
    }
    return KitCall(kit: self, name: name, arguments: arguments, place: site.place)
  }

  /// The instance of an object.
  func wrap(_ native: AnyObject, _ name: String, at place: Place = .none) -> ObjectValue {
    if let known = wrappers[ObjectIdentifier(native)] { return known }
    let object = ObjectValue(name, in: evaluatorInUse.program, native: native)
    object.place = place
    adopt(native, object)
    return object
  }

  /// Makes an object that of an instance.
  func adopt(_ native: AnyObject, _ object: ObjectValue) {
    object.native = native
    (native as? any Driven)?.driver = Driver(self, object)
    wrappers[ObjectIdentifier(native)] = object
  }

  /// The instance of an object as a value; nothing for none.
  func value(_ native: AnyObject?, _ name: String) -> Value {
    native.map { .object(wrap($0, name)) } ?? .nothing
  }

  /// The interpreted instance of an object; nil for one that code has not seen.
  package func known(_ native: AnyObject) -> ObjectValue? { wrappers[ObjectIdentifier(native)] }

  /// The instance of an object by its identity; nil for one that code has not seen.
  func instance(_ id: ObjectIdentifier) -> ObjectValue? { wrappers[id] }

  /// The object of an instance; one of a class of the project's may have none before `super.init`.
  func native(of target: HostedObject, _ site: HostSite) throws -> AnyObject? {
    if target.object.native == nil {
      let usual = KitClasses.line(of: target.className).lazy.map(\.usual).first { !$0.isEmpty }
      try begin(target, usual ?? [], site)
    }
    return target.object.native
  }

  /// The object of a value, of a class.
  func object<Kind>(_ value: Value?, _ kind: Kind.Type) -> Kind? {
    guard case .object(let object)? = value?.unwrapped else { return nil }
    if object.native == nil, let evaluator {
      _ = try? evaluator.startNative(of: object)
    }
    // Swift 6.3 casts nothing where the optional itself is cast here: the optimized program ends.
    guard let native = object.native else { return nil }
    return native as? Kind
  }

  /// Retains an object that UIKit's classes hold weakly.
  package func hold(_ object: AnyObject) { held.append(object) }

  // MARK: Members

  func read(_ name: String, of target: HostedObject, _ site: HostSite) throws -> Value? {
    evaluator = site.evaluator
    guard let property = KitClasses.property(name, of: target.className) else {
      if let kept = target.object.kept[name] { return kept }
      return KitUnseen.owns(name) ? Value.made("Unseen", [("name", .string(name))]) : nil
    }
    guard let native = try native(of: target, site) else { return nil }
    if let driver = (native as? any Driven)?.driver, target.isUpper,
      let value = driver.upperValue(name)
    {
      return value
    }
    let value = try property.get(native, self) ?? target.object.kept[name]
    try rethrow()
    return value ?? (property.type.hasSuffix("?") ? .nothing : nil)
  }

  func write(_ name: String, _ value: Value, of target: HostedObject, _ site: HostSite) throws {
    evaluator = site.evaluator
    target.object.kept[name] = value
    guard let property = KitClasses.property(name, of: target.className), let set = property.set
    else {
      let isPlain = target.object.native is ViewNames.Plain
      if !isPlain, !KitUnseen.properties.contains(name), !name.hasPrefix("accessibility") {
        note("\(name) of \(target.className) is not drawn", site.place)
      }
      return
    }
    guard let native = try native(of: target, site) else { return }
    if case .unknown(let unknown) = value.unwrapped, property.type.isEmpty == false,
      ["Bool", "CGFloat", "Int"].contains(property.type)
    {
      note("\(unknown.name) is unknown; \(name) stays as it is", site.place)
      if name == "isHidden", let view = native as? UIView { doubt(view, value, at: site.place) }
      return
    }
    let isUnderstood = try set(native, value, self)
    if !isUnderstood {
      note("a value of \(name) of \(target.className) is not supported", site.place)
    }
    if name.hasSuffix("olor") {
      note(ink: value, name, of: native, at: site.place, isUnderstood: isUnderstood)
    } else if name == "attributedText", value.isUnknown || !isUnderstood {
      // What nobody knows may have a color of its own.
      note(ink: value, "textColor", of: native, at: site.place, isUnderstood: false)
    }
    try rethrow()
  }

  func call(
    _ name: String, on target: HostedObject, _ arguments: [CallArgument], _ site: HostSite
  ) throws -> Value? {
    evaluator = site.evaluator
    guard let method = KitClasses.method(name, of: target.className),
      let native = try native(of: target, site)
    else { return nil }
    if target.isUpper, let driver = (native as? any Driven)?.driver, driver.callUpper(name) {
      try rethrow()
      return .void
    }
    var call = KitCall(kit: self, name: name, arguments: arguments, place: site.place)
    call.owner = target.object
    call.isUpper = target.isUpper
    let value = try method(native, call)
    try rethrow()
    if name == "setTitleColor", let color = arguments.first,
      ["normal", nil].contains(call.word("for"))
    {
      note(ink: color.value, "titleColor", of: native, at: color.place)
    }
    return value
  }

  func callStatic(
    _ name: String, of className: String, _ arguments: [CallArgument]?, _ site: HostSite
  ) throws -> Value? {
    evaluator = site.evaluator
    if name == "appearance" { return try proxy(of: className, arguments ?? [], site.place) }
    guard let method = KitClasses.staticMethod(name, of: className) else { return nil }
    let call = KitCall(kit: self, name: name, arguments: arguments ?? [], place: site.place)
    let value = try method(self, call)
    try rethrow()
    return value
  }

  // MARK: Code that views call

  /// Runs code of the project for a view; nil if it does not end.
  package func perform<Result>(_ work: (Evaluator) throws -> Result?) -> Result? {
    guard let evaluator, failure.map({ !Evaluator.isLimit($0) }) ?? true, depth < Self.mostDepth
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    do { return try work(evaluator) } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// The deepest nesting of code that calls views that call code.
  private static let mostDepth = 60

  /// Throws what code threw that a view called.
  func rethrow() throws {
    guard let failure, depth == 0 || Evaluator.isLimit(failure) else { return }
    self.failure = nil
    throw failure
  }

  /// Says that something is assumed.
  func note(_ words: String, _ place: Place) { evaluator?.suppose(words, place) }

  // MARK: Constraints

  /// Activates a constraint as soon as its items stand in one hierarchy.
  func activate(_ constraint: NSLayoutConstraint) {
    if Self.stands(constraint) {
      constraint.isActive = true
    } else {
      waiting.append(constraint)
    }
  }

  /// Deactivates a constraint.
  func deactivate(_ constraint: NSLayoutConstraint) {
    waiting.removeAll { $0 === constraint }
    constraint.isActive = false
  }

  /// Activates those that waited.
  func settle() {
    let all = waiting
    waiting = []
    for constraint in all { activate(constraint) }
  }

  private static func owner(_ item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private static func stands(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = owner(constraint.firstItem) else { return false }
    guard constraint.secondAttribute != .notAnAttribute else { return true }
    guard let second = owner(constraint.secondItem) else { return false }
    return sequence(first: first, next: \.superview).contains { second.isDescendant(of: $0) }
  }
}
