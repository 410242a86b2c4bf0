// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInspection
import ChiaroReport
import ChiaroTestSupport
import Testing

/// A catalog is judged by the platforms of its targets, whatever its folder is called.
@Suite("Platform by target")
struct PlatformTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Too faint on the backgrounds of either system, whose names the messages give.
    for (name, color) in [("CaptionText", "0x73"), ("FaintText", "0xBB")] {
      try folder.write(
        #"{"info":{"version":1},"colors":[{"idiom":"universal","color":{"color-space":"srgb","#
          + #""components":{"red":"\#(color)","green":"\#(color)","blue":"\#(color)","#
          + #""alpha":"1.0"}}}]}"#, to: "Shared/Art.xcassets/\(name).colorset/Contents.json")
    }
  }

  private func write(_ settings: [String]) throws {
    let targets = settings.enumerated().map { index, setting in
      """
      T\(index) = { name = T\(index); buildPhases = (R); buildConfigurationList = L\(index); };
      L\(index) = { buildConfigurations = (C\(index)); };
      C\(index) = { buildSettings = { SDKROOT = \(setting); }; };
      """
    }
    let names = settings.indices.map { "T\($0)" }.joined(separator: ", ")
    try folder.write(
      """
      // !$*UTF8*$!
      { rootObject = P; objects = {
      P = { mainGroup = G; targets = (\(names)); };
      G = { children = (A); path = Shared; sourceTree = "<group>"; };
      A = { path = Art.xcassets; sourceTree = "<group>"; };
      R = { files = (B); }; B = { fileRef = A; };
      \(targets.joined(separator: "\n"))
      }; }
      """, to: "App.xcodeproj/project.pbxproj")
  }

  private func inspect() throws -> Inspection {
    var options = Inspection.Options()
    options.configuration.onlyRules = ["low-contrast", "missing-high-contrast-variant"]
    return try Inspection(of: folder.path, options: options)
  }

  private func grounds(_ inspection: Inspection) -> Set<String> {
    Set(
      inspection.result.findings.flatMap { finding in
        ["windowBackgroundColor", "secondarySystemBackground", "systemGroupedBackground"].filter {
          finding.message.contains($0)
        }
      })
  }

  @Test(
    "by the target's kit; without one as iOS's",
    arguments: [(["macosx"], true), (["iphoneos"], false), ([], false)])
  func one(_ kits: [String], _ isMac: Bool) throws {
    try write(kits)
    let found = grounds(try inspect())
    #expect(!found.isEmpty)
    #expect(found == ["windowBackgroundColor"] || !isMac)
    #expect(!found.contains("windowBackgroundColor") || isMac)
  }

  @Test("by both platforms of two targets, with one finding for each cause")
  func both() throws {
    try write(["macosx", "iphoneos"])
    let both = try inspect()
    let findings = both.result.findings
    let identities = findings.map { "\($0.rule) \($0.object) \($0.appearance ?? "")" }
    #expect(Set(identities).count == identities.count)
    #expect(findings.count { $0.rule == "missing-high-contrast-variant" } == 1)
    var single: Set<String> = []
    for kit in ["macosx", "iphoneos"] {
      try write([kit])
      single.formUnion(
        try inspect().result.findings.map { "\($0.rule) \($0.object) \($0.appearance ?? "")" })
    }
    #expect(Set(identities) == single)
    let report = both.report(title: "", showsCatalogs: true)
    #expect(report.summary.catalogs == 1 && report.catalogs.count == 1)
  }
}
