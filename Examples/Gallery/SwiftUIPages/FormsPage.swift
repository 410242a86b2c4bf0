// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// A form with a row for each kind of control.
struct FormsPage: View {
  @State private var name = ""
  @State private var note = "Lanterns at the eastern shore"
  @State private var length = "Two hours"
  @State private var isByNight = true
  @State private var people = 4
  @State private var pace = 0.4
  @State private var start = Date(timeIntervalSinceReferenceDate: 780_000_000)
  @State private var color = Color.indigo
  @State private var hasDetails = true

  var body: some View {
    NavigationStack {
      Form {
        Section("Walk") {
          TextField("Name", text: $name)
          TextField("Note", text: $note)
          Picker("Length", selection: $length) {
            ForEach(["One hour", "Two hours", "A day"], id: \.self) { Text($0) }
          }
          DatePicker("Start", selection: $start, displayedComponents: .date)
        }
        Section {
          Toggle("By night", isOn: $isByNight)
          Stepper("People: \(people)", value: $people, in: 1...12)
          Slider(value: $pace) { Text("Pace") }
          ColorPicker("Color on the map", selection: $color)
        } header: {
          Text("Group")
        } footer: {
          Text("A guide comes along where there are more than eight people.")
        }
        Section {
          DisclosureGroup("Details", isExpanded: $hasDetails) {
            LabeledContent("Climb", value: "320 m")
            LabeledContent("Highest point", value: "1,840 m")
          }
          Button("Share the Plan") {}
          Button("Delete the Plan", role: .destructive) {}
        }
      }
      .navigationTitle("Plan a Walk")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }
}
