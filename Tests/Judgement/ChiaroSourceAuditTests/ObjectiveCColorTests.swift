// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// Colors as Objective-C writes them down, where they go, and what is asked before.
@Suite("Colors of Objective-C")
struct ObjectiveCColorTests {
  private static func facts(_ statement: String) -> FileFacts {
    FileFacts.of(
      "@implementation A\n- (void)set {\n  \(statement)\n}\n@end\n", path: "App/A.m")
  }

  @Test(
    "messages, properties and macros that make a color",
    arguments: [
      ("[UIColor blackColor]", "#000000 100"), ("UIColor.whiteColor", "#FFFFFF 100"),
      ("[UIColor darkGrayColor]", "#555555 100"), ("[UIColor lightTextColor]", "#FFFFFF 60"),
      ("[NSColor blackColor]", "#000000 100"), ("([UIColor blackColor])", "#000000 100"),
      ("(id)[UIColor blackColor]", "#000000 100"), ("[[UIColor blackColor] copy]", "#000000 100"),
      ("[UIColor colorWithWhite:0.2 alpha:1]", "#333333 100"),
      ("[UIColor colorWithWhite:.2 alpha:.5]", "#333333 50"),
      ("[UIColor colorWithWhite:.2f alpha:1.f]", "#333333 100"),
      ("[UIColor colorWithWhite:0.2f alpha:1.0f]", "#333333 100"),
      ("[UIColor colorWithRed:51/255.0 green:51.0f/255.0f blue:(51/255.) alpha:1]", "#333333 100"),
      (
        "[UIColor colorWithRed:0x33/255.0 green:0X33/255. blue:(CGFloat)0.2 alpha:1]", "#333333 100"
      ),
      ("[UIColor colorWithRed:51 green:51 blue:51 alpha:1]", "#333333 100"),
      ("[UIColor colorWithHue:0.5 saturation:1 brightness:0.4 alpha:1]", "#006666 100"),
      ("[UIColor colorWithDisplayP3Red:0 green:0 blue:0 alpha:1]", "#000000 100"),
      ("[NSColor colorWithCalibratedWhite:0.2 alpha:1]", "#333333 100"),
      ("[NSColor colorWithDeviceRed:0.2 green:0.2 blue:0.2 alpha:1]", "#333333 100"),
      ("[UIColor colorWithWhite:0.2 alpha:faintness]", "#333333 50"),
      ("[UIColor colorWithHexString:@\"#333333\"]", "#333333 100"),
      ("[UIColor colorWithHex:0x333333]", "#333333 100"),
      ("UIColorFromRGB(0x333333)", "#333333 100"),
      ("HEXCOLOR(0x333333)", "#333333 100"), ("RGB(51, 51, 51)", "#333333 100"),
      ("RGBA(51, 51, 51, 0.5)", "#333333 50"), ("[[UIColor alloc] initWithWhite:0 alpha:1]", nil),
      ("[[UIColor blackColor] colorWithAlphaComponent:0.9]", "#000000 90"),
      ("[[UIColor blackColor] colorWithAlphaComponent:0.9f]", "#000000 90"),
      ("[[UIColor lightTextColor] colorWithAlphaComponent:1.0f]", "#FFFFFF 100"),
      ("[UIColor labelColor]", nil), ("UIColor.systemRedColor", nil), ("[UIColor clearColor]", nil),
      ("[UIColor colorNamed:@\"Ink\"]", nil), ("[UIColor colorWithWhite:tone alpha:1]", nil),
      ("[UIColor colorWithRed:r/255.0 green:g blue:b alpha:1]", nil), ("RGB(r, g, b)", nil),
      ("[UIColor colorWithLight:[UIColor blackColor] dark:[UIColor whiteColor]]", nil),
      ("[UIColor colorWithHexString:code]", nil), ("[UIColor colorWithHexString:@\"tomato\"]", nil),
      ("[UIColor colorWithPatternImage:paper]", nil), ("[theme blackColor]", nil),
      ("[a isEqual:[UIColor blackColor]] ? ink : tone", nil), ("@\"[UIColor blackColor]\"", nil),
    ] as [(String, String?)])
  func spellings(_ expression: String, _ color: String?) {
    let found = Self.facts("self.label.textColor = \(expression);").colors.uses
      .filter { !$0.site.isDynamic }
    #expect(found.map(\.written) == [color].compactMap(\.self))
  }

