// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

/// Every subcommand, by whole transcripts: what is printed, what is said, and the exit code.
@Suite("Transcripts")
struct TranscriptTests {
  @Test("a command answers as its transcript says", arguments: Self.all)
  func transcript(_ transcript: Transcript) throws {
    let text = try transcript.text()
    #expect(transcript.recording().mismatch(text) == nil)
  }

  @Test("no two transcripts have one name")
  func names() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  static let all =
    audit + derive + exchange + resolve + explain + palette + contrast + convert + material + render
    + rules + setting + sun + help + usage

  private static let tidepool = "--catalog Examples/Tidepool"

  private static let audit = [
    Transcript("audit-tidepool", "audit Examples/Tidepool"),
    Transcript("audit-tidepool-json", "audit Examples/Tidepool --format json"),
    Transcript("audit-netnewswire", "audit Examples/NetNewsWire"),
    Transcript(
      "audit-two-projects", "audit Examples/NetNewsWire Examples/Tidepool --only missing-file"),
    Transcript(
      "audit-one-catalog", "audit Examples/Tidepool/Tidepool/Assets.xcassets --only low-contrast"),
    Transcript("audit-xcode", "audit Examples/Tidepool --only missing-file --format xcode"),
    Transcript("audit-quiet", "audit Examples/Tidepool --only missing-file -q"),
    Transcript("audit-short", "audit Examples/Tidepool --only empty-dark-slot -q -f xcode"),
    Transcript("audit-clean", "audit Examples/Tidepool --only not-checked"),
    Transcript("audit-github", "audit Examples/Tidepool --only missing-file --format github"),
    Transcript("audit-markdown", "audit Examples/Tidepool --only missing-file --format markdown"),
    Transcript("audit-junit", "audit Examples/Tidepool --only missing-file --format junit"),
    Transcript("audit-sarif", "audit Examples/Tidepool --only missing-file --format sarif"),
    Transcript("audit-nothing-there", "audit Nowhere"),
    Transcript("audit-no-catalog", "audit Support"),
    Transcript("audit-unknown-rule", "audit Examples/Tidepool --only missing-files"),
    Transcript(
      "audit-disable", "audit Examples/Tidepool --only missing-file --disable missing-file"),
    Transcript("audit-unknown-revision", "audit Examples/Tidepool --diff-base no-such-branch"),
    Transcript("audit-no-configuration", "audit Examples/Tidepool --config nowhere.yml"),
    Transcript("audit-no-part", "audit Examples/Tidepool --shard 9/8"),
    Transcript("audit-part-of-baseline", "audit --shard 1/8 --write-baseline known.json"),
    Transcript("merge-nothing-there", "merge nowhere.json"),
    Transcript("audit-explain", "audit Examples/Tidepool --only missing-file --explain"),
    Transcript("audit-all", "audit Examples/Tidepool --only missing-dark-variant --all"),
    Transcript("audit-odd-threshold", "audit --fail-on often"),
    Transcript("audit-odd-likelihood", "audit --min-likelihood 2"),
    Transcript("init-nothing-there", "init Nowhere"), Transcript("init-schema", "init --schema"),
    Transcript("audit-no-baseline", "audit Examples/Tidepool --baseline nowhere.json"),
  ]

  private static let exchange = [
    Transcript("export-unknown-format", "export Examples/Tidepool --to ctss --output /nowhere"),
    Transcript("export-no-catalog", "export Scripts --to dtcg --output /nowhere"),
    Transcript("import-no-format", "import Package.swift --into /nowhere/New.xcassets"),
    Transcript("import-nothing-there", "import nowhere.json --into /nowhere/New.xcassets"),
    Transcript("help-export", "export --help"), Transcript("help-import", "import --help"),
    Transcript("sync-nothing", "sync Examples/Tidepool"), Transcript("help-sync", "sync --help"),
  ]

  private static let derive = [
    Transcript("derive-diff", "derive Examples/Tidepool --dry-run --lock Tide/Fall"),
    Transcript("derive-table", "derive Examples/Tidepool --format table --role Sand=background"),
    Transcript(
      "derive-json", "derive Examples/Tidepool --like Examples/NetNewsWire --format json"),
    Transcript("derive-pair", "derive Examples/Tidepool --pair Sand/Brand/Kelp -f table"),
    Transcript("derive-unknown-role", "derive Examples/Tidepool --role Sand=hue"),
    Transcript("derive-unknown-name", "derive Examples/Tidepool --lock Sandd"),
    Transcript("derive-no-pair", "derive Examples/Tidepool --pair Sand"),
    Transcript("derive-png-nowhere", "derive Examples/Tidepool --format png"),
  ]

