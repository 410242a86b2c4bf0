// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSwiftUI
import Foundation

/// A screen as apps have it: a card, and a list of settings made of stacks.
struct SettingsScreen: View {
  @State private var degrees = 21

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Settings").font(.largeTitle.bold())
      card
      VStack(spacing: 0) {
        SettingsRow(title: "Wi-Fi", detail: "Home", symbol: "wifi", color: .blue)
        Divider().padding(.leading, 52)
        SettingsRow(title: "Battery", detail: "82 %", symbol: "battery.100", color: .green)
        Divider().padding(.leading, 52)
        SettingsRow(title: "Sounds", detail: "On", symbol: "bell.fill", color: .red)
      }
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: 10))
      HStack(spacing: 12) {
        ForEach([Color.red, .orange, .yellow, .green, .blue], id: \.self) { color in
          Circle().fill(color).frame(width: 30, height: 30)
        }
      }
      Text("Always dark").padding(12).background(.background, in: Capsule())
        .environment(\.colorScheme, .dark)
      Text("What is set here counts for this device only.").font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
  }

  private var card: some View {
    VStack(alignment: .leading) {
      Text("Weather").font(.headline)
      Text("Clouds in the morning, which the wind drives away by noon; the evening stays clear.")
        .font(.subheadline).foregroundStyle(.secondary)
      HStack {
        Button("Open") { degrees += 1 }
        Spacer()
        Text("\(degrees)°").font(.title2.weight(.semibold))
      }
    }
    .padding()
    .background(
      LinearGradient(
        colors: [.blue.opacity(0.25), .cyan.opacity(0.05)], startPoint: .top, endPoint: .bottom)
    )
    .cornerRadius(16)
    .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.separatorLike, lineWidth: 1) }
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var separatorLike: Color { Color(.separator) }
}

/// A row of settings.
private struct SettingsRow: View {
  let title: String
  let detail: String
  let symbol: String
  let color: Color

  var body: some View {
    HStack {
      Image(systemName: symbol).foregroundStyle(.white).frame(width: 28, height: 28)
        .background(color, in: RoundedRectangle(cornerRadius: 6))
      Text(title)
      Spacer()
      Text(detail).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}
