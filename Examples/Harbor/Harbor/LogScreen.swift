// SPDX-License-Identifier: MIT

import SwiftUI

/// What happened in the harbor today.
struct LogScreen: View {
  let entries = ["9:40  The ferry is in", "11:05  Buoy 7 is lit again", "12:30  Fog lifts"]

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("Today")
          .font(.title2)
          .foregroundColor(.black)
        ForEach(entries, id: \.self) { entry in
          Text(entry)
            .foregroundColor(.secondary)
        }
        Spacer()
      }
      .padding()
      .navigationTitle("Log")
    }
  }
}

#Preview {
  LogScreen()
}
