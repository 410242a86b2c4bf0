// SPDX-License-Identifier: MIT

import ChiaroFindings
package import ChiaroSource

/// The facts about one file that rules need; they do not refer to the file's syntax tree.
package struct FileFacts: Sendable {
  /// The path of the file, as given in the request.
  package var path: String
  /// What the members of types do, by the type's name.
  var types: [String: TypeFacts] = [:]
  /// What code does with colors.
  var colors = ColorFacts()
  /// What code and lists say of light and dark.
  var styles = StyleFacts()
  /// Which assets are named, and how.
  var assets = AssetFacts()
  /// What it does to objects of storyboards and xibs; nil where nobody asks.
  var deeds: ObjectDeeds?
  /// Which types name which others, by which those are found that nothing comes to.
  var reach = ReachFacts()
  /// What code says of web pages.
  var pages = PageMentions()
  /// What a web page says; nil for Swift.
  var page: PageFacts?
  /// What ends the lines of the file.
  var lineBreak = "\n"
  /// Classes to which a member can be added, by name.
  var bodies: [String: ClassBody] = [:]
  /// The names that two classes of the file have, so that nobody knows which one is meant.
  var ambiguousBodies: Set<String> = []
  /// Where names stand that changes give to methods.
  var takenNames = TakenNames()
  /// The origin because of which the file was not checked; nil if it was checked.
  var leftOut: SourceOrigin?
  /// A remark on how the file was read, appended to each message; nil for none.
  var remark: String?
  /// Comments that keep rules quiet.
  var suppressions = Suppressions()
  /// The diagnostics about the file.
  package var diagnostics: [Diagnostic] = []
  /// What the subjects say that gather their facts by themselves.
  var parts = FactParts()

  /// Whether it lies in a watch's folder; watches are always dark.
  let isForWatch: Bool

  init(path: String) {
    self.path = path
    isForWatch = Self.isForWatch(path)
  }

  /// What a subject says of the file.
  subscript<Part: FactPart>(_ type: Part.Type) -> Part { parts[type] }

  private static func isForWatch(_ path: String) -> Bool {
    Path.components(Path.parent(path)).contains { folder in
      let words = StyleWords.words(of: String(folder))
      if words.last == "watch" || words.contains(where: ["watchos", "watchkit"].contains) {
        return true
      }
      return zip(words, words.dropFirst()).contains { word, next in
        word == "watch" && ["app", "extension", "kit", "os"].contains(next)
      }
    }
  }

  /// What was observed of some kinds, where it matters, in the file's order.
  func observed(_ kinds: Observation.Kind...) -> [Observation] {
    isForWatch
      ? []
      : self[Observations.self].all.filter {
        kinds.contains($0.kind) && !$0.site.isIrrelevant
      }
  }
}

/// A color that is written down, and where it goes.
struct ColorUse: Sendable {
  var value: ColorValue
  var site: Site
  var sink: Sink
  var role: ColorRole?
  /// Whether it goes into a layer as a `CGColor`.
  var isLayer = false
  /// Whether it is what a variable begins with, and others may change.
  var isVariable = false
  /// Whether text that has the system's color stands on it, in the same expression.
  var meetsText = false
  /// How it is written; nil where no fix can be made.
  var spelling: ColorSpelling?
}

/// A background that is set.
struct Ground: Sendable {
  enum Kind: Sendable {
    case clear
    case fixed(ColorValue)
    case other
  }

  var kind: Kind
  /// Whether it is there in some states only.
  var isConditional: Bool
  /// The object whose background is set, as text that is unique within the type.
  var receiver: String
  var type: String

  /// Whether it is no color that adapts, and there.
  var isOwn: Bool {
    if case .clear = kind { return false }
    return !isConditional
  }
}

/// A name that stands where a color is wanted.
struct ColorReference: Sendable {
  var name: String
  /// The type before the name, as in `Palette.ink`; nil for another or none.
  var owner: String?
  /// The type around.
  var type = ""
  /// What stands before the name.
  var base = Base.value

  enum Base: Sendable {
    /// Nothing: the name is of the type around, of one that it inherits from, or of none.
    case none
    /// A dot alone: the name is of the type that is wanted, a color's.
    case implied
    /// A dot alone in what is handed to a function: `.color(for: .ink)`.
    case handed
    /// A value, or a type, whose name is the owner's.
    case value
  }

  var role: ColorRole
  /// In a preview, or where the style chooses.
  var isAside = false
  var line: Int
  var column: Int
}

/// A `CGColor` of something that may adapt, kept by a layer.
struct LayerColor: Sendable {
  var site: Site
  /// The property of the layer, such as `borderColor`.
  var property: String
  /// What stands before `.cgColor`.
  var source: String
  /// The expression as its file writes it, `.cgColor` included.
  var spelling: String
  /// Whether the color is known to adapt, as a semantic or named color does.
  var isKnownToAdapt: Bool
  /// Whether a theme of the project's own gives it.
  var isThemed: Bool
  /// The statement, where it can be said again in another member.
  var statement: String?
  /// Who gives the color, as `HandedColor.receiver` has it; nil where the code says it itself.
  var giver: String?
  /// When it is set again as its member runs again.
  var recurrence = Recurrence.always
  /// Whether it is a `CGColor` that is given by its name.
  var isNamed = false
}