  private static let resolve = [
    Transcript("resolve", "resolve Brand/Lagoon \(tidepool)"),
    Transcript("resolve-system", "resolve systemRed --platform macos --style dark"),
    Transcript("resolve-system-all", "resolve label --all"),
    Transcript("resolve-system-json", "resolve systemTeal --format json"),
    Transcript("resolve-dark", "resolve Brand/Lagoon \(tidepool) --style dark"),
    Transcript("resolve-json", "resolve Brand/Coral \(tidepool) --format json"),
    Transcript(
      "resolve-json-high",
      "resolve Brand/Coral \(tidepool) --style dark --contrast high --format json"),
    Transcript("resolve-p3", "resolve Brand/Lagoon \(tidepool) --gamut p3 --format json"),
    Transcript("resolve-all", "resolve Brand/Coral \(tidepool) --all"),
    Transcript("resolve-all-json", "resolve Tide/Rise \(tidepool) --all --format json"),
    Transcript("resolve-every", "resolve \(tidepool)"),
    Transcript("resolve-every-json", "resolve \(tidepool) --style dark --format json"),
    Transcript("resolve-reference", "resolve Text/Link \(tidepool) --style dark --format json"),
    Transcript(
      "resolve-reference-macos",
      "resolve Text/Link \(tidepool) --platform macos --style dark --format json"),
    Transcript(
      "resolve-elevated", "resolve Surface/Page \(tidepool) --style dark --level elevated"),
    Transcript("resolve-unknown", "resolve Brand/Lagon \(tidepool)"),
    Transcript("resolve-no-catalog", "resolve Brand --catalog Nowhere"),
    Transcript("resolve-locale", "resolve Sand \(tidepool) --locale fr --format json"),
  ]

  private static let explain = [
    Transcript("explain-system", "explain systemRed --style dark"),
    Transcript("explain", "explain Brand/Coral \(tidepool)"),
    Transcript(
      "explain-high", "explain Brand/Lagoon \(tidepool) --style dark --contrast high"),
    Transcript("explain-json", "explain Foam \(tidepool) --style dark --format json"),
    Transcript("explain-unknown", "explain Foem \(tidepool)"),
  ]

  private static let palette = [
    Transcript("palette-ios", "palette --platform ios"),
    Transcript("palette-macos", "palette --platform macos"),
    Transcript("palette-visionos", "palette --platform visionos"),
    Transcript("palette-tvos-json", "palette --platform tvos --format json"),
    Transcript("palette-unknown", "palette --platform beos"),
    Transcript("palette-png-nowhere", "palette --format png"),
  ]

  private static let contrast = [
    Transcript("contrast-system", "contrast label systemBackground --style dark"),
    Transcript("contrast-catalog", "contrast Brand/Coral white \(tidepool)"),
    Transcript("contrast-near-system", "contrast systemRd white"),
    Transcript("contrast", "contrast #777 white"),
    Transcript("contrast-passing", "contrast black white"),
    Transcript("contrast-translucent", "contrast #000000CC #FFFFFF80"),
    Transcript("contrast-json", "contrast #767676 #FFFFFF --format json"),
    Transcript("contrast-p3", "contrast color(display-p3_0.2_0.8_0.4) black"),
    Transcript("contrast-unknown", "contrast grren white"),
  ]

  private static let convert = [
    Transcript("convert-system", "convert systemTeal --platform macos --style dark --to oklch"),
    Transcript("convert", "convert #3366CC --to oklch"),
    Transcript("convert-json", "convert #3366CC --to lch --format json"),
    Transcript("convert-gray", "convert gray --to oklch --format json"),
    Transcript("convert-clip", "convert color(display-p3_0_1_0) --to srgb --map clip"),
    Transcript("convert-css", "convert color(display-p3_0_1_0) --to srgb --map css"),
    Transcript("convert-unmapped", "convert color(display-p3_0_1_0) --to srgb"),
    Transcript("convert-gray-gamma", "convert #808080 --to gray-gamma-22 --format json"),
    Transcript("convert-unknown-space", "convert red --to oklhc"),
  ]

