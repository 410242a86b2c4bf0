// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// The audit of screens that stand in code.
@Suite("Audit of screens in code")
struct CodeScreenAuditTests {
  private static let code = """
    import SwiftUI
    struct Page: View {
      var body: some View {
        NavigationStack {
          Text("Tides")
            .foregroundColor(.black)
        }
      }
    }
    """

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.folder.write(Self.code, to: "App/Page.swift")
    return workspace
  }

  @Test("what cannot be read on a drawn screen is an error, once; --no-screens draws nothing")
  func isDrawn() throws {
    let workspace = try workspace()
    let run = try workspace.run("audit", "App", "-f", "xcode", "-q")
    let lines = run.output.split(separator: "\n").filter { $0.contains("Page.swift:6") }
    #expect(run.code == 1, "\(run)")
    #expect(lines.count == 1 && lines[0].contains("error: Unreadable in dark"), "\(run.output)")
    #expect(lines.first?.hasSuffix("[vanishing-text]") == true, "\(run.output)")
    let without = try workspace.run("audit", "App", "-f", "xcode", "-q", "--no-screens")
    #expect(!without.output.contains("vanishing-text"), "\(without.output)")
    #expect(without.output.contains("[fixed-color]"), "\(without.output)")
  }

  @Test("the change that a rule over code offers is that of the screen, and mends it")
  func isMended() throws {
    let workspace = try workspace()
    let run = try workspace.run("audit", "App", "--fix", "--unsafe", "-q", "-f", "xcode")
    #expect(!run.output.contains("vanishing-text"), "\(run)")
    let text = try String(contentsOfFile: workspace.folder.path("App/Page.swift"), encoding: .utf8)
    #expect(text.contains(".foregroundColor(.primary)"), "\(text)")
    #expect(try workspace.run("audit", "App", "-q", "-f", "xcode").code == 0)
  }

  @Test("the same project has the same findings in each run, kept or not")
  func isSteady() throws {
    let workspace = try workspace()
    let first = try workspace.run("audit", "App", "-f", "json", "-q", "--cache", "kept")
    let second = try workspace.run("audit", "App", "-f", "json", "-q", "--cache", "kept")
    #expect(first.output == second.output && first.output.contains("vanishing-text"))
    #expect(try workspace.run("audit", "App", "-f", "json", "-q").output == first.output)
  }

  @Test("a program that draws nothing leaves the audit whole, and is told in one line")
  func isWhole() throws {
    let workspace = try workspace()
    let run = try Program(
      folder: workspace.folder.path, environment: ["CHIARO_SCREENS": "/bin/false"]
    ).run(["audit", "App", "-f", "xcode"])
    #expect(run.code != 75 && run.code != 70, "\(run)")
    #expect(run.output.contains("[fixed-color]"), "\(run.output)")
    #expect(run.output.components(separatedBy: "code-screens-left-out").count <= 2)
  }

  @Test("Harbor fails in the dark on a screen of SwiftUI and on one of UIKit, and is mended")
  func harbor() throws {
    let workspace = try Workspace()
    try FileManager.default.copyItem(
      atPath: "\(SourceTree.root)/Examples/Harbor", toPath: workspace.folder.path("Harbor"))
    let found = try workspace.run("audit", "Harbor", "-f", "xcode", "-q").output
    for file in ["LogScreen.swift", "MooringsController.swift"] {
      #expect(
        found.split(separator: "\n").contains {
          $0.contains(file) && $0.contains("error: Unreadable in dark")
            && $0.hasSuffix("[vanishing-text]")
        }, "\(found)")
    }
    _ = try workspace.run("audit", "Harbor", "--fix", "--unsafe", "-q")
    let left = try workspace.run("audit", "Harbor", "-f", "xcode", "-q").output
    #expect(!left.contains("vanishing-text"), "\(left)")
  }
}