/// A choice of colors or pictures by the style.
struct StyleChoice: Sendable {
  var site: Site
  /// The condition that asks for the style, as written.
  var condition: String
  /// Whether the condition compares the name of the effective appearance.
  var comparesName: Bool
  /// Whether the choice is repeated when the style changes, as in the body of a SwiftUI view.
  var isRenewed: Bool
}

/// What the members of a type do, so that a rule knows what is done again on a change.
struct TypeFacts: Sendable {
  var inherits: Set<String> = []
  /// The names of the members that each member calls.
  var calls: [String: Set<String>] = [:]
  /// The names of the members that each member of a type with which an app begins calls whatever
  /// happens; those of all that runs as the app begins are under `AppStyle.launch`.
  var steadyCalls: [String: Set<String>] = [:]
  /// The layer properties that each member sets.
  var layerProperties: [String: Set<String>] = [:]
  /// What members call, or set of a layer (`.borderColor`), in some runs only.
  var weak: [String: [String: Recurrence]] = [:]
  /// What members set properties to that may be asked before a layer is made: `plate=nil`.
  var settings: [String: Set<String>] = [:]
  /// Members called when registered traits change.
  var registered: Set<String> = []
  /// Layer properties that are set inside a registration's closure.
  var registeredProperties: Set<String> = []
  /// Whether a style of the type is set back to `.unspecified` somewhere.
  var unlocks = false
  /// Whether members give the colors of the style that the object is: those of a theme.
  var isTheme = false
  /// Whether something fixed and dark is the text of this type.
  var hasFixedDarkText = false
  /// Whether it has a property for its ground.
  var hasGroundProperty = false
  /// What is set as the ground of an object, as it is written; `.clear` where there is none.
  var groundSources: [String: Set<String>] = [:]
  /// Texts that have the system's color, by the object.
  var adaptiveTexts: Set<String> = []
  /// Objects that show text in the system's color unless they are given another.
  var labels: Set<String> = []
  /// How often the title of an object is given a color, for whatever state.
  var titleSetters: [String: Int] = [:]
  /// Variables of functions that show text in the system's color unless they are given another.
  var localLabels: Set<String> = []
  /// The view that each view is put into.
  var superviews: [String: String] = [:]
  /// The members in which some text is clear, so that the rest is a mask or a layer of it.
  var clearTexts: Set<String> = []
  /// Texts that are given a color of any kind.
  var coloredTexts: Set<String> = []
  /// The members that set a property of an object: `label.textColor`.
  var assignments: [String: Set<String>] = [:]
  /// Texts that show a placeholder until something is written.
  var placeholders: Set<String> = []
  /// Colors that Interface Builder shows for everybody to set.
  var inspectables: Set<String> = []
  /// The methods and properties of a superclass that it has of its own.
  var overrides: Set<String> = []

  /// Whether some property holds a theme of the project's own.
  var hasTheme = false
  /// Whether it forces a style on itself, whatever happens, and so on those that inherit from it.
  var locksStyle = false
  /// Whether the file declares it as a class.
  var isDeclared = false
  /// The names of its properties that say that they are for the dark.
  var styledNames: Set<String> = []

  /// Whether a theme of the project's own is held, or applied by some member.
  var followsTheme: Bool {
    hasTheme
      || calls.contains { $0.key.mentions("theme") || $0.value.contains { $0.mentions("theme") } }
      || assignments.values.joined().contains { $0.mentions("theme") }
  }

  /// Whether it shows what SwiftUI draws, with colors of its own.
  var hostsSwiftUI: Bool {
    calls.values.joined().contains { $0.hasPrefix("UIHosting") || $0.hasPrefix("NSHosting") }
  }

  mutating func merge(_ other: TypeFacts) {
    inherits.formUnion(other.inherits)
    calls.merge(other.calls) { $0.union($1) }
    steadyCalls.merge(other.steadyCalls) { $0.union($1) }
    layerProperties.merge(other.layerProperties) { $0.union($1) }
    weak.merge(other.weak) { $0.merging($1) { first, _ in first } }
    settings.merge(other.settings) { $0.union($1) }
    registered.formUnion(other.registered)
    registeredProperties.formUnion(other.registeredProperties)
    unlocks = unlocks || other.unlocks
    isTheme = isTheme || other.isTheme
    locksStyle = locksStyle || other.locksStyle
    hasFixedDarkText = hasFixedDarkText || other.hasFixedDarkText
    hasGroundProperty = hasGroundProperty || other.hasGroundProperty
    groundSources.merge(other.groundSources) { $0.union($1) }
    adaptiveTexts.formUnion(other.adaptiveTexts)
    labels.formUnion(other.labels)
    titleSetters.merge(other.titleSetters) { $0 + $1 }
    localLabels.formUnion(other.localLabels)
    superviews.merge(other.superviews) { first, _ in first }
    clearTexts.formUnion(other.clearTexts)
    hasTheme = hasTheme || other.hasTheme
    coloredTexts.formUnion(other.coloredTexts)
    placeholders.formUnion(other.placeholders)
    assignments.merge(other.assignments) { $0.union($1) }
    inspectables.formUnion(other.inspectables)
    overrides.formUnion(other.overrides)
    isDeclared = isDeclared || other.isDeclared
    styledNames.formUnion(other.styledNames)
  }
}
