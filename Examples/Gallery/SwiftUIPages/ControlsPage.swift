// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// The controls of the UIKit page, and those that only SwiftUI has.
struct ControlsPage: View {
  @State private var switches = [true, false, true]
  @State private var near = 0.3
  @State private var far = 0.8
  @State private var period = "Week"
  @State private var place = "Summit Lake"
  @State private var search = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 14) {
          PageHeading("Toggles")
          HStack(spacing: 60) {
            Toggle("Lantern", isOn: $switches[0])
            Toggle("Compass", isOn: $switches[1])
            Toggle("Radio", isOn: $switches[2]).tint(.indigo)
          }
          .labelsHidden()
          PageHeading("Sliders and progress")
          Slider(value: $near)
          Slider(value: $far)
          ProgressView(value: near)
          PageHeading("Picker")
          Picker("Period", selection: $period) {
            ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          PageHeading("Text fields")
          TextField("Place", text: $place).textFieldStyle(.roundedBorder)
          TextField("Search trails", text: $search).textFieldStyle(.roundedBorder)
          TextField("Place", text: .constant("Not now")).textFieldStyle(.roundedBorder)
            .disabled(true)
          ButtonRows()
        }
        .padding(.horizontal, 20)
      }
      .navigationTitle("Controls")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// Buttons in the styles that the system has.
private struct ButtonRows: View {
  @State private var people = 2

  var body: some View {
    PageHeading("Buttons")
    HStack(spacing: 12) {
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Plain") {}
    }
    HStack(spacing: 12) {
      Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
      Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
      ProgressView()
    }
    Stepper("People: \(people)", value: $people, in: 1...8)
    Menu("Sort by") {
      Button("Distance") {}
      Button("Height") {}
    }
  }
}

/// A small heading.
struct PageHeading: View {
  private let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title).font(.footnote).foregroundStyle(.secondary)
  }
}
