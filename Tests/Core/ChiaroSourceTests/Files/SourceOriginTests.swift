// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroSource

@Suite("Where a source file comes from")
struct SourceOriginTests {
  @Test(
    "the words of folders and files tell",
    arguments: [
      ("App/View.swift", SourceOrigin.own), ("App/Contests.swift", .own),
      ("Contests/List.swift", .own), ("Latests/List.swift", .own),
      ("AppTests/List.swift", .tests), ("App Tests/List.swift", .tests),
      ("app-tests/List.swift", .tests), ("Tests/List.swift", .tests),
      ("unittests/List.swift", .tests), ("App/ListTests.swift", .tests),
      ("App/list_tests.swift", .tests), ("AppUITest/List.swift", .tests),
      ("DummyForTest/A.swift", .tests), ("SpeedTest/A.swift", .own),
      ("Kit/DevelopmentResources/A.swift", .previews),
      ("testProjects/A.swift", .tests), ("TestApp/A.swift", .tests), ("MyTestAppKit/A.swift", .own),
      ("Mocks/List.swift", .tests), ("App/ListPreviews.swift", .previews),
      ("App/Colors.generated.swift", .generated), ("Generated/Colors.swift", .generated),
      ("Examples/A.swift", .examples), ("Kit/KitDemo/A.swift", .examples),
      ("Sample App/A.swift", .examples), ("Try.playground/Contents.swift", .previews),
      ("DemoApp/A.swift", .examples), ("iOSExample/A.swift", .examples),
      ("App/DemoMode/A.swift", .own), ("App/Resample/A.swift", .own),
      ("Counterexample/A.swift", .own), ("Democracy/A.swift", .own), ("App/Demo.swift", .own),
      ("Pods/Kit/View.swift", .others), ("Carthage/Checkouts/View.swift", .others),
      ("ChartsDemo-iOS/A.swift", .examples), ("Kit_Sample_SwiftUI/A.swift", .examples),
      ("Demo App macOS/A.swift", .examples), ("Charts-iOS/A.swift", .own),
      ("DemoMode-iOS/A.swift", .own), ("ChartsDemo-Linux/A.swift", .own),
      ("Archive/A.swift", .others), ("App/Archive/A.swift", .own),
      ("Libraries/Kit/Example/A.swift", .others), ("Libraries/Kit/A.swift", .own),
      ("App.xctemplate/A.swift", .generated), ("App.template/A.swift", .own),
    ])
  func path(_ path: String, _ origin: SourceOrigin) {
    #expect(SourceOrigin(path: path) == origin)
  }

  @Test(
    "a folder is for trial by a whole word of its name",
    arguments: [
      ("TestApp/Sources", true), ("Latest/Sources", false),
      ("App/A.xcassets", false), ("Latest/A.xcassets", false), ("Contest/A.xcassets", false),
      ("Counterexample/A.xcassets", false), ("Previewer/A.xcassets", false),
      ("Democracy/A.xcassets", false), ("Tests/A.xcassets", true), ("AppTest/A.xcassets", true),
      ("KitDemo/A.xcassets", true), ("demo/A.xcassets", true), ("ExampleApp/A.xcassets", true),
      ("iOSExample/A.xcassets", true), ("my-examples/A.xcassets", true),
      ("App/Preview Content/A.xcassets", true), ("App/PreviewAssets.xcassets", true),
      ("App/Preview Assets.xcassets", true), ("", false), ("x", false),
      ("ChartsDemo-iOS/A.xcassets", true), ("Charts-iOS/A.xcassets", false),
      ("UnitTests_macOS/A.xcassets", true), ("Latest macOS/A.xcassets", false),
    ])
  func trial(_ path: String, _ isForTrial: Bool) {
    #expect(SourceOrigin.isForTrial(path) == isForTrial)
  }

  @Test(
    "what makers alone see is called so",
    arguments: [
      ("App/DebugMenu/Main.storyboard", true), ("App/Debug.storyboard", true),
      ("App/DeveloperMenuViewController.xib", true), ("App/Developer Tools/A.xib", true),
      ("App/DevSettings.xib", true), ("App/UI/Debugging/A.xib", true),
      ("App/Admin UI/Sync.xib", true), ("App/Admin.xib", false),
      ("App/Administration/A.xib", false), ("App/Developers.xib", false),
      ("App/Debugger.xib", false), ("Debug/App/UI/A.xib", false),
      ("App/DeviceMenu.xib", false), ("App/Menu.xib", false), ("", false),
    ])
  func makers(_ path: String, _ isForMakers: Bool) {
    #expect(SourceOrigin.isForMakers(path) == isForMakers)
  }

  @Test("a head that says so is a generator's")
  func head() {
    #expect(SourceOrigin(path: "A.swift", bytes: Array("// DO NOT EDIT\n".utf8)) == .generated)
    #expect(SourceOrigin(path: "A.swift", bytes: Array("// Edit me\n".utf8)) == .own)
  }

  @Test(
    "a folder of generated files may have one that somebody wrote, as its head says",
    arguments: [
      ("//\n//  Created by A on 1/2/20.\n", SourceOrigin.own), ("import UIKit\n", .generated),
      ("//  Created by A\n// DO NOT EDIT\n", .generated),
    ])
  func byHand(_ head: String, _ origin: SourceOrigin) {
    #expect(SourceOrigin(path: "App/Generated/A.swift", bytes: Array(head.utf8)) == origin)
    #expect(SourceOrigin(path: "AppTests/A.swift", bytes: Array(head.utf8)) == .tests)
  }

  @Test(
    "data for previews and tests is told from views with similar names",
    arguments: [
      ("App/PreviewData.swift", true), ("App/User+SampleData.swift", true),
      ("App/MockUser.swift", true), ("App/UserMocks.swift", true),
      ("App/Preview Content/User.swift", true), ("App/LinkPreview.swift", false),
      ("App/Samples.swift", false), ("App/Hammock/User.swift", false),
    ])
  func sampleData(_ path: String, _ isSampleData: Bool) {
    #expect(SourceOrigin.isSampleData(path) == isSampleData)
  }
}
