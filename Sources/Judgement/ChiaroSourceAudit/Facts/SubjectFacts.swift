// SPDX-License-Identifier: MIT

// Facts that the walk itself gathers, as what one subject says decides what another notes.

/// What code does with colors.
struct ColorFacts: Sendable {
  /// The fixed colors that the code writes down, such as `UIColor.black`.
  var uses: [ColorUse] = []
  /// Grounds that are set, whatever they are.
  var grounds: [Ground] = []
  /// The colors and grounds by what rules ask of them; made once all of them are known.
  var index = ColorIndex()
  /// The names that are used where a color is expected.
  var references: [ColorReference] = []
  /// `cgColor` of what may adapt, given to a layer.
  var layers: [LayerColor] = []
  /// What gives colors, by the names of the project's own.
  var makers: [ColorMaker] = []
  /// Colors that are handed to somebody who may keep them.
  var handed: [HandedColor] = []
}

/// What code and lists say of light and dark.
struct StyleFacts: Sendable {
  /// Styles that are forced or fixed.
  var locks: [StyleLock] = []
  /// What the styles of the app and its windows are set to.
  var ofApps: [AppStyle] = []
  /// The views or controllers with which windows begin; "" for one that is not told.
  var roots: [String] = []
  /// The places where code chooses colors or pictures by asking for the style.
  var choices: [StyleChoice] = []
  /// How often names stand in the code by which it follows the style.
  var adaptiveNames = 0
  /// Whether the file imports SwiftUI, whose texts and grounds adapt by themselves.
  var isSwiftUI = false
  /// Whether a name tells of a setting that leaves the style to the system.
  var followsSystem = false
  /// Whether it is an Xcode project that gives a style to each configuration of its apps.
  var locksAllApps = false
  /// Whether it is the property list of an app's extension.
  var isOfExtension = false
}

/// Which assets are named, and how.
struct AssetFacts: Sendable {
  /// The places where assets are named.
  var uses: [AssetUse] = []
  /// Names of assets that no catalog has.
  var unknown: [UnknownAsset] = []
  /// Names that are short for a tool's list of assets.
  var aliases: Set<String> = []
  /// Parts of texts that may be names of assets.
  var nameParts: Set<NamePart> = []
  /// The texts between the values of which names of pictures are put together, in their order.
  var nameSteps: Set<[String]> = []
  /// Whether pictures are found by names that the code makes.
  var findsPictures = false
  /// Whether names that are found are made lower case.
  var lowersNames = false
  /// Assets whose names stand in the code in other capitals.
  var folded: Set<Int> = []
  /// Texts with which the name of some asset begins or ends.
  var namePieces: Set<String> = []
  /// The cases of enums with which names begin, as they are or with a capital.
  var nameCases: Set<String> = []
  /// Whether texts are joined of values: `"\(a)\(b)"`.
  var joinsValues = false
  /// Whether names of pictures are put together of values alone, as of what is counted up.
  var countsPictures = false
  /// Names of constants and variables of which templates are made.
  var templates: Set<String> = []
  /// What holds buttons of the system's kind, which show the shape of their pictures alone.
  var systemButtons: Set<String> = []
  /// Functions of the project's own that make templates of pictures.
  var templateFunctions: Set<String> = []
  /// The names of constants that are made of a closure, by the style.
  var dynamicColors: Set<String> = []
}

/// Which types name which others, by which those are found that nothing comes to.
struct ReachFacts: Sendable {
  /// Which types name which others.
  var mentions = TypeMentions()
  /// What a nib may be loaded by; nil for another file.
  var nib: NibNames?
}

/// What code says of web pages.
struct PageMentions: Sendable {
  /// Whether web pages are shown.
  var areLoaded = false
  /// Whether the file contains a web page in a string and mentions `color-scheme`.
  var mentionScheme = false
}
