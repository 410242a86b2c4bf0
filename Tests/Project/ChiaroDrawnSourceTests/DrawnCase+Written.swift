// SPDX-License-Identifier: MIT

extension DrawnCase {
  /// Numbers, dates, durations and measurements as formatters write them.
  static let written = [
    DrawnCase(
      name: "durations", views: "VStack { Text(shown(.abbreviated)); Text(shown(.full)) }",
      declarations: """
        func shown(_ style: DateComponentsFormatter.UnitsStyle) -> String {
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = style
          if style == .abbreviated { formatter.allowedUnits = [.hour, .minute] }
          return formatter.string(from: 520_800) ?? ""
        }
        """,
      texts: ["144h 40m", "6 days, 40 minutes"]),
    DrawnCase(
      name: "a clock that counts down", views: "Text(clock.string(from: 65)!)",
      declarations: """
        let clock: DateComponentsFormatter = {
          let formatter = DateComponentsFormatter()
          formatter.allowedUnits = [.hour, .minute, .second]
          formatter.unitsStyle = .positional
          formatter.zeroFormattingBehavior = .pad
          return formatter
        }()
        """,
      texts: ["00:01:05"]),
    DrawnCase(
      name: "distances in two languages",
      views: "VStack { Text(far(\"en_US\", 120)); Text(far(\"de-DE\", 1_500)) }",
      declarations: """
        func far(_ identifier: String, _ meters: Double) -> String {
          let formatter = MKDistanceFormatter()
          formatter.locale = Locale(identifier: identifier)
          formatter.unitStyle = .abbreviated
          return formatter.string(fromDistance: meters)
        }
        """,
      texts: ["400 ft", "1,5 km"]),
    DrawnCase(
      name: "measurements", views: "Shown(speed: .init(value: 100, unit: .kilometersPerHour))",
      declarations: """
        struct Shown: View {
          var speed: Measurement<UnitSpeed>
          var body: some View {
            VStack {
              Text("\\(Int(speed.converted(to: .milesPerHour).value)) \\(speed.unit.symbol)")
              Text(MeasurementFormatter().string(from: speed))
              Text(speed.formatted(.measurement(width: .wide, usage: .asProvided)))
            }
          }
        }
        """,
      texts: ["62 km/h", "62.137 mph", "100 kilometers per hour"]),
    DrawnCase(
      name: "numbers and sizes of files",
      views: """
        Text(1234.formatted())
        Text(0.25.formatted(.percent))
        Text(ByteCountFormatter.string(fromByteCount: 2_000_000, countStyle: .file))
        """,
      texts: ["1,234", "25%", "2 MB"]),
    DrawnCase(
      name: "a date in a zone and a language", views: "Text(style.format(date)); Text(day)",
      declarations: """
        let date = Date(timeIntervalSince1970: 1_718_065_239)
        let style = Date.FormatStyle(timeZone: .init(secondsFromGMT: 0)!)
          .hour(.defaultDigits(amPM: .abbreviated)).minute(.twoDigits).locale(.init(identifier: "de"))
        let day: String = {
          let formatter = DateFormatter()
          formatter.locale = Locale(identifier: "fr_FR")
          formatter.timeZone = TimeZone(secondsFromGMT: 7_200)
          formatter.dateFormat = "EEEE HH"
          return formatter.string(from: date)
        }()
        """,
      texts: ["00:20", "mardi 02"]),
    DrawnCase(
      name: "the configuration of a device that becomes higher", views: "Text(tall)",
      declarations: """
        let tall: String = {
          var config = ViewImageConfig.iPhone13(.landscape)
          config.size?.height *= 2
          return "\\(Int(config.size!.width)) \\(Int(config.size!.height))"
        }()
        """,
      texts: ["844 780"]),
  ]
}
