// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroFoundation
import ChiaroRaster
import ChiaroSwiftUI
import Foundation

/// The views of SwiftUI, a line each.
enum ViewSamples {
  static var all: [NameSample] {
    var names = NameSamples()
    addLooks(to: &names)
    addShapes(to: &names)
    addContainers(to: &names)
    addGrids(to: &names)
    addControls(to: &names)
    addFields(to: &names)
    addLists(to: &names)
    addNavigation(to: &names)
    addReaders(to: &names)
    return names.samples
  }

  private static func addLooks(to names: inout NameSamples) {
    names.view("Text") { Text("Title").font(.headline) + Text(verbatim: " and more").bold() }
    names.view("Color") { Color.red }
    names.view("Color") { Color("Brand") }
    names.view("Color") { Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5) }
    names.view("Image") { Image(systemName: "star.fill").resizable().scaledToFit() }
    names.view("Image") { Image("Logo").renderingMode(.template) }
    names.view("Label") { Label("Favorites", systemImage: "heart") }
    names.view("Label") {
      Label {
        Text("Title")
      } icon: {
        Circle()
      }
    }
    names.view("Divider") { Divider() }
    names.view("EmptyView") { EmptyView() }
    names.view("AnyView") { AnyView(Text("any")) }
    names.view("LinearGradient") {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
    names.view("RadialGradient") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40)
    }
    names.view("AsyncImage") { AsyncImage(url: URL(string: "https://example.com/a.png")) }
    names.view("GlassEffectContainer") { GlassEffectContainer { Text("a").glassEffect() } }
  }

  private static func addShapes(to names: inout NameSamples) {
    names.view("Rectangle") { Rectangle().fill(.blue) }
    names.view("RoundedRectangle") { RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2) }
    names.view("Circle") { Circle().strokeBorder(Color.primary, lineWidth: 1) }
    names.view("Capsule") { Capsule().fill(Color.accentColor) }
    names.view("AnyShape") { AnyShape(Circle()).fill(.green) }
    names.view("ContainerRelativeShape") { ContainerRelativeShape().fill(.gray) }
    names.view("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 4).fill(.orange)
    }
    names.view("Path") {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.closeSubpath()
      }.stroke(.red)
    }
  }

  private static func addContainers(to names: inout NameSamples) {
    names.view("VStack") { VStack(alignment: .leading, spacing: 4) { Text("a") } }
    names.view("HStack") { HStack(alignment: .firstTextBaseline) { Text("a") } }
    names.view("ZStack") { ZStack(alignment: .topTrailing) { Color.red } }
    names.view("LazyVStack") { LazyVStack(pinnedViews: [.sectionHeaders]) { Text("a") } }
    names.view("LazyHStack") { LazyHStack(spacing: 2) { Text("a") } }
    names.view("Group") { Group { Text("a") } }
    names.view("Section") { Section("Header") { Text("a") } }
    names.view("Section") {
      Section {
        Text("a")
      } header: {
        Text("h")
      } footer: {
        Text("f")
      }
    }
    names.view("ForEach") { ForEach(0..<3) { Text("\($0)") } }
    names.view("ForEach") { ForEach(["a", "b"], id: \.self) { Text($0) } }
    names.view("Spacer") { HStack { Spacer(minLength: 2) } }
    names.view("ScrollView") { ScrollView(.horizontal, showsIndicators: false) { Text("a") } }
    names.view("ControlGroup") { ControlGroup { Button("a") {} } }
    names.view("GroupBox") { GroupBox("Title") { Text("a") } }
    names.view("DisclosureGroup") { DisclosureGroup("More") { Text("a") } }
  }

  private static func addGrids(to names: inout NameSamples) {
    names.view("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]) { Text("a") }
    }
    names.view("Grid") { Grid(alignment: .leading, horizontalSpacing: 4) { Text("a") } }
    names.view("GridRow") { Grid { GridRow { Text("a") } } }
  }

  private static func addControls(to names: inout NameSamples) {
    names.view("Button") { Button("Tap") {} }
    names.view("Button") { Button("Delete", role: .destructive) {} }
    names.view("Button") { Button(action: {}) { Image(systemName: "plus") } }
    names.view("Button") { Button("Add", systemImage: "plus") {} }
    names.view("Toggle") { Toggle("On", isOn: .constant(true)) }
    names.view("Toggle") { Toggle(isOn: .constant(true)) { Text("On") } }
    names.view("Slider") { Slider(value: .constant(0.5), in: 0...1) }
    names.view("Stepper") { Stepper("Count", value: .constant(2), in: 0...10) }
    names.view("Picker") { Picker("Kind", selection: .constant(1)) { Text("One").tag(1) } }
    names.view("ProgressView") { ProgressView() }
    names.view("ProgressView") { ProgressView("Loading", value: 0.4) }
    names.view("Gauge") { Gauge(value: 3, in: 0...4) { Text("a") } }
    names.view("Gauge") {
      Gauge(value: 0.4) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
    }
    names.view("Menu") { Menu("More") { Button("a") {} } }
    names.view("Link") { Link("Site", destination: URL(filePath: "/")) }
    names.view("ShareLink") { ShareLink(item: URL(filePath: "/")) }
    names.view("ColorPicker") { ColorPicker("Color", selection: .constant(.red)) }
    names.view("DatePicker") {
      DatePicker("Date", selection: .constant(.distantPast), displayedComponents: .date)
    }
    names.view("EditButton") { EditButton() }
  }

  private static func addFields(to names: inout NameSamples) {
    names.view("TextField") { TextField("Name", text: .constant("")) }
    names.view("TextField") { TextField("Notes", text: .constant("a"), axis: .vertical) }
    names.view("SecureField") { SecureField("Password", text: .constant("")) }
    names.view("TextEditor") { TextEditor(text: .constant("a")) }
    names.view("LabeledContent") { LabeledContent("Key", value: "Value") }
    names.view("LabeledContent") { LabeledContent("Key") { Text("Value") } }
    names.view("ContentUnavailableView") {
      ContentUnavailableView("None", systemImage: "tray", description: Text("Add one."))
    }
  }

  private static func addLists(to names: inout NameSamples) {
    names.view("List") { List { Text("a") } }
    names.view("List") { List(["a", "b"], id: \.self) { Text($0) } }
    names.view("Form") { Form { Toggle("On", isOn: .constant(true)) } }
  }

  private static func addNavigation(to names: inout NameSamples) {
    names.view("NavigationStack") { NavigationStack { Text("a").navigationTitle("Title") } }
    names.view("NavigationView") { NavigationView { Text("a") } }
    names.view("NavigationSplitView") {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
    }
    names.view("NavigationLink") { NavigationLink("Next") { Text("b") } }
    names.view("NavigationLink") { NavigationLink("Next", value: 1) }
    names.view("NavigationLink") { NavigationLink(destination: Text("b")) { Text("Next") } }
    names.view("TabView") { TabView { Text("a").tabItem { Label("A", systemImage: "star") } } }
    names.view("Tab") { TabView { Tab("A", systemImage: "star") { Text("a") } } }
    names.view("ToolbarItem") {
      Text("a").toolbar { ToolbarItem(placement: .primaryAction) { Button("b") {} } }
    }
    names.view("ToolbarItemGroup") {
      Text("a").toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("b") {} } }
    }
    names.view("ToolbarSpacer") { Text("a").toolbar { ToolbarSpacer(.fixed) } }
  }

  private static func addReaders(to names: inout NameSamples) {
    names.view("GeometryReader") { GeometryReader { Text("\($0.size.width)") } }
    names.view("ScrollViewReader") { ScrollViewReader { _ in Text("a") } }
    names.view("TimelineView") { TimelineView(.animation) { _ in Text("a") } }
    names.view("ViewThatFits") { ViewThatFits(in: .horizontal) { Text("a") } }
  }
}