  private static let material = [
    Transcript("material", "material systemThinMaterial --over #808080"),
    Transcript(
      "material-json", "material systemChromeMaterial --over red --style dark --format json"),
    Transcript("material-pinned", "material systemMaterialDark --over white"),
    Transcript("material-adaptive", "material prominent --over #00ff0080"),
    Transcript("material-macos", "material sidebar --over red --style dark"),
    Transcript(
      "material-reduce-transparency",
      "material systemThinMaterial --over #808080 --style dark --reduce-transparency"),
    Transcript(
      "material-increase-contrast", "material titlebar --over black --increase-contrast"),
    Transcript("material-unknown", "material systemThinMaterail --over red"),
    Transcript("material-unmeasured", "material selection --over red"),
    Transcript("material-unmeasured-dark", "material sheet --over red --style dark"),
    Transcript("material-vibrancy", "material secondaryLabel --over red"),
    Transcript("material-elsewhere", "material sidebar --over red --platform ios"),
    Transcript("material-television", "material systemMaterial --over red --platform tvos"),
    Transcript("material-deprecated", "material light --over red --platform macos"),
    Transcript("material-no-color", "material light --over blurple"),
    Transcript("material-over-nothing", "material light"),
  ]

  private static let render = [
    Transcript("render-nothing-there", "render Nowhere"),
    Transcript("render-no-catalog", "render Scripts"),
    Transcript("render-no-picture", "render README.md"),
    Transcript("render-unknown-set", "render Examples/Tidepool --only Brand/Lagon"),
    Transcript("render-unknown-appearance", "render red --appearance noon"),
    Transcript("render-unknown-condition", "render red --condition moon"),
    Transcript("render-unknown-severity", "render red --condition sun:2"),
    Transcript("render-unknown-scale", "render red --scale 9"),
    Transcript("render-unknown-depth", "render red --depth 12"),
    Transcript("render-unknown-page", "render Gallery --only attic"),
    Transcript("render-gallery-with-path", "render red --gallery home"),
    Transcript("render-without-path", "render"),
  ]

  private static let rules = [
    Transcript("rules", "rules"),
    Transcript("rules-one", "rules dark-equals-light"),
    Transcript("rules-json", "rules dark-equals-light --format json"),
    Transcript("rules-unknown", "rules dark-equal-light"),
  ]

  private static let setting = [
    Transcript("get-unknown", "get stile"),
    Transcript("set-nothing", "set"),
    Transcript("set-unknown", "set drak"),
    Transcript("set-schedule", "set schedule 25:00 7:00"),
    Transcript("service-usage", "service --prefix /usr"),
    Transcript("followers-unknown", "followers on kity"),
    Transcript("followers-usage", "followers maybe kitty"),
    Transcript("followers-two-values", "followers on kitty foot --dark night.conf"),
  ]

  private static let sun = [
    Transcript("sun", "sun 52.5 13.4 2026-06-21"),
    Transcript("sun-json", "sun 52.5 13.4 2026-06-21 --format json"),
    Transcript("sun-negative", "sun -33.45 -70.67 2026-12-21 --format json"),
    Transcript("sun-dashes", "sun --format json -- -33.45 -70.67 2026-12-21"),
    Transcript("sun-polar-day", "sun 78.2 15.6 2026-06-21"),
    Transcript("sun-polar-night", "sun 78.2 15.6 2026-12-21 --format json"),
    Transcript("sun-set-only", "sun 69.6 18.9 2026-07-27"),
    Transcript("sun-no-place", "sun 52.5"),
    Transcript("sun-not-on-earth", "sun 91 0"),
    Transcript("sun-no-number", "sun north 0"),
    Transcript("sun-no-date", "sun 52.5 13.4 2026-02-30"),
    Transcript("sun-too-much", "sun 52.5 13.4 2026-06-21 2026-06-22"),
    Transcript("sun-unknown-option", "sun 52.5 13.4 --json"),
  ]

  /// The help of every command, `help resolve` and `--help` being the same.
  private static let help =
    [
      "audit", "contrast", "convert", "derive", "doctor", "explain", "followers", "get", "init",
      "material", "merge", "palette", "render", "rules", "service", "set", "sun", "toggle", "watch",
    ].map { Transcript("help-\($0)", "\($0) --help") } + [
      Transcript("help-resolve", "help resolve")
    ]

  private static let usage = [
    Transcript("help", "--help"),
    Transcript("version", "--version"),
    Transcript("unknown-command", "adit"),
    Transcript("unknown-command-help", "help contras"),
    Transcript("unknown-command-far", "frobnicate"),
    Transcript("unknown-style", "resolve label --style drak"),
    Transcript("unknown-option", "audit --formt json"),
    Transcript("unknown-format", "audit --format jason"),
    Transcript("dry-run-alone", "audit --dry-run"),
    Transcript("missing-argument", "contrast black"),
  ]
}
