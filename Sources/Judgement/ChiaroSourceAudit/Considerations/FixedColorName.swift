// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// What the names around a written-down color say: none decides, each counts as it was right.
enum FixedColorName {
  static let all: [Weighing<FixedColorSubject>] = [
    Weighing("style-by-name", "the color's name says that it is for one style", guess: -3) {
      $0.constant.map { StyleWords.namesStyle($0) || StyleWords.asksStyle($0) } ?? false
    },
    Weighing(
      "system-by-name", "the color replaces a system color that a platform lacks", guess: -3
    ) {
      $0.constant.map($0.standsForSystem) ?? false
    },
    Weighing("has-dark-form", "the type has a second color for dark", guess: -2.5) {
      $0.constant.map($0.hasFormForDark) ?? false
    },
    Weighing("palette", "the color belongs to a palette that people choose from", guess: -2) {
      subject in
      subject.constant.map { subject.isOneOfSeveral($0) || ColorTypes.isNamed($0) } ?? false
    },
    Weighing("value-by-name", "the constant is named after its value", guess: -1.5) {
      $0.constant.map(ColorTypes.namesValue) ?? false
    },
    Weighing("mark", "the color's name suggests a cursor or a moving line", guess: -2) {
      $0.constant.map { Lexicon.names(Lexicon.marks, in: $0) } ?? false
    },
    Weighing(
      "for-machines",
      "names suggest content for print or for machines, such as a barcode", guess: -2
    ) {
      $0.isNamed(Lexicon.machines)
    },
    Weighing("brand", "names suggest a company's logo", guess: -2) {
      $0.isNamed(Lexicon.brands)
    },
    Weighing(
      "veil",
      "names suggest that the color lies over a picture, or dims it", guess: -1.5
    ) { subject in
      let receiver = subject.use.site.receiver.lowercased()
      return subject.isNamed(Lexicon.veils) || receiver.hasSuffix("action")
        || Lexicon.veils.contains(where: receiver.contains)
    },
    Weighing("overlay", "the view's name suggests an overlay", guess: -1) {
      $0.use.site.receiver.mentions("overlay")
    },
    Weighing("effect", "names suggest a touch effect, a gradient or a shadow", guess: -2) {
      Lexicon.names(
        Lexicon.effects, in: StyleWords.words(of: $0.use.site.type).last ?? "",
        $0.use.site.member)
    },
    Weighing(
      "chosen-value", "people choose the color, or it is the default of a theme", guess: -1.5
    ) {
      $0.isChosenValue
    },
    Weighing(CodeConsiderations.ownScreen) {
      CodeConsiderations.isOnOwnScreen($0.use.site, in: $0.file.path)
    },
    Weighing("thing", "the view's name suggests an object with its own color", guess: -1) {
      $0.role != .text && Lexicon.lastWords(of: $0.thing).contains(where: Lexicon.things.contains)
    },
    Weighing(
      "drawn-thing",
      "names suggest that a picture covers the view, or that it is part of a control", guess: -1.5
    ) {
      $0.role != .text && Lexicon.lastWords(of: $0.thing).contains(where: Lexicon.drawn.contains)
    },
    Weighing("layer-shape", "the color is for a layer beside the view's own layer", guess: -1.5) {
      $0.role == .background && $0.thing.hasSuffix("Layer")
    },
    Weighing("well", "a color well shows a person's choice", guess: -2) {
      StyleWords.words(of: $0.use.site.receiver).contains("well")
    },
    Weighing(CodeConsiderations.forMakers) {
      CodeConsiderations.isForMakers($0.use.site, in: $0.file.path)
    },
    Weighing("for-tests", "the file is a stand-in for tests", guess: -2.5) { $0.isForTests },
    Weighing("for-picture", "the color is drawn into a picture", guess: -2) { $0.isForPicture },
    Weighing("drawn-icon", "the view is a picture drawn by code", guess: -2) { $0.isInDrawnIcon },
    Weighing("menu-bar", "the color is in a menu bar item", guess: -2) { $0.isInMenuBar },
    Weighing(
      "preview-ground",
      "the color is the background of a preview", guess: -2
    ) { $0.isGroundOfPreview },
    Weighing("button-style", "other code may style the button", guess: -1) {
      $0.project.types[$0.use.site.type]?.inherits.contains { $0.hasSuffix("ButtonStyle") } ?? false
    },
  ]
}

extension FixedColorSubject {
  /// The name of the constant that it gives its value to.
  fileprivate var constant: String? { use.sink.constant }

  /// What the colored thing is called; a type's name says more than that it is `self`.
  fileprivate var thing: String {
    use.site.receiver == "self" ? use.site.type : use.site.receiver
  }

  /// Whether the type, member or file is called by a word of a group.
  fileprivate func isNamed(_ group: Set<String>) -> Bool {
    Lexicon.names(group, in: use.site.type, use.site.member, fileName)
  }
}
