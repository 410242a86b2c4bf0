// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor
import ChiaroSource

extension ScreenSubject {
  /// Prepares a screen of code.
  ///
  /// - Parameters:
  ///   - measured: what was measured
  ///   - lock: the style that the app is locked to; nil if it is not
  ///   - isShown: whether something that is drawn by itself is what people see, as no screen shows
  ///     it
  init(
    _ measured: ScreenMeasurement, lockedTo lock: AppearanceLock?,
    _ isShown: (DrawnExpression) -> Bool
  ) {
    let looks = measured.looks(lockedTo: lock?.style)
    hasTwoStyles = lock == nil
    texts = Self.inks(looks, isShown) { $0.texts }
    marks = Self.inks(looks, isShown) { $0.marks }
    areas = Self.areas(measured)
    dark = measured.look("dark")?.dark
    let ground = areas.first { $0.share >= Self.wholeShare && $0.fixedColor != nil }
    if measured.isSame, !texts.isEmpty, case .code(let expression)? = ground?.thing,
      expression.assumed.isEmpty
    {
      unchanging = .code(expression)
    }
  }

  /// The share of a screen from which an area is its ground.
  private static let wholeShare = 0.8

  private static func inks(
    _ looks: [ScreenMeasurement.Look], _ isShown: (DrawnExpression) -> Bool,
    _ kind: (ScreenMeasurement.Look) -> [ScreenMeasurement.Ink]
  ) -> [DrawnInk] {
    DrawnInk.sights(looks, kind).compactMap { _, sights in
      // What gives the color may differ from style to style: what fails is told of.
      let worst = sights.min { $0.ink.lowest / $0.ink.minimum < $1.ink.lowest / $1.ink.minimum }
      guard let expression = worst?.ink.expression, isShown(expression),
        !(expression.hasSystemInk && (expression.hasSystemGround || worst.map(isOnSystem) == true)),
        !sights.contains(where: isMisdrawn)
      else { return nil }
      return DrawnInk(
        thing: .code(expression), sights: sights, isOfSystem: false, confidence: .high,
        hasGroundSource: true)
    }
  }

  /// Whether what is behind something has the color that the system has there in this appearance,
  /// so that a color of the system's looks as in Apple's own apps.
  private static func isOnSystem(_ sight: DrawnInk.Sight) -> Bool {
    guard let ground = sight.ink.colors?.ground else { return false }
    return grounds[sight.appearance.hasPrefix("dark")]?.contains(ground) == true
  }

  /// The values of the system's backgrounds in light and, for true, in dark.
  private static let grounds = [UserInterfaceStyle.light, .dark].reduce(into: [Bool: Set<String>]())
  {
    values, style in
    let traits = TraitCollection(userInterfaceStyle: style)
    let colors: [DynamicColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
    ]
    values[style == .dark] = Set(colors.map { $0.resolved(with: traits).hexText })
  }

  /// Whether something is not seen in the light: its author saw it there, so that the picture is
  /// not what people see.
  private static func isMisdrawn(_ sight: DrawnInk.Sight) -> Bool {
    sight.appearance.hasPrefix("light") && sight.ink.highest < leastSeen
  }

  /// The contrast from which something is seen.
  private static let leastSeen = 1.5

  /// The areas in dark; a smaller one may lie in each that is larger.
  private static func areas(_ measured: ScreenMeasurement) -> [DrawnArea] {
    let light = Dictionary(
      (measured.look("light")?.areas ?? []).map { ($0.object, $0.expression?.value) },
      uniquingKeysWith: { first, _ in first })
    let all = measured.look("dark")?.areas ?? []
    let values = all.compactMap(\.expression).reduce(into: [:]) {
      (values: inout [SourceLocation: Set<String?>], expression) in
      values[expression.place, default: []].insert(expression.value)
    }
    return all.compactMap { area in
      guard let expression = area.expression else { return nil }
      // An expression that fills several areas with different colors shows what each of them is.
      let isFixed =
        light[area.object] == .some(expression.value) && values[expression.place]?.count == 1
      return DrawnArea(
        thing: .code(expression), id: area.object,
        around: Set(all.filter { $0.share > area.share }.map(\.object)), share: area.share,
        light: area.light, fixedColor: isFixed ? expression.value : nil)
    }
  }
}
