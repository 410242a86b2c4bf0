// SPDX-License-Identifier: MIT

public import Foundation

private enum UnderlinedKey: EnvironmentKey { static let defaultValue = false }
private enum StruckThroughKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a line is below texts.
  package var isUnderlined: Bool {
    get { self[UnderlinedKey.self] }
    set { self[UnderlinedKey.self] = newValue }
  }
  /// Whether a line is through texts.
  package var isStruckThrough: Bool {
    get { self[StruckThroughKey.self] }
    set { self[StruckThroughKey.self] = newValue }
  }
}

extension Text {
  /// The style of a line below or through text.
  ///
  /// Apple counterpart: `Text.LineStyle` · Source: SwiftUI reference · Fidelity: approximate, all
  /// lines are solid
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line, such as dashes.
    public enum Pattern: Hashable, Sendable, CaseIterable {
      case solid, dash, dot, dashDot, dashDotDot
    }
    /// A single line.
    public static let single = LineStyle()
  }

  /// How a date is written as text.
  ///
  /// Apple counterpart: `Text.DateStyle` · Source: SwiftUI reference (statement SU97) · Fidelity:
  /// approximate, a text does not keep counting
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }
    fileprivate let kind: Kind
    /// The style that writes the day.
    public static let date = DateStyle(kind: .date)
    /// The style that writes the hour and the minute.
    public static let time = DateStyle(kind: .time)
    /// The style that writes the time between now and the date.
    public static let relative = DateStyle(kind: .relative)
    /// The style that writes the time between now and the date with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The style that writes the hours, minutes and seconds between now and the date.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text from a date.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: Self.string(date, style))
  }
  /// Creates a text from a value and its format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
  /// Creates a text from an attributed string; only its links are styled.
  public init(_ attributedContent: AttributedString) {
    self.init(
      attributedContent.runs.map { run in
        (String(attributedContent[run.range].characters), isLink: run.link != nil)
      })
  }

  private static func string(_ date: Date, _ style: DateStyle) -> String {
    let distance = date.timeIntervalSinceNow
    let seconds = Int(max(-1e9, min(1e9, abs(distance).rounded())))
    switch style.kind {
    case .date: return date.formatted(date: .long, time: .omitted)
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .timer:
      let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
      let rest = String(format: "%02d", seconds % 60)
      return hours > 0
        ? "\(hours):\(String(format: "%02d", minutes)):\(rest)" : "\(minutes):\(rest)"
    case .relative, .offset:
      let words = Self.words(seconds)
      return style.kind == .relative ? words : (distance < 0 ? "-" : "+") + words
    }
  }

  /// The two greatest units of a time.
  private static func words(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3_600, "hr"), (60, "min"), (1, "sec")]
    let first = units.firstIndex { seconds >= $0.0 } ?? 3
    let shown = units[first...].prefix(2).enumerated().map { index, unit in
      let value = index == 0 ? seconds / unit.0 : seconds % units[first].0 / unit.0
      return (value, unit.1)
    }
    return shown.filter { $0.0 > 0 || shown.count == 1 }.map { "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}

extension Text {
  /// Returns the text with a different distance between letters.
  public func kerning(_ kerning: CGFloat) -> Text { spaced(kerning) }
  /// Returns the text with a different distance between letters.
  public func tracking(_ tracking: CGFloat) -> Text { spaced(tracking) }
  /// Returns the text underlined.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive) }
  /// Returns the text struck through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive) }
}

extension Image {
  /// Creates the image with a name in an asset catalog; the label is ignored.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
  /// Creates the image with a name in an asset catalog; the value is ignored.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }
  /// Creates an image that shows a system symbol; the value is ignored.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  /// Returns an image that stretches to any size; cap insets and the mode are ignored.
  public func resizable(
    capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image { resizable() }
  /// How an image fills a size that is larger than its own.
  ///
  /// Apple counterpart: `Image.ResizingMode` · Source: SwiftUI reference · Fidelity: inert
  public enum ResizingMode: Hashable, Sendable, CaseIterable { case tile, stretch }
  /// The quality of an enlarged image.
  ///
  /// Apple counterpart: `Image.Interpolation` · Source: SwiftUI reference · Fidelity: inert
  public enum Interpolation: Hashable, Sendable, CaseIterable { case none, low, medium, high }
  /// Returns the image unchanged; the engine draws it smooth at every quality.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the image unchanged; the engine always draws its edges smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
