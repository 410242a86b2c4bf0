// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import Foundation

/// Durations, distances and sizes of files as their formatters write them.
enum Amounts {
  /// What a formatter makes; nil for another value or call.
  static func result(of call: HostCall, on value: HostValue) -> Value? {
    guard call.name == "string" else { return nil }
    let number = call.arguments.first?.value.number
    switch value.call?.name {
    case "DateComponentsFormatter":
      return seconds(of: call).map { .some(.string(duration($0, value))) }
    case "MKDistanceFormatter":
      return number.map { number in
        let text = Value.string(distance(number, value))
        return call.argument("for") == nil ? text : .some(text)
      }
    case "ByteCountFormatter":
      return number.map {
        let text = Value.string(bytes($0, style: Measures.set("countStyle", on: value)))
        return call.argument("for") == nil ? text : .some(text)
      }
    default: return nil
    }
  }

  /// What a call makes that needs no formatter; nil for another call.
  static func made(_ call: HostCall) -> Value? {
    guard call.name == "ByteCountFormatter.string",
      let number = call.argument("fromByteCount")?.number
    else { return nil }
    return .string(bytes(number, style: Measures.word(call.argument("countStyle"))))
  }

  // MARK: Durations

  /// A unit of time: its seconds, and its names of each style.
  private struct Part {
    var name: String
    var seconds: Double
    var letters: String
    var short: String
    var long: String
  }

  private static let parts = [
    Part(name: "year", seconds: 31_536_000, letters: "y", short: "yr", long: "year"),
    Part(name: "month", seconds: 2_592_000, letters: "mo", short: "mth", long: "month"),
    Part(name: "weekOfMonth", seconds: 604_800, letters: "w", short: "wk", long: "week"),
    Part(name: "day", seconds: 86_400, letters: "d", short: "day", long: "day"),
    Part(name: "hour", seconds: 3_600, letters: "h", short: "hr", long: "hour"),
    Part(name: "minute", seconds: 60, letters: "m", short: "min", long: "minute"),
    Part(name: "second", seconds: 1, letters: "s", short: "sec", long: "second"),
  ]

  private static func seconds(of call: HostCall) -> Double? {
    if let from = Dates.date(call.argument("from")), let to = Dates.date(call.argument("to")) {
      return to.timeIntervalSince(from)
    }
    guard let given = call.arguments.first?.value else { return nil }
    if let number = given.number { return number }
    guard case .host(let hosted) = given.unwrapped, hosted.call?.name == "DateComponents" else {
      return nil
    }
    return parts.reduce(0) { sum, part in
      sum + (hosted.call?.argument(part.name)?.number ?? 0) * part.seconds
    }
  }

  private static func duration(_ seconds: Double, _ formatter: HostValue) -> String {
    let allowed = names(Measures.setting("allowedUnits", on: formatter))
    let shown = parts.filter { part in
      allowed.isEmpty || allowed.contains(part.name)
        || part.name == "weekOfMonth" && allowed.contains("weekOfYear")
    }
    var rest = min(1e12, seconds.magnitude).rounded()
    var counts = shown.map { part in
      let count = (rest / part.seconds).rounded(.down)
      rest -= count * part.seconds
      return (part: part, count: Int(count))
    }
    let style = Measures.set("unitsStyle", on: formatter) ?? "positional"
    let zeros = names(Measures.setting("zeroFormattingBehavior", on: formatter))
    let keeps = zeros.contains("pad") || zeros.contains("none")
    if style == "positional" {
      if !keeps, let first = counts.firstIndex(where: { $0.count > 0 }) {
        counts.removeFirst(first)
      } else if !keeps {
        counts = counts.suffix(1)
      }
    } else if !keeps {
      counts = counts.contains { $0.count > 0 } ? counts.filter { $0.count > 0 } : counts.suffix(1)
    }
    if let most = Measures.setting("maximumUnitCount", on: formatter)?.wholeNumber, most > 0 {
      counts = Array(counts.prefix(most))
    }
    return (seconds < 0 ? "-" : "")
      + written(counts, style: style, isPadded: zeros.contains("pad"))
  }

  private static func written(
    _ counts: [(part: Part, count: Int)], style: String, isPadded: Bool
  ) -> String {
    if style == "positional" {
      return counts.enumerated().map { number, one in
        number > 0 || isPadded && counts.count > 1
          ? String(format: "%02ld", one.count) : "\(one.count)"
      }.joined(separator: ":")
    }
    let texts = counts.map { part, count -> String in
      let end = count == 1 ? "" : "s"
      switch style {
      case "abbreviated": return "\(count)\(part.letters)"
      case "brief": return "\(count)\(part.short)"
      case "short":
        return "\(count) \(part.short)\(["hr", "min", "sec"].contains(part.short) ? "" : end)"
      default: return "\(count) \(part.long)\(end)"
      }
    }
    return texts.joined(separator: style == "abbreviated" || style == "brief" ? " " : ", ")
  }

  /// The names of the cases that are set.
  private static func names(_ value: Value?) -> Set<String> {
    if case .array(let values)? = value?.unwrapped {
      return Set(values.compactMap { Measures.word($0) })
    }
    return Set([Measures.word(value)].compactMap(\.self))
  }

  // MARK: Distances

  private static func distance(_ meters: Double, _ formatter: HostValue) -> String {
    let locale = Locales.locale(Measures.setting("locale", on: formatter)) ?? Locales.usual
    let units = Measures.set("units", on: formatter) ?? "default"
    let isLong = Measures.set("unitStyle", on: formatter) == "full"
    let isMetric = units == "metric" || units == "default" && locale.measurementSystem == .metric
    let small: (Double, String, String) = isMetric ? (1, "m", "meters") : (0.3048, "ft", "feet")
    let large: (Double, String, String) =
      isMetric ? (1_000, "km", "kilometers") : (1_609.344, "mi", "miles")
    let count = meters / small.0
    if count < 1_000 {
      // Short distances are told in steps.
      let step: Double = count < 50 ? 10 : 50
      let text = Numbers.decimal((count / step).rounded() * step, fraction: 0...0, locale)
      return "\(text) \(isLong ? small.2 : small.1)"
    }
    let far = meters / large.0
    let text = Numbers.decimal(far, fraction: far < 10 ? 0...1 : 0...0, locale)
    return "\(text) \(isLong ? large.2 : large.1)"
  }

  // MARK: Bytes

  /// A number of bytes: `1.5 MB`.
  static func bytes(_ count: Double, style: String?) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = style == "memory" || style == "binary" ? .binary : .decimal
    return formatter.string(fromByteCount: Int64(max(-9e18, min(9e18, count))))
  }
}
