// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
public import ChiaroFindings
import ChiaroProject
import ChiaroSource

extension RuleExample {
  /// Runs a rule on this example and returns its findings.
  public func run(_ rule: any AuditRule.Type) -> [Finding] {
    var report = RuleReport(rule: RuleListing(id: rule.id, rule.description))
    rule.check(context, &report)
    return report.findings
  }

  /// The settings, each as its words.
  package var settings: [[String]] {
    setting.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
  }

  /// The example as the input of a rule.
  var context: AuditContext {
    let example = ExampleCatalog(catalog)
    var configuration = AuditConfiguration()
    var plist: [String: PropertyList] = [:]
    var hasDecoder = true
    var uses: [[String]] = []
    for words in settings {
      switch words[0] {
      case "lock": plist["UIUserInterfaceStyle"] = .text(words[1] == "dark" ? "Dark" : "Light")
      case "accent": plist["NSAccentColorName"] = .text(words[1])
      case "platform": configuration.platform = SystemReference.platform(words[1])
      case "pair":
        configuration.pairs.append(.init(text: words[1], background: words[3]))
      case "omitted": configuration.omittedFiles.append(Glob("Example.xcassets/\(words[1])"))
      case "used": uses.append(Array(words.dropFirst()))
      case "no": hasDecoder = false
      default: preconditionFailure("an example's setting must be a known one: \(words[0])")
      }
    }
    var project = Project(root: ".")
    project.infoPlists = [InfoPlist(.dictionary(plist), path: "Info.plist")]
    let files = example.files
    var context = AuditContext(
      project: project, catalogs: [example.catalog], configuration: configuration,
      pictures: PictureStore(decoder: hasDecoder ? ExamplePicture.Decoder() : nil) { files[$0] })
    if !uses.isEmpty { context.assetUses = Self.uses(uses, in: context) }
    return context
  }

  /// The uses of `used Ink as text`; a set that is not named is not used.
  private static func uses(_ settings: [[String]], in context: AuditContext) -> AssetUses {
    var uses = AssetUses()
    for catalog in context.catalogs {
      for color in catalog.colors { uses[color.set.path] = AssetUses.Use(count: 0) }
      for image in catalog.images { uses[image.set.path] = AssetUses.Use(count: 0) }
    }
    for words in settings {
      var use = AssetUses.Use(count: 1)
      use.isTemplate = words.contains("template")
      use.isPlain = words.contains("plain")
      use.roles = Set(words.dropFirst().compactMap(AssetUses.Role.init(rawValue:)))
      for set in context.catalogs.flatMap(\.catalog.sets)
      where set.name == words[0] && uses[set.path] != nil {
        uses[set.path] = use
      }
    }
    return uses
  }
}
