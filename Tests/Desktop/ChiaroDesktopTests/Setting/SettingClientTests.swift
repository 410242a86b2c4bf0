// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// Reading and changing the setting without a service.
@Suite("The setting without a service")
struct SettingClientTests {
  private let folder: TemporaryFolder
  private let client: SettingClient

  init() throws {
    folder = try TemporaryFolder()
    client = SettingClient(bus: .custom("unix:path=\(folder.path)/bus"), folder: folder.path)
  }

  @Test("its file is read and changed, and named")
  func file() throws {
    #expect(try client.report().report["style"] == "light")
    let answer = try client.change(["contrast", "high"])
    #expect(answer.file == folder.path("setting.json") && answer.warnings == [])
    #expect(try client.toggle().report["style"] == "dark")
    let report = try client.report().report
    #expect(report["contrast"] == "high" && report["appearance"] == "dark")
  }

  @Test("words that are no change are said to be none")
  func misuse() {
    let error = #expect(throws: SettingError.self) { try client.change(["drak"]) }
    #expect(error?.kind == .misuse)
  }

  @Test("who holds the lock is not written over")
  func busy() throws {
    let lock = SettingFile.lock(folder: folder.path)
    let error = #expect(throws: SettingError.self) { try client.change(["dark"]) }
    #expect(error?.kind == .busy)
    #expect(try client.report().report["style"] == "light")
    withExtendedLifetime(lock) {}
  }

  @Test("without a home there is nothing to read")
  func homeless() {
    let client = SettingClient(bus: .custom("unix:path=\(folder.path)/bus"), folder: nil)
    let error = #expect(throws: SettingError.self) { try client.report() }
    #expect(error?.kind == .noHome)
  }
}
