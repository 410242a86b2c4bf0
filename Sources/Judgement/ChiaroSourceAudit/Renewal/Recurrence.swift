// SPDX-License-Identifier: MIT

/// When code runs again in a member that the system calls again, as far as what stands around it
/// tells.
enum Recurrence: Hashable, Sendable {
  /// Whenever the member runs.
  case always
  /// When a size or a trait changed on which no color depends.
  case otherChange
  /// While a property has a value that the code, or a function that it calls, takes from it.
  case first(Opening)

  /// What has to be so for code that runs the first time only.
  struct Opening: Hashable, Sendable {
    /// The property that is asked; `layers` where the question is whether a layer is there.
    var property: String
    /// The value with which the code runs: `nil`, `true` or `false`.
    var value: String
    /// Whether the code itself takes the value away.
    var isClosed: Bool
    /// The functions of the same type that it calls, one of which may take it away.
    var calls: Set<String>

    /// The property of an opening that asks whether a layer is there.
    static let layers = "layers"

    /// What a setting is called that gives the property back the value.
    var reopening: String { "\(property)=\(value)" }

    /// Whether a setting takes the value away.
    func isClosed(by setting: String) -> Bool {
      guard setting.hasPrefix("\(property)=") else { return false }
      return setting != reopening
    }
  }

  /// Whether the code runs when the style changes, if its member does.
  ///
  /// - Parameter family: the type around, and what it inherits from
  /// - Returns: false where what it asks is not so any more by then
  func renews(in family: TypeFacts) -> Bool {
    switch self {
    case .always: return true
    case .otherChange: return false
    case .first(let opening):
      let isReopened = family.settings.contains { member, settings in
        member != "init" && settings.contains(opening.reopening)
      }
      if isReopened { return true }
      if opening.isClosed { return false }
      return !opening.calls.contains { name in
        family.settings[name]?.contains(where: opening.isClosed) == true
      }
    }
  }
}

extension TypeFacts {
  /// Whether a member that runs when the style changes calls a function then.
  func calls(_ function: String, again member: String) -> Bool {
    weak[member]?[function]?.renews(in: self) ?? true
  }

  /// Whether a member that runs when the style changes sets a property of a layer then.
  func sets(_ property: String, again member: String) -> Bool {
    guard layerProperties[member]?.contains(property) == true else { return false }
    return weak[member]?[".\(property)"]?.renews(in: self) ?? true
  }

  /// Notes when a member does something, as often as it does it: once for good is enough.
  mutating func note(_ what: String, in member: String, _ recurrence: Recurrence, isNew: Bool) {
    if recurrence == .always {
      if weak[member] != nil { weak[member]?[what] = nil }
    } else if isNew {
      weak[member, default: [:]][what] = recurrence
    }
  }
}
