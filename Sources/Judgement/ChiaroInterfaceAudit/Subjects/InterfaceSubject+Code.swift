// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroProject
import ChiaroSource

extension InterfaceSubject {
  /// Returns a problem with what code may do to the objects concerned.
  ///
  /// - Parameters:
  ///   - problem: the problem by what the file says
  ///   - ground: the object whose background is under a text; nil if there is none
  /// - Returns: the problem with what speaks against it
  func weighed(
    _ problem: InterfaceReport.Problem, on ground: InterfaceElement? = nil
  ) -> InterfaceReport.Problem {
    let subject = CodeConsiderations.Subject(
      file: self, place: problem.place, object: problem.object, role: problem.role, ground: ground)
    var problem = problem
    problem.considerations += CodeConsiderations.all.holding(for: subject)
    return problem
  }

  /// Whether an object is in a view of its own beside a Mac's windows, or beside a scene's
  /// controller, to which nothing leads.
  func isOfOrphan(_ object: InterfaceElement) -> Bool {
    let around = [object] + object.ancestors
    guard let top = around.first(where: { $0.parent?.isNamed("objects") == true }),
      top.name.lowercased().hasSuffix("view"), let id = top.objectID, let root = document.root
    else { return false }
    let isInScene = top.parent?.parent?.isNamed("scene") == true
    guard isMac || isInScene else { return false }
    let isAlone =
      !isInScene && document.topLevelObjects().filter { $0.name.hasSuffix("iew") }.count == 1
    return !isAlone && !root.descendants.contains { $0[attribute: "destination"] == id }
  }

  /// Whether an object, or a view around it, is hidden and nothing leads to it that could show it.
  func isHiddenForGood(_ object: InterfaceElement) -> Bool {
    ([object] + object.ancestors).contains { view in
      view.flag("hidden") == true && view[attribute: "tag"] == nil && holders(of: view).isEmpty
    }
  }

  /// Whether an object is in a prototype cell that the controller around styles as it fills it.
  func isInStyledCell(_ object: InterfaceElement) -> Bool {
    guard let cell = ([object] + object.ancestors).first(where: ViewKinds.isCell),
      let owner = owner(of: InterfaceObject(of: cell))
    else { return false }
    return code.stylesCells(in: owner)
  }

  /// Whether an object is in a scene, a cell or a nib whose class is declared nowhere: what is left
  /// of a redesign, or what others declare.
  func isOfNoClass(_ object: InterfaceElement) -> Bool {
    let around = [object] + object.ancestors
    let types = around.lazy.compactMap { $0[attribute: "customClass"] }
    let isSystems = { (type: String) in ["UI", "NS", "MK", "WK"].contains(where: type.hasPrefix) }
    if let type = types.first, !isSystems(type), !code.declares(type) { return true }
    return owner(of: InterfaceObject(of: object)).map { !isSystems($0) && !code.declares($0) }
      ?? false
  }

  /// Whether a view is that of a controller which puts the views of others on it, and has nothing
  /// to show by itself but where among them one is.
  func isCoveredByChildren(_ view: InterfaceElement) -> Bool {
    guard view.key == "view", let controller = view.parent,
      controller.name.hasSuffix("ontroller"), let type = controller[attribute: "customClass"]
    else { return false }
    let marks: Set = ["pageControl", "activityIndicatorView", "progressView"]
    let subviews = view.child(named: "subviews")?.children.map(\.name) ?? []
    return subviews.allSatisfy(marks.contains) && code.addsChildren(type)
  }

  /// Whether code gives a color to a variable that is called like an object's class, and may hold
  /// another of its objects.
  func isNamesakeColored(_ object: InterfaceElement) -> Bool {
    object[attribute: "customClass"].map { type in
      ["background", "text", "tint"].contains { code.assigns($0, toOneOf: type) }
    } ?? false
  }

  /// Whether code, or a theme, gives a text its color, so that the file's is never seen.
  func isColored(_ text: InterfaceElement) -> Bool {
    if isAssigned("text", of: text) { return true }
    return switch reach(text) {
    case .sets, .themes: true
    case .reaches, .none: false
    }
  }

  /// Whether code gives a view a background.
  func isPainted(_ view: InterfaceElement) -> Bool {
    isAssigned("background", of: view)
      || holders(of: view).contains {
        code.assignsElsewhere("background", to: $0.property, in: $0.type)
      }
  }

