// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

/// What is in force, when it changes next, and where the place is from.
struct SettingCheck: DoctorCheck {
  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    guard let folder = context.stateFolder, let answer = try? context.client.report() else {
      return []
    }
    let report = answer.report
    let appearance = report["appearance"] ?? ""
    let next = report["next-change"] ?? "none"
    let style = DoctorFinding.good(
      "style",
      "the style is \(report["style"] ?? ""), the setting \(appearance)"
        + (next == "none" ? "" : ", and the next change \(next)"))
    let configuration = SettingFile(folder: folder).setting.appearance
    guard configuration.setting == .auto else { return [style] }
    return [style] + place(configuration)
  }

  private func place(_ configuration: AutoConfiguration) -> [DoctorFinding] {
    let rules = configuration.rules
    if rules.schedule == nil && !rules.followsSun && !rules.followsAmbientLight {
      return [
        .trouble(
          "auto-without-rule",
          """
          the setting is auto, but follows no rule: neither the sun, nor a schedule, nor room light
          """, advice: "run: chiaro set rule sun on")
      ]
    }
    guard rules.followsSun, rules.schedule == nil else { return [] }
    if let position = configuration.position {
      return [.good("place", "the sun is calculated for \(position.text), which you have set")]
    }
    let zone = ZonePositions.systemZone
    if let zone, let position = ZonePositions.system[zone] {
      return [
        .good(
          "place",
          "the sun is calculated for \(position.text), from the time zone \(zone)")
      ]
    }
    return [
      .trouble(
        "place-unknown",
        zone.map { "the place for the sun is unknown: the time zone \($0) has none" }
          ?? "the place for the sun is unknown, because the system names no time zone",
        advice: "run: chiaro set sun LATITUDE LONGITUDE")
    ]
  }
}
