// SPDX-License-Identifier: MIT

extension SymbolLibrary {
  /// The drawings of plain and partly filled shapes.
  static let shapes = """
    circle | b O 12 12 9
    square | b R 3.8 3.8 16.4 16.4 3.6
    rectangle | b R 2.5 5 19 14 3
    rectangle.portrait | b R 5 2.5 14 19 3
    capsule | b R 2.3 7 19.4 10 5
    oval | b E 12 12 10 7
    triangle | b M 12 3.8 L 21.3 19.8 L 2.7 19.8 Z
    diamond | b M 12 2.8 L 21.2 12 L 12 21.2 L 2.8 12 Z
    hexagon | b M 12 2.7 L 20.1 7.3 20.1 16.7 12 21.3 3.9 16.7 3.9 7.3 Z
    octagon | b M 8.3 3 L 15.7 3 21 8.3 21 15.7 15.7 21 8.3 21 3 15.7 3 8.3 Z
    pentagon | b W 12 12.6 9.6 7.77 5
    seal | b W 12 12 9.8 8.1 10
    star | b W 12 12.7 9.9 4.5 5
    star.leadinghalf.filled | l W 12 12.7 9.9 4.5 5 ; s M 12 2.8 L 9.36 9.06 2.58 9.64 7.72 \
      14.09 6.18 20.71 12 17.2 Z
    shield | b M 12 2.8 C 14.4 4.7 17 5.6 20 5.8 L 20 11.5 C 20 16 16.6 19.4 12 21.2 C 7.4 \
      19.4 4 16 4 11.5 L 4 5.8 C 7 5.6 9.6 4.7 12 2.8 Z
    heart | b M 12 20.3 C 5.8 16 2.8 12.6 2.8 8.9 C 2.8 5.9 5 3.8 7.6 3.8 C 9.5 3.8 11.2 4.9 \
      12 6.8 C 12.8 4.9 14.5 3.8 16.4 3.8 C 19 3.8 21.2 5.9 21.2 8.9 C 21.2 12.6 18.2 16 12 \
      20.3 Z
    circle.lefthalf.filled | l O 12 12 9 ; s A 12 12 9 90 270 Z
    circle.lefthalf.fill = same circle.lefthalf.filled
    circle.righthalf.filled = mirror circle.lefthalf.filled
    circle.tophalf.filled = turn circle.lefthalf.filled
    circle.bottomhalf.filled = flip circle.tophalf.filled
    circle.inset.filled | l O 12 12 9 ; s O 12 12 5.6
    circle.dashed | l*8 A 12 12 9 -104 -76
    circle.dotted | s*12 O 12 3 1.1
    circle.grid.2x2 | b O 7.3 7.3 3.6 ; b O 16.7 7.3 3.6 ; b O 7.3 16.7 3.6 ; b O 16.7 16.7 \
      3.6
    circle.hexagongrid | b O 12 12 2.2 ; b*6 O 12 5.4 2.2
    circle.circle | b O 12 12 9 ; d O 12 12 4.6
    record.circle | b O 12 12 9 ; h O 12 12 5
    largecircle.fill.circle | l O 12 12 9 ; s O 12 12 5.6
    smallcircle.filled.circle | b O 12 12 9 ; h O 12 12 3
    square.dashed | l*4 M 3.8 8 L 3.8 7.2 Q 3.8 3.8 7.2 3.8 L 8 3.8 M 10.8 3.8 L 13.2 3.8
    square.lefthalf.filled | l R 3.8 3.8 16.4 16.4 3.6 ; s M 12 3.8 L 7.4 3.8 Q 3.8 3.8 3.8 \
      7.4 L 3.8 16.6 Q 3.8 20.2 7.4 20.2 L 12 20.2 Z
    square.righthalf.filled = mirror square.lefthalf.filled
    square.on.square | l M 7.3 16.2 L 6 16.2 Q 3.3 16.2 3.3 13.5 L 3.3 6 Q 3.3 3.3 6 3.3 L \
      13.5 3.3 Q 16.2 3.3 16.2 6 L 16.2 7.3 ; b R 7.6 7.6 13.1 13.1 2.7
    plus.square.on.square | @square.on.square ; d M 14.15 10.8 L 14.15 17.5 M 10.8 14.15 L \
      17.5 14.15
    square.on.circle | l O 9.3 9.3 6.5 ; k R 9.5 9.5 11.2 11.2 2.4 ; b R 9.5 9.5 11.2 11.2 \
      2.4
    """
}
