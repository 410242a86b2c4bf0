// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSwiftUI
import Foundation

/// The settings of the UIKit page as a list.
struct ListsPage: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Connections") {
          SettingLink("Airplane Mode", nil, "airplane")
          SettingLink("Wi-Fi", "Summit Hut", "wifi")
          SettingLink("Bluetooth", "On", "antenna.radiowaves.left.and.right")
        }
        Section("Attention") {
          SettingLink("Notifications", nil, "bell")
          SettingLink("Sounds", nil, "speaker.wave.2")
          SettingLink("Focus", "Off", "moon").listRowBackground(Color(.systemGray4))
        }
        Section {
          SettingLink("Display", "Automatic", "sun.max")
          SettingLink("Accessibility", nil, "accessibility")
        } header: {
          Text("Appearance")
        } footer: {
          Text("Automatic changes to dark at sunset.")
        }
      }
      .navigationTitle("Settings")
    }
  }
}

/// A row that opens a setting, and shows its value.
private struct SettingLink: View {
  private let title: String
  private let detail: String?
  private let symbol: String

  init(_ title: String, _ detail: String?, _ symbol: String) {
    (self.title, self.detail, self.symbol) = (title, detail, symbol)
  }

  var body: some View {
    NavigationLink {
      Text(title)
    } label: {
      LabeledContent {
        if let detail { Text(detail) }
      } label: {
        Label(title, systemImage: symbol)
      }
    }
  }
}