  @Test(
    "a property, message, key or function says what a color is for",
    arguments: [
      ("self.label.textColor = C;", .text), ("[label setTextColor:C];", .text),
      ("[self.titleLabel setTextColor:C];", .text), ("_label.textColor = C;", .text),
      ("[button setTitleColor:C forState:UIControlStateNormal];", .text),
      ("[button setTitleColor:C forState:UIControlStateDisabled];", nil),
      ("[button setTitleColor:C forState:UIControlStateSelected];", nil),
      ("a = @{NSForegroundColorAttributeName: C};", .text),
      ("a = @{NSFontAttributeName: font, NSForegroundColorAttributeName : C};", .text),
      ("[text addAttribute:NSForegroundColorAttributeName value:C range:all];", .text),
      ("a = [NSDictionary dictionaryWithObject:C forKey:NSForegroundColorAttributeName];", .text),
      ("a = @{NSBackgroundColorAttributeName: C};", .background),
      ("self.view.backgroundColor = C;", .background),
      ("[self setBackgroundColor:C];", .background),
      ("bar.barTintColor = C;", .background), ("line.backgroundColor = C;", .border),
      ("self.layer.borderColor = C.CGColor;", .border),
      ("self.layer.borderColor = [C CGColor];", .border),
      ("self.layer.shadowColor = C.CGColor;", .shadow), ("button.tintColor = C;", .tint),
      ("[[UINavigationBar appearance] setTintColor:C];", .tint),
      ("CGContextSetFillColorWithColor(context, C.CGColor);", .drawing),
      ("CGContextSetStrokeColorWithColor(context, C.CGColor);", .border), ("[C set];", .drawing),
      ("[C setFill];", .drawing), ("[C setStroke];", .border), ("[tones addObject:C];", nil),
      ("if ([tone isEqual:C]) { stop(); }", nil), ("NSArray *tones = @[C, ink];", .unknown),
      ("NSLog(@\"%@\", C);", nil), ("self.label.textColor = [C invertedColor];", nil),
    ] as [(String, ColorRole?)])
  func roles(_ statement: String, _ role: ColorRole?) {
    let found = Self.facts(statement.putting("[UIColor darkGrayColor]", for: "C"))
    #expect(found.colors.uses.map(\.role) == (role == nil ? [] : [role]), "\(statement)")
  }

  /// Whether the place of a color is one that today's systems come to: nil where none is found.
  @Test(
    "what old systems, providers and styles alone come to is known",
    arguments: [
      ("C;", "seen"), ("if (isOn) { C; }", "asked"), ("if (isOn) C;", "asked"),
      ("if (@available(iOS 13, *)) { a(); } else { C; }", "old"),
      ("if (@available(iOS 13, *)) a(); else C;", "old"),
      ("if (@available(iOS 13, *)) { C; }", "asked"),
      ("if (@available(iOS 13, *)) { return; }\n  C;", "old"),
      ("if (@available(iOS 13, *)) return;\n  C;", "old"),
      ("if (@available(iOS 13, *)) { a(); }\n  C;", "seen"),
      ("if (isOn) { return; }\n  C;", "seen"), ("switch (kind) { case 1: C; }", "asked"),
      ("while (isOn) { C; }", "asked"), ("[UIView animate:^{ C; }];", "seen"),
      ("a = [UIColor colorWithDynamicProvider:^(UITraitCollection *t) { C; }];", "dynamic"),
      ("isOn ? a() : b(); C;", "seen"), ("if (isDark) { C; }", "nothing"),
      ("BOOL darkMode = a(); C;", "nothing"), ("#if 0\n  C;\n#endif", "nothing"),
      ("#if 0 // C\n  C;\n#endif", "nothing"), ("// C;", "nothing"), ("/* C; */", "nothing"),
      ("NSString *a = @\"C;\";", "nothing"),
    ])
  func surroundings(_ statement: String, _ expected: String) {
    let color = "self.label.textColor = [UIColor blackColor]"
    let found = Self.facts(statement.putting(color, for: "C")).colors.uses.map { use in
      if use.site.isFallback { return "old" }
      if use.site.isDynamic { return "dynamic" }
      return use.site.conditions.isEmpty ? "seen" : "asked"
    }
    #expect(found == (expected == "nothing" ? [] : [expected]), "\(statement)")
  }

