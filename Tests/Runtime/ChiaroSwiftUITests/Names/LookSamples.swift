// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroRaster
import ChiaroSwiftUI
import Foundation

/// Modifiers of what a still picture shows, a line each.
enum LookSamples {
  static var all: [NameSample] {
    var names = NameSamples()
    addPlaces(to: &names)
    addFonts(to: &names)
    addText(to: &names)
    addColors(to: &names)
    addGrounds(to: &names)
    addShapes(to: &names)
    addEffects(to: &names)
    addImages(to: &names)
    addStyles(to: &names)
    return names.samples
  }

  private static func addPlaces(to names: inout NameSamples) {
    names.of("containerRelativeFrame") { $0.containerRelativeFrame(.horizontal) }
    names.of("containerRelativeFrame") {
      $0.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
    }
    names.of("containerRelativeFrame") {
      $0.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
    }
    names.of("padding") { $0.padding() }
    names.of("padding") { $0.padding(.horizontal, 4) }
    names.of("padding") { $0.padding(8) }
    names.of("padding") { $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    names.of("frame") { $0.frame(width: 10, height: 20, alignment: .leading) }
    names.of("frame") { $0.frame(maxWidth: .infinity, minHeight: 44) }
    names.of("aspectRatio") { $0.aspectRatio(1, contentMode: .fit) }
    names.of("fixedSize") { $0.fixedSize(horizontal: false, vertical: true) }
    names.of("offset") { $0.offset(x: 1, y: 2) }
    names.of("position") { $0.position(x: 5, y: 5) }
    names.of("ignoresSafeArea") { $0.ignoresSafeArea() }
    names.of("ignoresSafeArea") { $0.ignoresSafeArea(.keyboard, edges: .bottom) }
    names.of("edgesIgnoringSafeArea") { $0.edgesIgnoringSafeArea(.all) }
    names.of("scaledToFit") { $0.scaledToFit() }
    names.of("scaledToFill") { $0.scaledToFill() }
    names.of("layoutPriority") { $0.layoutPriority(1) }
    names.of("zIndex") { $0.zIndex(1) }
    names.of("alignmentGuide") { $0.alignmentGuide(.leading) { $0[.trailing] } }
    names.of("safeAreaInset") { $0.safeAreaInset(edge: .bottom) { Text("b") } }
    names.of("contentMargins") { $0.contentMargins(.horizontal, 8) }
    names.of("id") { $0.id(1) }
    names.of("tag") { $0.tag("a") }
    names.of("hidden") { $0.hidden() }
  }

  private static func addFonts(to names: inout NameSamples) {
    names.of("font") { $0.font(.system(size: 12, weight: .semibold, design: .rounded)) }
    names.of("font") { $0.font(.custom("Avenir", size: 14)) }
    names.of("fontWeight") { $0.fontWeight(.medium) }
    names.of("fontDesign") { $0.fontDesign(.monospaced) }
    names.of("bold") { $0.bold() }
    names.of("italic") { $0.italic() }
    names.of("monospacedDigit") { $0.monospacedDigit() }
    names.of("monospaced") { $0.monospaced() }
    names.of("underline") { $0.underline() }
    names.of("baselineOffset") { $0.baselineOffset(2) }
    names.of("tracking") { $0.tracking(1) }
    names.of("dynamicTypeSize") { $0.dynamicTypeSize(...(.xxLarge)) }
  }

  private static func addText(to names: inout NameSamples) {
    names.of("lineLimit") { $0.lineLimit(2) }
    names.of("lineLimit") { $0.lineLimit(1...3) }
    names.of("lineSpacing") { $0.lineSpacing(4) }
    names.of("multilineTextAlignment") { $0.multilineTextAlignment(.center) }
    names.of("minimumScaleFactor") { $0.minimumScaleFactor(0.5) }
    names.of("truncationMode") { $0.truncationMode(.middle) }
    names.of("textCase") { $0.textCase(.uppercase) }
    names.of("redacted") { $0.redacted(reason: .placeholder) }
    names.of("badge") { $0.badge(3) }
  }

  private static func addColors(to names: inout NameSamples) {
    names.of("foregroundStyle") { $0.foregroundStyle(.secondary) }
    names.of("foregroundStyle") { $0.foregroundStyle(.red, .blue) }
    names.of("foregroundColor") { $0.foregroundColor(.gray) }
    names.of("tint") { $0.tint(.purple) }
    names.of("accentColor") { $0.accentColor(.green) }
    names.of("backgroundStyle") { $0.backgroundStyle(.regularMaterial) }
    names.of("colorScheme") { $0.colorScheme(.dark) }
    names.of("preferredColorScheme") { $0.preferredColorScheme(.dark) }
    names.of("environment") { $0.environment(\.colorScheme, .dark) }
    names.of("transformEnvironment") { $0.transformEnvironment(\.lineLimit) { $0 = 1 } }
    names.of("disabled") { $0.disabled(true) }
    names.of("privacySensitive") { $0.privacySensitive() }
  }

  private static func addGrounds(to names: inout NameSamples) {
    names.of("background") { $0.background(Color.red) }
    names.of("background") {
      $0.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
    names.of("background") { $0.background { Circle() } }
    names.of("overlay") { $0.overlay(alignment: .bottom) { Divider() } }
    names.of("overlay") { $0.overlay(Circle().stroke(.red)) }
    names.of("border") { $0.border(.red, width: 2) }
    names.of("cornerRadius") { $0.cornerRadius(8) }
    names.of("clipShape") { $0.clipShape(Capsule()) }
    names.of("clipShape") { $0.clipShape(.rect(cornerRadius: 8)) }
    names.of("clipped") { $0.clipped() }
    names.of("mask") { $0.mask { Circle() } }
    names.of("containerShape") { $0.containerShape(.rect(cornerRadius: 8)) }
    names.of("containerBackground") { $0.containerBackground(.red, for: .navigation) }
  }

  private static func addShapes(to names: inout NameSamples) {
    names.view("fill") { Circle().fill(.tertiary) }
    names.view("stroke") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4])) }
    names.view("strokeBorder") { Capsule().strokeBorder(lineWidth: 2) }
    names.view("inset") { Rectangle().inset(by: 4).fill(.red) }
    names.view("trim") { Circle().trim(from: 0.2, to: 0.8).stroke() }
    names.of("contentShape") { $0.contentShape(Rectangle()) }
  }

  private static func addEffects(to names: inout NameSamples) {
    names.of("opacity") { $0.opacity(0.5) }
    names.of("shadow") { $0.shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2) }
    names.of("blur") { $0.blur(radius: 2) }
    names.of("saturation") { $0.saturation(0.5) }
    names.of("brightness") { $0.brightness(0.1) }
    names.of("blendMode") { $0.blendMode(.multiply) }
    names.of("compositingGroup") { $0.compositingGroup() }
    names.of("glassEffect") { $0.glassEffect(.regular, in: Capsule()) }
    names.of("scaleEffect") { $0.scaleEffect(1.2) }
    names.of("rotationEffect") { $0.rotationEffect(.degrees(45)) }
    names.of("geometryGroup") { $0.geometryGroup() }
  }

  private static func addImages(to names: inout NameSamples) {
    names.view("resizable") { Image("Logo").resizable() }
    names.view("renderingMode") { Image("Logo").renderingMode(.original) }
    names.view("interpolation") { Image("Logo").interpolation(.high) }
    names.of("imageScale") { $0.imageScale(.large) }
    names.of("symbolRenderingMode") { $0.symbolRenderingMode(.hierarchical) }
    names.of("symbolVariant") { $0.symbolVariant(.fill) }
  }

  private static func addStyles(to names: inout NameSamples) {
    names.of("buttonStyle") { $0.buttonStyle(.borderedProminent) }
    names.of("buttonBorderShape") { $0.buttonBorderShape(.capsule) }
    names.of("labelStyle") { $0.labelStyle(.iconOnly) }
    names.of("labelsHidden") { $0.labelsHidden() }
    names.of("controlSize") { $0.controlSize(.large) }
    names.of("progressViewStyle") { $0.progressViewStyle(.circular) }
    names.of("gaugeStyle") { $0.gaugeStyle(.accessoryCircular) }
    names.of("pickerStyle") { $0.pickerStyle(.segmented) }
    names.of("toggleStyle") { $0.toggleStyle(.switch) }
    names.of("textFieldStyle") { $0.textFieldStyle(.roundedBorder) }
    names.of("menuStyle") { $0.menuStyle(.automatic) }
    names.of("formStyle") { $0.formStyle(.grouped) }
    names.of("listStyle") { $0.listStyle(.insetGrouped) }
    names.of("tabViewStyle") { $0.tabViewStyle(.page) }
  }
}
