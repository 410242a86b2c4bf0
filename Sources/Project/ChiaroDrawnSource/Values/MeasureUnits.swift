// SPDX-License-Identifier: MIT

extension Measures {
  /// A unit: its class and name in code, its symbol, and how many base units one of it is.
  struct Unit {
    var kind: String
    var name: String
    var symbol: String
    var factor: Double
    /// What is added for the base unit: of temperatures alone.
    var offset = 0.0

    /// Its name in words, for many: `milesPerHour` is "miles per hour".
    var words: String {
      if kind == "UnitTemperature" {
        return "degrees \(name.prefix(1).uppercased())\(name.dropFirst())"
      }
      return name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }

    /// Its name in words, for one.
    var singular: String {
      if name == "feet" { return "foot" }
      if name == "inches" { return "inch" }
      var parts = words.split(separator: " ").map(String.init)
      if parts[0].hasSuffix("s") { parts[0].removeLast() }
      return parts.joined(separator: " ")
    }

    /// Its symbol where no number stands before it.
    var alone: String {
      if symbol == "mph" { return "mi/hr" }
      return symbol.hasSuffix("/h") ? symbol + "r" : symbol
    }
  }

  private typealias Row = (name: String, symbol: String, factor: Double)

  // The factors are those of the SI, of the international yard and pound, and of IEC 80000-13.
  private static let rows: [(kind: String, units: [Row])] = [
    (
      "UnitLength",
      [
        ("meters", "m", 1), ("kilometers", "km", 1_000), ("centimeters", "cm", 0.01),
        ("millimeters", "mm", 0.001), ("micrometers", "µm", 1e-6), ("miles", "mi", 1_609.344),
        ("feet", "ft", 0.3048), ("yards", "yd", 0.9144), ("inches", "in", 0.0254),
        ("nauticalMiles", "NM", 1_852),
      ]
    ),
    (
      "UnitSpeed",
      [
        ("metersPerSecond", "m/s", 1), ("kilometersPerHour", "km/h", 1 / 3.6),
        ("milesPerHour", "mph", 0.44704), ("knots", "kn", 1_852 / 3_600),
      ]
    ),
    (
      "UnitMass",
      [
        ("kilograms", "kg", 1), ("grams", "g", 0.001), ("milligrams", "mg", 1e-6),
        ("pounds", "lb", 0.45359237), ("ounces", "oz", 0.028349523125), ("metricTons", "t", 1_000),
        ("stones", "st", 6.35029318),
      ]
    ),
    (
      "UnitDuration",
      [
        ("seconds", "s", 1), ("minutes", "min", 60), ("hours", "hr", 3_600),
        ("milliseconds", "ms", 0.001),
      ]
    ),
    (
      "UnitAngle",
      [("degrees", "°", 1), ("radians", "rad", 180 / Double.pi), ("revolutions", "rev", 360)]
    ),
    (
      "UnitPressure",
      [
        ("newtonsPerMetersSquared", "N/m²", 1), ("hectopascals", "hPa", 100),
        ("kilopascals", "kPa", 1_000), ("bars", "bar", 100_000), ("millibars", "mbar", 100),
        ("inchesOfMercury", "inHg", 3_386.389), ("poundsForcePerSquareInch", "psi", 6_894.757),
      ]
    ),
    (
      "UnitArea",
      [
        ("squareMeters", "m²", 1), ("squareKilometers", "km²", 1e6),
        ("squareFeet", "ft²", 0.09290304), ("acres", "ac", 4_046.8564224), ("hectares", "ha", 1e4),
      ]
    ),
    (
      "UnitVolume",
      [
        ("liters", "L", 1), ("milliliters", "mL", 0.001), ("cubicMeters", "m³", 1_000),
        ("gallons", "gal", 3.785411784), ("cups", "cup", 0.24),
        ("fluidOunces", "fl oz", 0.0295735295625), ("tablespoons", "tbsp", 0.01478676478125),
        ("teaspoons", "tsp", 0.00492892159375),
      ]
    ),
    (
      "UnitEnergy",
      [
        ("joules", "J", 1), ("kilojoules", "kJ", 1_000), ("calories", "cal", 4.184),
        ("kilocalories", "kcal", 4_184), ("kilowattHours", "kWh", 3_600_000),
      ]
    ),
    ("UnitPower", [("watts", "W", 1), ("kilowatts", "kW", 1_000), ("milliwatts", "mW", 0.001)]),
    ("UnitElectricPotentialDifference", [("volts", "V", 1), ("millivolts", "mV", 0.001)]),
    ("UnitElectricCurrent", [("amperes", "A", 1), ("milliamperes", "mA", 0.001)]),
    ("UnitFrequency", [("hertz", "Hz", 1), ("kilohertz", "kHz", 1e3), ("megahertz", "MHz", 1e6)]),
    (
      "UnitInformationStorage",
      [
        ("bits", "bit", 1), ("bytes", "B", 8), ("kilobytes", "kB", 8e3), ("megabytes", "MB", 8e6),
        ("gigabytes", "GB", 8e9), ("terabytes", "TB", 8e12), ("kibibytes", "KiB", 8_192),
        ("mebibytes", "MiB", 8_388_608),
      ]
    ),
  ]
}

extension Measures.Unit {
  /// The units by their names in code.
  static let all: [String: Measures.Unit] = {
    var all: [String: Measures.Unit] = [:]
    for (kind, units) in Measures.rows {
      for (name, symbol, factor) in units {
        all[name] = Measures.Unit(kind: kind, name: name, symbol: symbol, factor: factor)
      }
    }
    let temperatures = [
      ("kelvin", "K", 1, 0), ("celsius", "°C", 1, 273.15),
      ("fahrenheit", "°F", 5.0 / 9, 459.67 * 5 / 9),
    ]
    for (name, symbol, factor, offset) in temperatures {
      all[name] = Measures.Unit(
        kind: "UnitTemperature", name: name, symbol: symbol, factor: factor, offset: offset)
    }
    return all
  }()

  /// The classes of units.
  static let kinds = Set(all.values.map(\.kind))
}