  /// Whether code paints the view in a blur, so that what is behind it hardly shows.
  func hasPaintedContent(_ view: InterfaceElement) -> Bool {
    holders(of: view).contains {
      code.assigns("background", to: "\($0.property).contentView", in: $0.type)
    }
  }

  /// Whether code hands an object to a function of the project's that styles such objects.
  func isStyledByFunction(_ object: InterfaceElement) -> Bool {
    holders(of: object).contains { code.callsOwnFunction(in: $0.type, on: $0.property) }
  }

  enum Reach {
    case none
    case reaches
    case sets
    case themes
  }

  func reach(_ object: InterfaceElement) -> Reach {
    var reach = Reach.none
    if let type = object[attribute: "customClass"] {
      if code.appliesTheme(in: type, to: nil) { return .themes }
      if code.setsColor(in: type, of: nil) { return .sets }
      // A class of another module's, of which nothing is known here, may color itself.
      let isOfOthers =
        object[attribute: "customModule"] != nil && object[attribute: "customModuleProvider"] == nil
      if isOfOthers && !code.hasFile(of: type) { return .sets }
      reach = .reaches
    }
    for holder in holders(of: object) {
      if code.appliesTheme(in: holder.type, to: holder.property) { return .themes }
      if code.setsColor(in: holder.type, of: holder.property)
        || code.inheritsFromOthers(holder.property, in: holder.type)
        || code.callsOwnFunction(in: holder.type, on: holder.property)
        || holder.type.hasSuffix("Cell") && code.givesAttributes(inCellTo: holder.property)
      {
        return .sets
      }
      reach = .reaches
    }
    return reach
  }

  /// Returns the properties that hold an object: outlets, and a controller's view.
  private func holders(of object: InterfaceElement) -> [Outlet] {
    var holders = outlets[object.objectID ?? ""] ?? []
    if let controller = object.parent, controller.name.hasSuffix("ontroller"),
      let type = controller[attribute: "customClass"]
    {
      holders.append(Outlet(type: type, property: object.key ?? "view"))
    }
    if object.key == "contentView", let type = object.parent?[attribute: "customClass"] {
      holders.append(Outlet(type: type, property: "contentView"))
    }
    return holders + findersByTag(of: object)
  }

  /// Returns the variables in which the class of the cell or screen around an object holds it after
  /// it has found it by its tag.
  private func findersByTag(of object: InterfaceElement) -> [Outlet] {
    guard let tag = object[attribute: "tag"] else { return [] }
    return showers(of: object).flatMap { type in
      code.variables(withTag: tag, in: type).map { Outlet(type: type, property: $0) }
    }
  }

  /// The classes that show an object: those of the views around it, and the screen's.
  private func showers(of object: InterfaceElement) -> [String] {
    let views = object.ancestors.compactMap { $0[attribute: "customClass"] }
    return views + [owner(of: InterfaceObject(of: object))].compactMap(\.self)
  }

  /// Whether code that is none of the classes around an object may color it: what fills its list,
  /// which finds it by its tag or as a label of the cell's style, and the proxy of its class.
  func isColoredFromAfar(_ role: String, _ object: InterfaceElement) -> Bool {
    if let type = Self.classes[object.name], code.assigns(role, toProxyOf: type) { return true }
    guard let cell = object.ancestors.first(where: ViewKinds.isCell) else { return false }
    if let tag = object[attribute: "tag"], code.assigns(role, toTag: tag) { return true }
    guard cell.parent?.isNamed("prototypes") == true, let label = labelOfStyle(object, in: cell),
      let owner = owner(of: InterfaceObject(of: cell))
    else { return false }
    return code.assigns(role, toCellsOf: owner, label: label)
  }

  /// The classes of UIKit that proxies are mostly given colors for, by their elements.
  private static let classes = [
    "label": "UILabel", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "textField": "UITextField", "textView": "UITextView", "collectionView": "UICollectionView",
  ]

  /// Returns whether code gives an object another color in a role.
  func isAssigned(_ role: String, of object: InterfaceElement) -> Bool {
    if let type = object[attribute: "customClass"], code.assigns(role, to: nil, in: type) {
      return true
    }
    if isRootOfXib(object), let owner = owner(of: InterfaceObject(of: object)),
      code.assigns(role, to: nil, in: owner)
        || Self.loaded.contains(where: { code.assigns(role, to: $0, in: owner) })
        || code.assignsToLoaded(role, in: owner)
    {
      return true
    }
    if isAssignedInPrototype(role, object) { return true }
    if role == "background", isPaintedFromInside(object) { return true }
    return holders(of: object).contains { holder in
      let isOfCell = holder.type.hasSuffix("Cell")
      if isOfCell && code.assignsInCell(role, to: holder.property) { return true }
      // A controller's list is its view, by two names.
      let isList = holder.property == "view" && object.name.hasSuffix("View")
      // A text view's own color is not seen once it has a text with attributes.
      let hasAttributes =
        role == "text" && object.isNamed("textView")
        && code.assigns("attributedText", to: holder.property, in: holder.type)
      return hasAttributes || code.assigns(role, to: holder.property, in: holder.type)
        || isList && code.assigns(role, to: object.name, in: holder.type)
    }
  }

