// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
package import ChiaroFindings
import ChiaroRaster
import ChiaroSource

/// A rule that reports pictures that are hardly visible on a dark background, by outline and area.
///
/// Source: Human Interface Guidelines, Dark Mode, Icons and images · Fidelity: approximate
package enum ImageVanishesInDark: ImageRule {
  /// The documentation of the rule.
  package static let description = RuleDescription(
    "Image vanishes in dark", .vanishes, guess: 0.55, evidence: .seen,
    summary: "The picture has no dark variant, and its outline is invisible on a dark background.",
    reason: """
      Full-color images and icons should look good in both appearances. A dark icon, such as a \
      drop of oil, needs a border on a dark background (Human Interface Guidelines, Dark Mode, \
      Icons and images).
      """,
    help: "Add a dark variant, or make the image a template and tint it with a dynamic color.",
    considering: [
      SetConsiderations.inPart, SetConsiderations.groundByName, SetConsiderations.chosenByName,
      SetConsiderations.useUnknown, SetConsiderations.templateUse, SetConsiderations.plainUse,
      SetConsiderations.handedOn, SetConsiderations.severalInks,
    ],
    sources: [.guidelines(.darkMode)])

  /// Examples that trigger the rule, and examples that do not.
  package static let examples: [RuleExample] = [
    .triggering(
      "a black disc on a transparent background",
      "Oil.imageset: any oil.png = black disc", reports: "Oil, dark"),
    .triggering(
      "a black disc on the dark window of a Mac, which is not quite black",
      "Oil.imageset: any oil.png = black disc", setting: "platform macos", reports: "Oil, dark"),
    .nonTriggering(
      "a gray disc is visible on the dark window of a Mac", "Oil.imageset: any oil.png = gray disc",
      setting: "platform macos"),
    .nonTriggering("a white disc is visible in dark", "Oil.imageset: any oil.png = white disc"),
    .nonTriggering(
      "the set has a dark variant",
      "Oil.imageset: any oil.png = black disc | dark oil-dark.png = white disc"),
    .nonTriggering(
      "another set is its dark form, and code chooses between the two",
      "Oil.imageset: any oil.png = black disc\nOil_dark.imageset: any o.png = white disc",
      setting: "used Oil as plain, used Oil_dark as plain"),
    .nonTriggering(
      "the name suggests a screen with its own background",
      "OnboardingSteps.imageset: any oil.png = black disc"),
    .nonTriggering("the name suggests a shadow", "CardShadow.imageset: any s.png = black disc"),
    .nonTriggering(
      "the name suggests the app's icon, which has its own background",
      "AppIconImage.imageset: any a.png = black disc"),
    .nonTriggering(
      "the name suggests an icon of the menu bar, which is a template",
      "StatusItemIcon.imageset: any a.png = black disc",
      setting: "platform macos"),
    .nonTriggering(
      "the set is a template, so the app tints it",
      "Oil.imageset template: any oil.png = black disc"),
    .nonTriggering(
      "code tints the picture, so its own color does not matter",
      "Oil.imageset: any oil.png = black disc",
      setting: "used Oil as template"),
    .triggering(
      "a black disc that code does not tint", "Oil.imageset: any oil.png = black disc",
      setting: "used Oil as plain", reports: "Oil, dark, hint"),
    .nonTriggering(
      "code does not show how the picture is used, so it may be tinted",
      "Oil.imageset: any oil.png = black disc",
      setting: "used Oil"),
    .nonTriggering(
      "a picture of several colors, and code does not show how it is used",
      "Logo.imageset: any l.svg = red disc lettered", setting: "used Logo"),
    .triggering(
      "code shows a picture unchanged, and its black part is invisible",
      "Logo.imageset: any l.svg = red disc lettered",
      setting: "used Logo as plain", reports: "Logo, dark, hint"),
    .triggering(
      "code shows a glyph of dark gray unchanged", "Menu.imageset: any m.png = dim disc",
      setting: "used Menu as plain", reports: "Menu, dark, hint"),
    .nonTriggering(
      "code passes the picture on by name, and may tint it; its sibling has a dark form",
      """
      Oil.imageset: any oil.png = black disc
      Tar.imageset: any a.png = black disc | dark b.png = white disc
      """,
      setting: "used Oil, used Tar"),
    .triggering(
      "on a Mac the picture is reported even if code does not show how it is used",
      "Oil.imageset: any oil.png = black disc",
      setting: "platform macos, used Oil", reports: "Oil, dark, hint"),
    .triggering(
      "code shows a logo unchanged, and the black lettering under it is invisible",
      "Logo.imageset: any l.png = brown disc lettered",
      setting: "used Logo as plain", reports: "Logo, dark, hint"),
    .nonTriggering(
      "the picture is opaque up to its border, so it has its own background",
      "Oil.imageset: any oil.png = black square"),
    .nonTriggering(
      "watchOS is always dark, so the picture was made for it",
      "Oil.imageset: any oil.png = black disc",
      setting: "platform watchos"),
  ]

  /// Returns the median contrast ratio below which an outline counts as invisible on a backdrop.
  ///
  /// WCAG asks 3:1 of graphics that matter; at half of that a shape is lost, not merely weak. On a
  /// backdrop that is not quite black, as a Mac's, black stands out a little and is lost too.
  private static func lost(on backdrop: Color) -> Double {
    max(1.5, 1.05 * Color.black.contrast(on: backdrop).lowest.value)
  }

  /// Checks an asset set and adds findings to the report.
  package static func check(
    _ image: ImageSubject, in catalog: CatalogSubject, _ context: AuditContext,
    _ report: inout RuleReport
  ) {
    guard !isShade(image), !image.isFlag, !isOfApp(image),
      let path = PicturePlan.pathInDark(image),
      let entry = image.entry(.dark),
      let backdrop = SystemBackdrops.on(catalog.platform).main(.dark),
      let measures = context.pictures.measures(at: path), let edges = measures.edges
    else { return }
    let lost = lost(on: backdrop)
    // A dark rim around what can be seen, as of a screen, takes nothing away.
    let isMostlyLost = (measures.areaOnBackdrop?.weakShare ?? 1) >= most
    if edges.median >= lost || measures.isOfSeveralInks && !isMostlyLost {
      return checkPart(
        measures, edges, image, in: catalog, at: entry.location, backdrop, context, &report)
    }
    report.add(
      image.name, at: entry.location, .dark,
      considering: considerations(image, measures, in: catalog, context),
      PlainWords.shape(edges.median, in: "dark")
        + ": its outline has \(ContrastRatio(edges.median)) on \(PlainWords.name(of: backdrop))",
      measured: MeasuredValue(edges.median, minimum: lost),
      causes: [report.family(of: image.name)])
  }

  /// The share of outline and area from which what vanishes is a part that matters, such as a
  /// wordmark.
  private static let part = 0.3
  /// The share of the area from which a picture of several colors vanishes as a whole.
  private static let most = 0.5

  /// The median contrast under which a glyph of one ink is too dark, although it can be made out.
  private static let faint = 2.2

  /// Reports a picture of which a part vanishes, and a faint glyph, where they are shown as they
  /// are.
  private static func checkPart(
    _ measures: PictureMeasures, _ edges: EdgeContrast, _ image: ImageSubject,
    in catalog: CatalogSubject, at location: SourceLocation, _ backdrop: Color,
    _ context: AuditContext, _ report: inout RuleReport
  ) {
    guard context.showsAsIs(image, measures), !image.isOfAppIcon,
      !image.isChosenByName(in: catalog)
    else { return }
    if !measures.isOfSeveralInks && edges.median < faint {
      return report.add(
        image.name, at: location, .dark,
        considering: considerations(image, measures, in: catalog, context),
        PlainWords.shape(edges.median, in: "dark")
          + ": this dark glyph has \(ContrastRatio(edges.median)) on "
          + PlainWords.name(of: backdrop),
        measured: MeasuredValue(edges.median, minimum: 3),
        causes: [report.family(of: image.name)])
    }
    // A photo has dark parts; what is drawn, or shown as it is for sure, has letters and lines.
    guard edges.weakShare >= part, (measures.areaOnBackdrop?.weakShare ?? 0) >= part,
      context.use(of: image)?.isPlain == true
        || catalog.platform == .macOS && measures.facts.format.isVector
    else { return }
    report.add(
      image.name, at: location, .dark,
      considering: considerations(image, measures, in: catalog, context)
        + [SetConsiderations.inPart],
      "Partly invisible in dark: \(Int(saturating: edges.weakShare * 100)) % of its outline has "
        + "under 1.7:1 on \(PlainWords.name(of: backdrop))",
      causes: [report.family(of: image.name)])
  }

  /// What speaks against it, by what code does with the picture.
  ///
  /// A picture that code hands on by its name is mostly a template in the end, or nothing but
  /// called like a member; not so on a Mac, where nothing tints by itself.
  private static func considerations(
    _ image: ImageSubject, _ measures: PictureMeasures, in catalog: CatalogSubject,
    _ context: AuditContext
  ) -> [Consideration] {
    var considerations: [Consideration] = []
    if isOfIntroduction(image) { considerations.append(SetConsiderations.groundByName) }
    if image.isOfAppIcon || image.isChosenByName(in: catalog) {
      considerations.append(SetConsiderations.chosenByName)
    }
    // Where code was read, but not for this catalog, nobody knows how it is shown.
    guard let use = context.use(of: image) else {
      return considerations + (context.assetUses == nil ? [] : [SetConsiderations.useUnknown])
    }
    if use.isTemplate { return considerations + [SetConsiderations.templateUse] }
    // Code that shows a picture as it is may put it on any ground.
    if use.isPlain { return considerations + [SetConsiderations.plainUse] }
    guard catalog.platform == .macOS else { return considerations + [SetConsiderations.handedOn] }
    // A bitmap of several colors on a Mac is mostly a photo, or a part of a control.
    let isDrawn = !measures.isOfSeveralInks || measures.facts.format.isVector
    return considerations
      + (isDrawn ? [SetConsiderations.plainUse] : [SetConsiderations.severalInks])
  }

  /// Whether its name says that it is a shade on something else.
  private static func isShade(_ image: ImageSubject) -> Bool {
    !Set(NameWords(image.name).words)
      .isDisjoint(with: ["shadow", "gradient", "overlay", "scrim"])
  }

  /// Whether its name says that it is the app's own icon, which has a ground and a shape, or
  /// that of a Mac's menu bar, which is a template.
  private static func isOfApp(_ image: ImageSubject) -> Bool {
    let words = NameWords(image.name).words
    return zip(words, words.dropFirst()).contains { first, second in
      ["app icon", "application icon", "status item", "menu bar"].contains("\(first) \(second)")
    }
  }

  /// Whether its name or folder says that it is shown to newcomers, on a ground that was drawn with
  /// it.
  private static func isOfIntroduction(_ image: ImageSubject) -> Bool {
    Path.components(image.set.path).suffix(4).contains { folder in
      !Set(NameWords(String(folder)).words)
        .isDisjoint(with: ["onboarding", "walkthrough", "tutorial"])
    }
  }
}
