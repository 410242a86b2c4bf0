// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop
import ChiaroSource

/// `chiaro sun`: when the sun rises and sets.
struct SunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sun",
    abstract: "Print the times of sunrise and sunset at a place on a date in UTC.",
    usage: "chiaro sun <latitude> <longitude> [<date>] [--format <format>]",
    discussion: HelpText.text(
      """
      Degrees are positive for north and east, negative for south and west. The date is in UTC, \
      such as 2026-06-21; the default is today. The times are those within that day of UTC, so in \
      the Americas the sunset may be that of the evening before. Times are accurate to about a \
      minute.
      """,
      examples: [
        "chiaro sun 52.5 13.4",
        "chiaro sun -33.45 -70.67 2026-12-21 --format json",
      ]))

  // Takes what looks like an option too, such as -33.9.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The latitude and longitude in degrees, then optionally a date.",
      valueName: "latitude longitude date"))
  var words: [String] = []

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func run() throws {
    let words = words.filter { $0 != "--" }
    guard (2...3).contains(words.count) else {
      throw Outcome.usage("expected a latitude, a longitude and optionally a date")
    }
    let sun = Sun(from: try Self.position(words[0], words[1]))
    let date = try words.count < 3 ? UTCDate.today : Self.date(words[2])
    switch format {
    case .json: try Terminal.print(Self.json(sun.times(on: date)))
    case .text: try Terminal.print(Self.text(sun, date))
    }
  }

  private static func position(_ north: String, _ east: String) throws -> GeographicPosition {
    let degrees = try [north, east].map { word in
      guard let number = Double(word) else { throw Outcome.usage("\"\(word)\" is not a number") }
      return number
    }
    guard let position = GeographicPosition(latitude: degrees[0], longitude: degrees[1]) else {
      throw Outcome.usage(
        "\(north) \(east) is not on earth (expected -90 to 90 north, -180 to 180 east)")
    }
    return position
  }

  private static func date(_ word: String) throws -> UTCDate {
    guard let date = UTCDate(word) else {
      throw Outcome.usage("\"\(word)\" is not a date (expected one such as 2026-06-21)")
    }
    return date
  }

  private static func json(_ times: SunTimes) -> JSON {
    [
      "version": 1, "sunrise": JSON(times.sunrise.map { "\($0)" }),
      "sunset": JSON(times.sunset.map { "\($0)" }),
    ]
  }

  private static func text(_ sun: Sun, _ date: UTCDate) -> String {
    let times = sun.times(on: date)
    if times.sunrise == nil && times.sunset == nil {
      return "the sun is \(sun.isUp(at: date.start) ? "up" : "down") all day\n"
    }
    let line = { (name: String, instant: Instant?) in
      "\(name)  \(instant.map { "\($0)" } ?? "none on this day")\n"
    }
    return line("sunrise", times.sunrise) + line("sunset ", times.sunset)
  }
}