  /// Whether code paints a view by way of one in it: `mark.superview.backgroundColor = …`.
  private func isPaintedFromInside(_ view: InterfaceElement) -> Bool {
    view.child(named: "subviews")?.children.contains { child in
      outlets[child.objectID ?? ""]?.contains { outlet in
        // Objective-C's outlets may be variables: `_mark` of `mark`.
        code.paintsSuperview(of: String(outlet.property.drop { $0 == "_" }))
      } ?? false
    } ?? false
  }

  /// The labels of the styles of a list's cells, by which code finds them.
  private static let labelsOfStyles = ["textLabel", "detailTextLabel", "imageView"]

  /// Whether an object is a label of a prototype's style that the controller colors as it fills the
  /// cell: `cell.textLabel?.textColor = .label`.
  private func isAssignedInPrototype(_ role: String, _ object: InterfaceElement) -> Bool {
    guard let cell = object.ancestors.first(where: { $0.isNamed("tableViewCell") }),
      let label = labelOfStyle(object, in: cell), let owner = owner(of: InterfaceObject(of: cell))
    else { return false }
    return code.assigns(role, to: label, in: owner)
  }

  /// The property of a cell of one of the system's styles that holds an object; nil for none.
  private func labelOfStyle(_ object: InterfaceElement, in cell: InterfaceElement) -> String? {
    object.objectID.flatMap { id in Self.labelsOfStyles.first { cell[attribute: $0] == id } }
  }

  /// What classes call the view that they load from a xib: `content.backgroundColor = …`.
  private static let loaded = [
    "content", "contentView", "view", "xibView", "nibView", "nib", "rootView", "mainView",
    "containerView", "subview",
  ]

  /// Whether an object is the view with which a xib begins.
  private func isRootOfXib(_ object: InterfaceElement) -> Bool {
    object.parent?.isNamed("objects") == true && object.name.hasSuffix("iew")
      && object[attribute: "customClass"] == nil
  }

  /// Returns the class of the controller that shows an object: the one around it, or the file's
  /// owner; nil if it is none of the app's own.
  func owner(of object: InterfaceObject) -> String? {
    let around = object.element.ancestors.first { $0.name.hasSuffix("ontroller") }
    let owner =
      around
      ?? document.topLevelObjects().first { element in
        element[attribute: "placeholderIdentifier"] == "IBFilesOwner" || element.objectID == "-2"
      }
    return owner?[attribute: "customClass"]
  }

  /// Returns the outlets of a document by the object that they lead to.
  static func outlets(in document: InterfaceDocument) -> [String: [Outlet]] {
    guard let root = document.root else { return [:] }
    var outlets: [String: [Outlet]] = [:]
    for element in root.descendants
    where element.isNamed("outlet") || element.isNamed("outletCollection") {
      guard let property = element[attribute: "property"],
        let destination = element[attribute: "destination"],
        let holder = element.parent?.parent, let type = holder[attribute: "customClass"]
      else { continue }
      outlets[destination, default: []].append(Outlet(type: type, property: property))
      // A class loads the file of its own name, whatever class the file gives its owner.
      if holder[attribute: "placeholderIdentifier"] == "IBFilesOwner" {
        let stem = Path.stem(document.file)
        if stem != type { outlets[destination]?.append(Outlet(type: stem, property: property)) }
      }
    }
    return outlets
  }
}

/// A property of a class that holds an object of an interface file.
struct Outlet: Hashable {
  /// The name of the class.
  var type: String
  /// The name of the property.
  var property: String
}

extension InterfaceDocument {
  /// Whether one of the file's windows is a panel for tools, which is always dark; other views of
  /// the file may be put into it.
  var hasDarkPanel: Bool {
    topLevelObjects().contains { element in
      element.isNamed("window") && element.child(key: "styleMask")?.flag("HUD") == true
    }
  }
}
