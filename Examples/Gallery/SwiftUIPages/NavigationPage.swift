// SPDX-License-Identifier: MIT

import ChiaroSwiftUI
import Foundation

/// Tabs, a stack with a large title, a toolbar, a search field, and links that push.
struct NavigationPage: View {
  var body: some View {
    TabView {
      TrailsTab().tabItem { Label("Trails", systemImage: "house") }
      SavedTab().tabItem { Label("Saved", systemImage: "bookmark") }
      Text("Nobody has signed in").tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

/// A stack of links in a plain list.
private struct TrailsTab: View {
  @State private var search = ""
  private let trails = [
    ("Lake Path", "Two hours"), ("Ridge", "Five hours"), ("Old Forest", "One hour"),
    ("Lantern Walk", "By night"), ("Hut to Hut", "Three days"),
  ]

  var body: some View {
    NavigationStack {
      List(trails, id: \.0) { trail in
        NavigationLink(value: trail.0) {
          VStack(alignment: .leading) {
            Text(trail.0).font(.headline)
            Text(trail.1).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Trails")
      .navigationDestination(for: String.self) { TrailDetail(name: $0) }
      .searchable(text: $search, prompt: "Search trails")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") {}
        }
      }
    }
  }
}

/// What a link of the list opens.
private struct TrailDetail: View {
  let name: String

  var body: some View {
    ContentUnavailableView(
      name, systemImage: "map", description: Text("The map of this trail is not drawn yet."))
  }
}

/// A tab without content.
private struct SavedTab: View {
  var body: some View {
    NavigationStack {
      ContentUnavailableView(
        "No Saved Trails", systemImage: "bookmark",
        description: Text("A trail that you save shows up here.")
      )
      .navigationTitle("Saved")
    }
  }
}
