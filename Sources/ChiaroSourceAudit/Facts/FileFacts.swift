// SPDX-License-Identifier: MIT

package import ChiaroSource

/// What the rules need to know of one file; the tree is gone when this is there.
package struct FileFacts: Sendable {
  /// The path as it was asked for.
  package var path: String
  /// Colors that are written down.
  var colors: [ColorUse] = []
  /// Grounds that are set, whatever they are.
  var grounds: [Ground] = []
  /// Names that stand where a color is wanted.
  var references: [ColorReference] = []
  /// `cgColor` of what may adapt, given to a layer.
  var layerColors: [LayerColor] = []
  /// Styles that are forced or fixed.
  var locks: [StyleLock] = []
  /// Choices by hand.
  var branches: [StyleChoice] = []
  /// What the members of types do, by the type's name.
  var types: [String: TypeFacts] = [:]
  /// What rules of their own report as it stands.
  var observations: [Observation] = []
  /// Whether web pages are shown.
  var loadsPages = false
  /// Whether a color scheme of pages is mentioned.
  var mentionsScheme = false
  /// Overrides that do not tell their superclass.
  var missingSupers: [MissingSuper] = []
  /// What a web page says; nil for Swift.
  var page: PageFacts?
  /// Classes to which a member can be added, by name.
  var bodies: [String: ClassBody] = [:]
  /// Where assets are named.
  var assetUses: [AssetUse] = []
  /// Names of assets that no catalog has.
  var unknownAssets: [UnknownAsset] = []
  /// Parts of texts that may be names of assets.
  var nameParts: Set<NamePart> = []
  /// Names of constants and variables of which templates are made.
  var templates: Set<String> = []
  /// Whose the file is, when that is why it was not looked at.
  var leftOut: SourceOrigin?
  /// What messages add about how the file was read; nil where nothing need be said.
  var remark: String?
  /// Comments that keep rules quiet.
  var suppressions = Suppressions()
  /// What was odd in the file.
  package var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  /// Whether it lies in a watch's folder; watches are always dark.
  var isForWatch: Bool {
    Path.parent(path).mentions("watch")
  }

  /// What was observed of a kind, where it matters.
  func observed(_ kind: Observation.Kind) -> [Observation] {
    isForWatch ? [] : observations.filter { $0.kind == kind && !$0.site.isIrrelevant }
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
  /// The receiver, unique in its scope.
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
  var role: ColorRole
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
  /// Whether that is known to adapt: a semantic or named color.
  var isKnownToAdapt: Bool
  /// Whether a theme of the project's own gives it.
  var isThemed: Bool
  /// The statement, where it can be said again in another member.
  var statement: String?
}

/// An override that does not tell its superclass.
struct MissingSuper: Sendable {
  var site: Site
  var fix: SourceFix?
}

/// A style that is forced or fixed.
struct StyleLock: Sendable {
  enum Kind: Sendable {
    /// Window, controller, view, app or SwiftUI.
    case style
    /// A blur or material.
    case effect
    /// Keyboards, bars, indicators.
    case system
  }

  var site: Site
  var kind: Kind
  /// What is fixed, in words: `the window's style`.
  var subject: String
  /// The style's name as written.
  var style: String
  /// Whether a setting of the app's own chooses between light and dark.
  var isChosen: Bool

  /// Whether a setting of the app decides.
  var isSetting: Bool { isChosen || site.conditions.contains(where: StyleWords.asksStyle) }
}

/// A choice of colors or pictures by the style.
struct StyleChoice: Sendable {
  var site: Site
  /// What is asked, as written.
  var condition: String
  /// Whether the name of an appearance is compared with another.
  var comparesName: Bool
  /// Whether it is worked out again when the style changes, as in a SwiftUI body.
  var isRenewed: Bool
}

/// What the members of a type do, so that a rule knows what is done again on a change.
struct TypeFacts: Sendable {
  var inherits: Set<String> = []
  /// The names of the members that each member calls.
  var calls: [String: Set<String>] = [:]
  /// The layer properties that each member sets.
  var layerProperties: [String: Set<String>] = [:]
  /// Members called when registered traits change.
  var registered: Set<String> = []
  /// Layer properties that are set inside a registration's closure.
  var registeredProperties: Set<String> = []
  /// Whether a style of the type is set back to `.unspecified` somewhere.
  var unlocks = false
  /// Whether something fixed and dark is the text of this type.
  var hasFixedDarkText = false
  /// The methods and properties of a superclass that it has of its own.
  var overrides: Set<String> = []

  mutating func merge(_ other: TypeFacts) {
    inherits.formUnion(other.inherits)
    calls.merge(other.calls) { $0.union($1) }
    layerProperties.merge(other.layerProperties) { $0.union($1) }
    registered.formUnion(other.registered)
    registeredProperties.formUnion(other.registeredProperties)
    unlocks = unlocks || other.unlocks
    hasFixedDarkText = hasFixedDarkText || other.hasFixedDarkText
    overrides.formUnion(other.overrides)
  }
}
