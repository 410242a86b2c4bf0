// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// Code behind conditions of building that no app has.
@Suite("Conditions of building")
struct BuildConditionTests {
  private static let project = """
    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA";
    OTHER_SWIFT_FLAGS = "-D STORE";
    """

  /// The lines of black text that are found.
  private static func lines(
    _ text: String, path: String = "App/A.swift", settings: String? = project
  ) -> [Int] {
    var files = [(path, Array(text.utf8))]
    if let settings { files.append(("App.xcodeproj/project.pbxproj", Array(settings.utf8))) }
    return SourceAuditor.audit(files, only: ["fixed-color"]).findings
      .flatMap { [$0.location.line ?? 0] + $0.related.compactMap(\.line) }.sorted()
  }

  private static func code(_ condition: String) -> String {
    """
    class A: UIViewController {
      func set() {
        view.backgroundColor = .systemBackground
        #if \(condition)
          first.textColor = .black
        #else
          second.textColor = .black
        #endif
      }
    }
    """
  }

  @Test(
    "a branch that no app has is not looked at",
    arguments: [
      ("TARGET_INTERFACE_BUILDER", [7]), ("!TARGET_INTERFACE_BUILDER", [5]),
      ("TARGET_INTERFACE_BUILDER || os(macOS)", [5, 7]), ("false", [7]), ("true", [5]),
      ("NEVER_SET", [7]), ("!NEVER_SET", [5]), ("NEVER_SET && os(iOS)", [7]), ("BETA", [5, 7]),
      ("STORE", [5, 7]), ("os(iOS)", [5, 7]), ("canImport(UIKit)", [5, 7]),
      ("Beta", [5, 7]), ("SWIFT_PACKAGE", [5, 7]), ("(NEVER_SET)", [7]),
      ("NEVER_SET || BETA", [5, 7]), ("compiler(>=6)", [5, 7]),
    ])
  func branches(_ condition: String, _ expected: [Int]) {
    #expect(Self.lines(Self.code(condition)) == expected)
  }

  @Test("without build settings any condition may be set, but for Interface Builder's")
  func withoutSettings() {
    #expect(Self.lines(Self.code("NEVER_SET"), settings: nil) == [5, 7])
    #expect(Self.lines(Self.code("TARGET_INTERFACE_BUILDER"), settings: nil) == [7])
  }

  @Test("what comes first has the say")
  func chain() {
    let text = """
      class A: UIViewController {
        func set() {
          view.backgroundColor = .systemBackground
          #if NEVER_SET
            first.textColor = .black
          #elseif !NEVER_SET
            second.textColor = .black
          #else
            third.textColor = .black
          #endif
        }
      }
      """
    #expect(Self.lines(text) == [7])
  }

  @Test(
    "Objective-C has the same conditions",
    arguments: [
      ("#if TARGET_INTERFACE_BUILDER", [6]), ("#ifndef TARGET_INTERFACE_BUILDER", [4]),
      ("#if !TARGET_INTERFACE_BUILDER", [4]), ("#if 0", [6]), ("#if 1", [4]),
      ("#ifdef TARGET_INTERFACE_BUILDER", [6]), ("#if BETA", [4, 6]),
      ("#if TARGET_OS_IPHONE", [4, 6]),
    ])
  func objectiveC(_ directive: String, _ expected: [Int]) {
    let text = """
      @implementation A
      - (void)set {
      \(directive)
      self.first.textColor = [UIColor blackColor];
      #else
      self.second.textColor = [UIColor blackColor];
      #endif
      }
      @end
      """
    #expect(Self.lines(text, path: "App/A.m") == expected)
  }
}
