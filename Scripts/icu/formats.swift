// SPDX-License-Identifier: MIT
//
// Prints texts that Foundation makes with ICU's data, for Scripts/check-icu: what our screens ask for,
// and lists, relative times and plurals, in each language; the rest in English.

import Foundation

let moment = Date(timeIntervalSince1970: 1_735_732_800)
let zone = TimeZone(identifier: "Asia/Kathmandu") ?? .gmt
let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
let templates = ["yMMMMd", "MMMMy", "jmm", "jmmss", "EEE", "EEEEdMMM", "yMd", "Gy", "MMMd", "hma"]
let numbers = [0, 1, 2, 5, 11, 1234.5, -98_765_432.1]
let calendars: [Calendar.Identifier] = [
  .gregorian, .buddhist, .chinese, .coptic, .hebrew, .indian, .islamicUmmAlQura, .japanese,
  .persian, .republicOfChina,
]

func show(_ name: String, _ values: [String?]) {
  print(name, values.map { $0 ?? "nil" }.joined(separator: "|"))
}

func dates(_ locale: Locale, _ calendar: Calendar.Identifier) {
  let formatter = DateFormatter()
  (formatter.locale, formatter.timeZone) = (locale, zone)
  formatter.calendar = Calendar(identifier: calendar)
  formatter.calendar.locale = locale
  for style in styles {
    (formatter.dateStyle, formatter.timeStyle) = (style, .none)
    show("\(locale.identifier) \(calendar) date", [formatter.string(from: moment)])
  }
  for template in templates {
    formatter.setLocalizedDateFormatFromTemplate(template)
    show("\(locale.identifier) \(calendar) \(template)", [formatter.string(from: moment)])
  }
}

func everything(_ locale: Locale) {
  let name = locale.identifier
  dates(locale, .gregorian)
  let formatter = DateFormatter()
  (formatter.locale, formatter.timeZone) = (locale, zone)
  for style in [DateFormatter.Style.short, .medium] {
    formatter.timeStyle = style
    show("\(name) time", [formatter.string(from: moment)])
  }
  show("\(name) months", formatter.standaloneMonthSymbols + formatter.monthSymbols)
  show("\(name) days", formatter.shortWeekdaySymbols + formatter.veryShortStandaloneWeekdaySymbols)
  show("\(name) halves", [formatter.amSymbol, formatter.pmSymbol])
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = locale
  show("\(name) week", ["\(calendar.firstWeekday)", "\(calendar.minimumDaysInFirstWeek)"])
  let number = NumberFormatter()
  number.locale = locale
  for style in [NumberFormatter.Style.decimal, .percent, .scientific] {
    number.numberStyle = style
    show("\(name) number", numbers.map { number.string(from: NSNumber(value: $0)) })
  }
  show("\(name) format", numbers.map { $0.formatted(.number.locale(locale)) })
  show("\(name) list", [["a", "b", "c"].formatted(.list(type: .and).locale(locale))])
  let past = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide, locale: locale)
  for days in [-400, -1, 0, 1, 2, 5, 40] {
    let date = Date.now.addingTimeInterval(Double(days) * 86_400 + (days > 0 ? 60 : -60))
    show("\(name) relative", [date.formatted(past)])
  }
  show("\(name) case", ["istanbul İĞ".lowercased(with: locale), "ijs ßa".uppercased(with: locale)])
  show("\(name) title", ["ijsberg über o'neil".capitalized(with: locale)])
  show("\(name) own", [locale.decimalSeparator, locale.groupingSeparator, "\(locale.language)"])
}

func english(_ locale: Locale) {
  let number = NumberFormatter()
  (number.locale, number.numberStyle) = (locale, .currency)
  for code in Locale.commonISOCurrencyCodes.sorted() {
    number.currencyCode = code
    show("\(locale.identifier) \(code)", [number.string(from: 1234.5)])
  }
  let formatter = DateFormatter()
  (formatter.locale, formatter.dateStyle, formatter.timeStyle) = (locale, .full, .full)
  for identifier in TimeZone.knownTimeZoneIdentifiers.sorted() {
    formatter.timeZone = TimeZone(identifier: identifier)
    show("\(locale.identifier) \(identifier)", [formatter.string(from: moment)])
  }
  for calendar in calendars { dates(locale, calendar) }
}

Locale.availableIdentifiers.sorted().map(Locale.init(identifier:)).forEach(everything)
for name in ["ar_EG", "de_DE", "fa_IR", "he_IL", "ja_JP", "th_TH", "zh_TW"] {
  for calendar in calendars { dates(Locale(identifier: name), calendar) }
}
["en_US", "en_GB", "en"].map(Locale.init(identifier:)).forEach(english)

// Breaking of words, and of what people take for one character.
let patterns = [
  #"\b\w+\b"#, #"\X"#, #"\p{Script=Thai}+"#, #"(?i)straße"#, #"\N{LATIN SMALL LETTER A}"#,
]
let text = "Straße nº 12, don't 👩‍👩‍👧 สวัสดีครับ 你好"
for pattern in patterns {
  let expression = try NSRegularExpression(pattern: pattern, options: .useUnicodeWordBoundaries)
  let found = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
  show(pattern, found.map { "\($0.range)" })
}
show("title", ["สวัสดีครับ hello 你好 world ខ្មែរ abc".capitalized])
show("address", [URL(string: "https://bücher.example/ä")?.absoluteString])
let sorted = ["b", "Ä", "a", "z", "10", "9"].sorted { $0.localizedCompare($1) == .orderedAscending }
show("sorted", sorted)
