// SPDX-License-Identifier: MIT

extension SymbolLibrary {
  /// The drawings of arrows and chevrons.
  static let arrows = """
    chevron.up | l M 5 15.5 L 12 8.5 19 15.5
    chevron.down = flip chevron.up
    ~tall | l M 15.5 4.5 L 8 12 15.5 19.5
    chevron.left = same ~tall
    chevron.right = mirror ~tall
    chevron.backward = same ~tall
    chevron.forward = mirror ~tall
    chevron.up.chevron.down | l M 7 9.5 L 12 4.5 17 9.5 M 7 14.5 L 12 19.5 17 14.5
    chevron.left.2 | l M 11 5 L 4 12 11 19 M 19.5 5 L 12.5 12 19.5 19
    chevron.right.2 = mirror chevron.left.2
    chevron.compact.down | l M 4.5 10.5 L 12 13.5 19.5 10.5
    chevron.compact.up = flip chevron.compact.down
    chevron.compact.right = turn chevron.compact.up
    chevron.compact.left = mirror chevron.compact.right
    arrow.up | l M 12 20.5 L 12 3.8 M 5.3 10.5 L 12 3.8 18.7 10.5
    arrow.down = flip arrow.up
    arrow.right = turn arrow.up
    arrow.left = mirror arrow.right
    arrow.forward = turn arrow.up
    arrow.backward = mirror arrow.right
    arrow.up.right | l M 5.5 18.5 L 18 6 M 8.5 6 L 18 6 18 15.5
    arrow.up.left = mirror arrow.up.right
    arrow.down.right = flip arrow.up.right
    arrow.down.left = flip arrow.up.left
    arrow.up.forward = same arrow.up.right
    arrow.up.arrow.down | l M 7.5 19.5 L 7.5 4.5 M 3.3 8.7 L 7.5 4.5 11.7 8.7 M 16.5 4.5 L \
      16.5 19.5 M 12.3 15.3 L 16.5 19.5 20.7 15.3
    arrow.left.arrow.right = turn arrow.up.arrow.down
    arrow.up.and.down | l M 12 2.8 L 12 21.2 M 7.5 7.3 L 12 2.8 16.5 7.3 M 7.5 16.7 L 12 \
      21.2 16.5 16.7
    arrow.left.and.right = turn arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right | l*4 M 12 12 L 12 2.5 M 9 5.5 L 12 2.5 15 \
      5.5
    arrow.clockwise | l A 12 12.7 8 5 308 ; l M 12.2 6.9 L 16.9 6.4 16.8 1.7
    arrow.counterclockwise = mirror arrow.clockwise
    gobackward = mirror arrow.clockwise
    goforward = same arrow.clockwise
    arrow.triangle.2.circlepath | l A 12 12 8 190 328 ; l M 13.6 8.2 L 18.8 7.8 18.6 2.6 ; l \
      A 12 12 8 10 148 ; l M 10.4 15.8 L 5.2 16.2 5.4 21.4
    arrow.2.circlepath = same arrow.triangle.2.circlepath
    arrow.uturn.left | l M 8.5 4 L 4 8.5 8.5 13 M 4 8.5 L 14 8.5 C 17.8 8.5 20.2 10.8 20.2 \
      14 C 20.2 17.2 17.8 19.5 14 19.5 L 9 19.5
    arrow.uturn.right = mirror arrow.uturn.left
    arrow.uturn.backward = same arrow.uturn.left
    arrow.uturn.forward = mirror arrow.uturn.left
    arrow.uturn.up = turn arrow.uturn.left
    arrow.uturn.down = flip arrow.uturn.up
    arrow.turn.up.left | l M 9 4.5 L 4 9.5 9 14.5 M 4 9.5 L 16 9.5 Q 20 9.5 20 13.5 L 20 \
      19.5
    arrow.turn.up.right = mirror arrow.turn.up.left
    arrow.turn.down.right = flip arrow.turn.up.right
    arrow.turn.down.left = flip arrow.turn.up.left
    return = flip arrow.turn.up.left
    arrowshape.turn.up.left | b M 10.5 4.5 L 3 11.3 L 10.5 18.2 L 10.5 14.2 C 15 14.2 18.6 \
      15.4 21 19.3 C 20.6 13.2 16.8 8.8 10.5 8.4 Z
    arrowshape.turn.up.right = mirror arrowshape.turn.up.left
    arrowshape.turn.up.forward = mirror arrowshape.turn.up.left
    arrowshape.up | b M 12 3.5 L 20.5 12 L 16 12 L 16 20.5 L 8 20.5 L 8 12 L 3.5 12 Z
    arrowshape.down = flip arrowshape.up
    arrowshape.right = turn arrowshape.up
    arrowshape.left = mirror arrowshape.right
    ~open.box | b M 8.3 9 L 7 9 Q 4.8 9 4.8 11.2 L 4.8 18.8 Q 4.8 21 7 21 L 17 21 Q 19.2 21 \
      19.2 18.8 L 19.2 11.2 Q 19.2 9 17 9 L 15.7 9
    square.and.arrow.up | @~open.box ; d M 12 14.8 L 12 9 ; l M 12 9 L 12 2.6 M 8 6.6 L 12 \
      2.6 16 6.6
    square.and.arrow.down | @~open.box ; d M 12 8.8 L 12 15.8 M 8 11.8 L 12 15.8 16 11.8 ; l \
      M 12 2.6 L 12 8.8
    arrow.down.to.line | l M 12 3 L 12 15.5 M 6.5 10 L 12 15.5 17.5 10 M 4.5 20.3 L 19.5 \
      20.3
    arrow.up.to.line = flip arrow.down.to.line
    arrow.right.to.line = turn arrow.up.to.line
    arrow.left.to.line = mirror arrow.right.to.line
    arrow.up.left.and.arrow.down.right | l M 10.3 10.3 L 4 4 M 4 9.5 L 4 4 9.5 4 M 13.7 13.7 \
      L 20 20 M 20 14.5 L 20 20 14.5 20
    arrow.down.right.and.arrow.up.left | l M 3.8 3.8 L 10 10 M 10 4.8 L 10 10 4.8 10 M 20.2 \
      20.2 L 14 14 M 14 19.2 L 14 14 19.2 14
    rectangle.portrait.and.arrow.right | b M 13.5 8.2 L 13.5 6 Q 13.5 3.5 11 3.5 L 6 3.5 Q \
      3.5 3.5 3.5 6 L 3.5 18 Q 3.5 20.5 6 20.5 L 11 20.5 Q 13.5 20.5 13.5 18 L 13.5 15.8 ; d M \
      8.8 12 L 13.5 12 ; l M 13.5 12 L 21 12 M 17.2 8.2 L 21 12 17.2 15.8
    repeat | l M 3.5 12 L 3.5 11 Q 3.5 7 7.5 7 L 20 7 M 16.7 3.7 L 20 7 16.7 10.3 M 20.5 12 \
      L 20.5 13 Q 20.5 17 16.5 17 L 4 17 M 7.3 13.7 L 4 17 7.3 20.3
    shuffle | l M 3 7 L 5.5 7 C 9.5 7 10.2 9 12 12 C 13.8 15 14.5 17 18.5 17 L 20.8 17 M \
      17.8 14 L 20.8 17 17.8 20 M 3 17 L 5.5 17 C 7.7 17 9 16.4 9.9 15.2 M 14.1 8.8 C 15 7.6 \
      16.3 7 18.5 7 L 20.8 7 M 17.8 4 L 20.8 7 17.8 10
    """
}
