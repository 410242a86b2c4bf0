// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroDesktop
import ChiaroSource

/// Any bytes as what somebody sends over a connection: as they are, or with a sound header before
/// them.
public struct BusProbe {
  private let bytes: [UInt8]

  /// Takes the bytes; the first one says how they are meant.
  public init(_ bytes: [UInt8]) {
    guard let first = bytes.first else {
      self.bytes = []
      return
    }
    let rest = Array(bytes.dropFirst())
    self.bytes = first & 1 == 0 ? rest : BusHeader(rest).message
  }

  /// Traps when something is not as it must be.
  public func check() {
    guard let read = try? BusBytes(bytes, calling: [Self.interface]) else { return }
    for message in read.messages {
      guard case .success(let values) = message.values else { continue }
      for value in values { _ = SettingReport(value) }
      let size = values.reduce(0) { $0 + Self.count($1) }
      precondition(size <= BusLimits.valueCount, "\(size) values")
      checkCopy(of: values, message.copy)
    }
  }

  /// What can be read can be written, and reads the same.
  private func checkCopy(of values: [BusValue], _ copy: Result<[BusValue], BusError>?) {
    guard case .success(let copy) = copy else {
      preconditionFailure("\(values) cannot be written: \(String(describing: copy))")
    }
    // A number that is none is not equal to itself.
    precondition(copy == values || "\(values)".contains("nan"), "\(copy) instead of \(values)")
    precondition(BusValue.signature(of: copy) == BusValue.signature(of: values))
  }

  private static func count(_ value: BusValue) -> Int {
    switch value {
    case .array(let values, _), .structure(let values): values.reduce(1) { $0 + count($1) }
    case .dictionary(let entries, _, _):
      entries.reduce(1) { $0 + 1 + count($1.key) + count($1.value) }
    case .variant(let inner): 1 + count(inner)
    default: 1
    }
  }

  private static let interface = BusInterface(
    ServiceNames.setting,
    methods: [
      .init("Get", outputs: [.init("setting", "a{ss}")]) { $0.answer([.strings([])]) },
      .init("Echo", inputs: [.init("value", "v")], outputs: [.init("value", "v")]) {
        $0.answer($0.arguments)
      },
      .init("Set", inputs: [.init("words", "as")], outputs: [.init("warnings", "as")]) { call in
        let words = call.arguments.first?.asList?.compactMap(\.asString) ?? []
        do throws(SettingChange.Misuse) {
          check(try SettingChange(words: words))
          call.answer([.strings(words)])
        } catch {
          call.fail(.named(ServiceNames.usageError, error.description))
        }
      },
    ],
    properties: [
      .init("Version", "u", read: { .uint32(1) }, write: { _ throws(BusError) in })
    ])

  /// What a change leads to can be kept.
  private static func check(_ change: SettingChange) {
    let setting = change.applied(to: DesktopSetting())
    precondition(change.applied(to: setting) == setting)
    var diagnostics: [Diagnostic] = []
    let read = DesktopSetting(setting.json(over: nil), file: "", diagnostics: &diagnostics)
    precondition(read == setting && diagnostics == [], "\(setting) reads \(read)")
  }
}