  @Test(
    "constants and results by their types",
    arguments: [
      ("- (UIColor *)titleColor { return [UIColor blackColor]; }", [.text]),
      ("+ (UIColor *)cardBackground { return UIColor.whiteColor; }", [.background]),
      ("- (CGFloat)height { return [UIColor blackColor]; }", []),
      ("static UIColor *InkColor(void) { return [UIColor blackColor]; }", [.unknown]),
      ("- (void)setColor:(UIColor *)titleColor { return [UIColor blackColor]; }", []),
      ("- (void)a { UIColor *textColor = [UIColor blackColor]; }", [.text]),
      (
        "- (UIColor *)ink { return isOn ? [UIColor blackColor] : [UIColor labelColor]; }",
        [.unknown]
      ),
    ] as [(String, [ColorRole])])
  func results(_ member: String, _ roles: [ColorRole]) {
    let facts = FileFacts.of("@implementation A\n\(member)\n@end\n", path: "App/A.m")
    #expect(facts.colors.uses.map(\.role) == roles)
  }

  private static let forced: [(String, String?)] = [
    ("self.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;", "light: the style"),
    ("[window setOverrideUserInterfaceStyle:UIUserInterfaceStyleDark];", "dark: the style"),
    (
      "NSApp.appearance = [NSAppearance appearanceNamed:NSAppearanceNameAqua];",
      "aqua: the appearance"
    ),
    (
      "[view setAppearance:[NSAppearance appearanceNamed:NSAppearanceNameVibrantDark]];",
      "vibrantDark: the appearance"
    ),
    ("UIBlurEffect *a = [UIBlurEffect effectWithStyle:UIBlurEffectStyleLight];", "light: a blur"),
    ("view.material = NSVisualEffectMaterialDark;", "dark: a material"),
    (
      "field.keyboardAppearance = UIKeyboardAppearanceDark;",
      "dark: the property 'keyboardAppearance'"
    ),
    ("bar.barStyle = UIBarStyleBlack;", "black: the property 'barStyle'"),
    (
      "a = [a initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleGray];",
      "gray: an activity indicator"
    ),
    ("self.overrideUserInterfaceStyle = UIUserInterfaceStyleUnspecified;", nil),
    ("BOOL a = self.overrideUserInterfaceStyle == UIUserInterfaceStyleLight;", nil),
    ("if (style != UIUserInterfaceStyleDark) { a(); }", nil),
    ("switch (style) { case UIUserInterfaceStyleDark: a(); }", nil),
    ("return UIUserInterfaceStyleLight;", nil), ("[self show:UIUserInterfaceStyleLight];", nil),
    ("field.keyboardAppearance = UIKeyboardAppearanceDefault;", nil),
    ("NSApp.appearance = nil;", nil),
    (
      "[a bestMatchFromAppearancesWithNames:@[NSAppearanceNameAqua, NSAppearanceNameDarkAqua]];",
      nil
    ),
  ]

  @Test("styles that are forced, not those that are asked for", arguments: forced)
  func styles(_ statement: String, _ lock: String?) {
    let found = Self.facts(statement).styles.locks.map { "\($0.style): \($0.subject)" }
    #expect(found == [lock].compactMap(\.self), "\(statement)")
  }
}
