// SPDX-License-Identifier: MIT

/// The Oklab space, a perceptual color space in which lightness, chroma and hue are nearly
/// independent.
///
/// Source: Ottosson 2020, with the matrices of CSS Color 4 §9.4, which were worked out again for
/// double precision and CSS's white
public enum Oklab: ColorSpaceDefinition {
  /// The base space for conversions: XYZ with the white point D65.
  public static let base: ColorSpace? = .xyzD65
  /// The channels: lightness from 0 to 1, and a and b from about -0.4 to 0.4.
  public static let channels = [
    ColorChannel("lightness", 0...1), ColorChannel("a", -0.4...0.4), ColorChannel("b", -0.4...0.4),
  ]
  /// Whether components are clipped for display: false, because the space is larger than any
  /// display's gamut.
  public static let isBounded = false

  private static let lmsFromXYZD65 = Matrix3(
    [0.819_022_437_996_703_0, 0.361_906_260_052_890_4, -0.128_873_781_520_987_9],
    [0.032_983_653_932_388_5, 0.929_286_861_586_343_4, 0.036_144_666_350_642_4],
    [0.048_177_189_359_624_2, 0.264_239_531_752_730_8, 0.633_547_828_469_430_9])
  private static let oklabFromRootLMS = Matrix3(
    [0.210_454_268_309_314_0, 0.793_617_774_702_305_4, -0.004_072_043_011_619_3],
    [1.977_998_532_431_168_4, -2.428_592_242_048_579_9, 0.450_593_709_617_411_0],
    [0.025_904_042_465_547_8, 0.782_771_712_457_529_6, -0.808_675_754_923_077_4])
  private static let xyzD65FromLMS = Matrix3(
    [1.226_879_875_845_924_3, -0.557_814_994_460_217_1, 0.281_391_045_665_964_7],
    [-0.040_575_745_214_800_8, 1.112_286_803_280_317_0, -0.071_711_058_065_516_4],
    [-0.076_372_936_674_660_1, -0.421_493_332_402_243_2, 1.586_924_019_836_781_6])
  private static let rootLMSFromOklab = Matrix3(
    [1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6],
    [1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3],
    [1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2])

  /// Converts Oklab to XYZ by cubing the cone responses.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    let root = rootLMSFromOklab * components
    return xyzD65FromLMS * (root * root * root)
  }

  /// Converts XYZ to Oklab by taking the cube roots of the cone responses.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    oklabFromRootLMS * TransferCurve.map(lmsFromXYZD65 * components, Math.cubeRoot)
  }
}
