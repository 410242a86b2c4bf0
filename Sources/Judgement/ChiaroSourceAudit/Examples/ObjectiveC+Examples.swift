// SPDX-License-Identifier: MIT

extension FixedColor {
  static let objectiveC: [SourceExample] = [
    SourceExample(
      "Objective-C code",
      """
      @implementation Cell
      - (void)update {
        self.titleLabel.textColor = [UIColor blackColor];  // ←
        [note setTextColor:UIColor.darkGrayColor];  // ←
        name.textColor = [UIColor colorWithRed:40/255.0 green:0.1f blue:0.1 alpha:1];  // ←
        date.textColor = UIColorFromRGB(0x222222);  // ←
      }
      @end
      @implementation Bar
      - (void)update {
        [button setTitleColor:isOn ? [UIColor redColor] : [UIColor blackColor]  // ←
                     forState:UIControlStateNormal];
      }
      @end
      @implementation Look
      - (NSDictionary *)attributes {
        return @{ NSForegroundColorAttributeName : [UIColor blackColor] };  // ←
      }
      - (UIColor *)labelColor { return [UIColor blackColor]; }  // ←
      @end
      @implementation Screen
      - (void)viewDidLoad {
        self.view.backgroundColor = [UIColor colorWithWhite:0.95 alpha:1];  // ←
      }
      @end
      """, path: "A.m"),
    SourceExample(
      "Objective-C with a text of line breaks only",
      """
      @implementation Gap
      - (NSAttributedString *)space {
        return [[NSAttributedString alloc] initWithString:@"\\n" attributes:@{
          NSForegroundColorAttributeName : [UIColor blackColor]}];
      }
      - (NSAttributedString *)name {
        return [[NSAttributedString alloc] initWithString:@"Name" attributes:@{
          NSForegroundColorAttributeName : [UIColor blackColor]}];  // ←
      }
      @end
      """, path: "A.m"),
    SourceExample(
      "Objective-C with hexadecimal numbers, and a shape that is drawn twice",
      """
      @implementation Graph
      - (UIColor *)badgeColor {
        return [UIColor colorWithRed:0xFC / 256.0 green:0XA6 / 256.0 blue:0x4F / 256.0 alpha:1];
      }
      - (void)drawRect:(CGRect)rect {
        [[UIColor blackColor] setStroke];  // ←
        [path stroke];
        [[UIColor blackColor] setStroke];
        [other stroke];
      }
      @end
      """, path: "A.m"),
    SourceExample(
      "Objective-C that adapts, or is not on the screen",
      """
      @implementation Cell
      - (void)update {
        // label.textColor = [UIColor blackColor];
        NSString *text = @"label.textColor = [UIColor blackColor];";
        if (@available(iOS 13, *)) {
          label.textColor = [UIColor labelColor];
        } else {
          label.textColor = [UIColor blackColor];
        }
        key.backgroundColor = [UIColor yellowColor];
        key.textColor = [UIColor blackColor];
        self.layer.shadowColor = [UIColor blackColor].CGColor;
        [button setTitleColor:[UIColor blackColor] forState:UIControlStateHighlighted];
        BOOL isBlack = [color isEqual:[UIColor blackColor]];
        // chiaro:disable:next fixed-color ink is black
        ink.textColor = [UIColor blackColor];
      }
      - (void)choose { label.textColor = isDark ? [UIColor whiteColor] : [UIColor blackColor]; }
      - (void)lookUp {
        label.textColor = [UIColor blackColor];
        BOOL darkMode = [settings boolForKey:@"dark"];
        if (darkMode) { label.textColor = [UIColor whiteColor]; }
      }
      - (NSImage *)iconForText:(NSString *)text { [NSColor.blackColor set]; [path fill]; }
      - (UIColor *)dynamicTextColor {
        return [UIColor colorWithDynamicProvider:^(UITraitCollection *traits) {
          return [UIColor blackColor];
        }];
      }
      @end
      """, path: "A.m"),
  ]
}

extension StaleLayerColor {
  static let objectiveC: [SourceExample] = [
    SourceExample(
      "Objective-C code",
      """
      @implementation Bar
      - (void)awakeFromNib {
        self.layer.borderColor = [UIColor separatorColor].CGColor;  // ←
        rim.fillColor = [[NSColor windowBackgroundColor] CGColor];  // ←
        rippleLayer.fillColor = self.rippleColor.CGColor;
      }
      @end
      @implementation Bar2
      - (void)layoutSubviews { self.layer.borderColor = [UIColor separatorColor].CGColor; }
      - (void)awakeFromNib { self.layer.borderColor = [UIColor separatorColor].CGColor; }
      @end
      """, path: "A.m")
  ]
}

extension ForcedStyle {
  static let objectiveC: [SourceExample] = [
    SourceExample(
      "Objective-C code",
      """
      @implementation Screen
      - (void)viewDidLoad {
        self.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;  // ←
        window.appearance = [NSAppearance appearanceNamed:NSAppearanceNameDarkAqua];  // ←
        BOOL isDark = self.traitCollection.userInterfaceStyle == UIUserInterfaceStyleDark;
      }
      @end
      @implementation Setting
      - (void)apply:(NSInteger)style {
        if (style == 0) { NSApp.appearance = nil; }
        else { NSApp.appearance = [NSAppearance appearanceNamed:NSAppearanceNameAqua]; }
      }
      @end
      """, path: "A.mm")
  ]
}
