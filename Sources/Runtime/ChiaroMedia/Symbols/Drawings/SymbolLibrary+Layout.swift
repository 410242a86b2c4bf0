// SPDX-License-Identifier: MIT

extension SymbolLibrary {
  /// The drawings of lists, grids, charts and windows.
  static let layout = """
    list.bullet | s O 4.4 6 1.5 ; s O 4.4 12 1.5 ; s O 4.4 18 1.5 ; l M 9 6 L 21 6 M 9 12 L \
      21 12 M 9 18 L 21 18
    list.dash | l M 3 6 L 5 6 M 3 12 L 5 12 M 3 18 L 5 18 M 9 6 L 21 6 M 9 12 L 21 12 M 9 18 \
      L 21 18
    list.star | s W 4.4 6 2.4 1.1 5 ; s W 4.4 12 2.4 1.1 5 ; s W 4.4 18 2.4 1.1 5 ; l M 9 6 \
      L 21 6 M 9 12 L 21 12 M 9 18 L 21 18
    list.number | l M 9.6 6 L 21 6 M 9.6 12 L 21 12 M 9.6 18 L 21 18 ; l M 3.4 4.4 L 4.8 3.6 \
      L 4.8 7.4 M 3 10.6 Q 4.6 9.2 5.8 10.4 Q 6.4 11.6 3 14 L 6.2 14 M 3.2 16.6 L 5.8 16.6 L \
      4.6 18.2 Q 6.4 18.6 5.8 20 Q 4.6 21.2 3 20.2
    list.bullet.rectangle | b R 2.3 4.2 19.4 15.6 2.8 ; h O 6.4 8.4 1 ; h O 6.4 12 1 ; h O \
      6.4 15.6 1 ; d M 9.8 8.4 L 18 8.4 M 9.8 12 L 18 12 M 9.8 15.6 L 18 15.6
    list.bullet.indent | l M 3 5.5 L 21 5.5 M 11 10 L 21 10 M 11 14 L 21 14 M 3 18.5 L 21 \
      18.5 M 3.4 9.4 L 6.4 12 L 3.4 14.6
    checklist | l M 2.8 6.6 L 4.6 8.4 L 8 4 M 2.8 16.6 L 4.6 18.4 L 8 14 M 11.6 6.4 L 21 6.4 \
      M 11.6 16.4 L 21 16.4
    line.3.horizontal | l M 3 6.4 L 21 6.4 M 3 12 L 21 12 M 3 17.6 L 21 17.6
    line.horizontal.3 = same line.3.horizontal
    line.3.horizontal.decrease | l M 3 6.8 L 21 6.8 M 6.4 12 L 17.6 12 M 9.6 17.2 L 14.4 \
      17.2
    line.horizontal.3.decrease = same line.3.horizontal.decrease
    line.2.horizontal | l M 3 9 L 21 9 M 3 15 L 21 15
    text.alignleft | l M 3 5.2 L 21 5.2 M 3 9.8 L 14 9.8 M 3 14.2 L 21 14.2 M 3 18.8 L 14 \
      18.8
    text.alignright = mirror text.alignleft
    text.aligncenter | l M 3 5.2 L 21 5.2 M 6.5 9.8 L 17.5 9.8 M 3 14.2 L 21 14.2 M 6.5 18.8 \
      L 17.5 18.8
    text.justify | l M 3 5.2 L 21 5.2 M 3 9.8 L 21 9.8 M 3 14.2 L 21 14.2 M 3 18.8 L 21 18.8
    increase.indent | l M 3 5.2 L 21 5.2 M 11 9.8 L 21 9.8 M 11 14.2 L 21 14.2 M 3 18.8 L 21 \
      18.8 M 3.2 9.4 L 6.4 12 L 3.2 14.6
    decrease.indent | l M 3 5.2 L 21 5.2 M 11 9.8 L 21 9.8 M 11 14.2 L 21 14.2 M 3 18.8 L 21 \
      18.8 M 6.4 9.4 L 3.2 12 L 6.4 14.6
    square.grid.2x2 | b R 3.2 3.2 7.4 7.4 2 ; b R 13.4 3.2 7.4 7.4 2 ; b R 3.2 13.4 7.4 7.4 \
      2 ; b R 13.4 13.4 7.4 7.4 2
    square.grid.3x3 | b R 2.8 2.8 4.8 4.8 1.2 ; b R 9.6 2.8 4.8 4.8 1.2 ; b R 16.4 2.8 4.8 \
      4.8 1.2 ; b R 2.8 9.6 4.8 4.8 1.2 ; b R 9.6 9.6 4.8 4.8 1.2 ; b R 16.4 9.6 4.8 4.8 1.2 ; \
      b R 2.8 16.4 4.8 4.8 1.2 ; b R 9.6 16.4 4.8 4.8 1.2 ; b R 16.4 16.4 4.8 4.8 1.2
    rectangle.grid.1x2 | b R 3 3.8 18 6.8 2 ; b R 3 13.4 18 6.8 2
    rectangle.grid.2x2 | b R 2.4 4.2 8.4 6.6 1.8 ; b R 13.2 4.2 8.4 6.6 1.8 ; b R 2.4 13.2 \
      8.4 6.6 1.8 ; b R 13.2 13.2 8.4 6.6 1.8
    rectangle.split.3x1 | b R 2.3 4.8 19.4 14.4 2.6 ; d M 8.8 4.8 L 8.8 19.2 M 15.2 4.8 L \
      15.2 19.2
    rectangle.split.2x1 | b R 2.3 4.8 19.4 14.4 2.6 ; d M 12 4.8 L 12 19.2
    square.split.2x1 | b R 3.8 3.8 16.4 16.4 3.6 ; d M 12 3.8 L 12 20.2
    tablecells | b R 2.3 4.2 19.4 15.6 2.6 ; d M 2.3 9.4 L 21.7 9.4 M 2.3 14.6 L 21.7 14.6 M \
      8.8 4.2 L 8.8 19.8 M 15.2 4.2 L 15.2 19.8
    sidebar.left | b R 2.3 4.2 19.4 15.6 2.8 ; d M 9 4.2 L 9 19.8 ; d M 5 8 L 6.4 8 M 5 11 L \
      6.4 11 M 5 14 L 6.4 14
    sidebar.leading = same sidebar.left
    sidebar.right = mirror sidebar.left
    sidebar.trailing = mirror sidebar.left
    rectangle.on.rectangle | l M 4.4 15.6 Q 2.3 15.6 2.3 13.3 L 2.3 6.4 Q 2.3 3.8 4.9 3.8 L \
      15.6 3.8 Q 18.2 3.8 18.2 5.8 ; b R 5.6 7.4 16.1 12.8 2.6
    rectangle.stack | b R 2.8 9.2 18.4 11.6 2.4 ; l M 5 6.1 L 19 6.1 M 7.2 3.2 L 16.8 3.2
    square.stack = same rectangle.stack
    square.stack.3d.up | b M 12 2.8 L 21.2 7.6 L 12 12.4 L 2.8 7.6 Z ; l M 2.8 12 L 12 16.8 \
      L 21.2 12 M 2.8 16.4 L 12 21.2 L 21.2 16.4
    square.3.layers.3d = same square.stack.3d.up
    chart.bar | b R 3 12 4 8.8 1.2 ; b R 10 3.4 4 17.4 1.2 ; b R 17 7.6 4 13.2 1.2
    chart.pie | b A 11 13 8.2 0 270 L 11 13 Z ; b A 14 10 7.2 270 360 L 14 10 Z
    chart.line.uptrend.xyaxis | l M 3 3 L 3 18.6 Q 3 21 5.4 21 L 21 21 ; l M 7 15.8 L 11.4 \
      10.4 L 14.6 13.2 L 20.4 6
    chart.xyaxis.line = same chart.line.uptrend.xyaxis
    chart.bar.xaxis | l M 3 20.8 L 21 20.8 M 6 17 L 6 12 M 12 17 L 12 4 M 18 17 L 18 8
    rays | l*8 M 12 7 L 12 2.8
    speedometer | b O 12 12 9.2 ; d M 12 13.6 L 16.2 8.4 ; h O 12 13.8 1.7 ; d M 6.4 13 L \
      7.2 13 M 8 8.2 L 8.6 8.8 M 12 6.2 L 12 7 M 17.6 13 L 16.8 13
    gauge = same speedometer
    crop | l M 6.4 2.4 L 6.4 15 Q 6.4 17.6 9 17.6 L 21.6 17.6 M 2.4 6.4 L 15 6.4 Q 17.6 6.4 \
      17.6 9 L 17.6 21.6
    lasso | l E 12 9.4 9 6.4 ; l M 6.2 14.4 C 4.4 15.6 4.6 17.8 6.4 18 C 8 18.2 8.6 16.4 7.4 \
      15.2 M 7.2 17.8 C 7.6 19.8 6.6 21 4.8 21.4
    cursorarrow | b M 6.2 3 L 19.2 14.2 L 13.4 14.6 L 16.4 20.6 L 13.8 21.8 L 10.8 15.8 L \
      6.2 19.8 Z
    puzzlepiece | b M 9.2 6 C 8.4 4.4 9.6 2.8 11.2 2.8 C 12.8 2.8 14 4.4 13.2 6 L 18 6 L 18 \
      11 C 19.6 10.2 21.2 11.4 21.2 13 C 21.2 14.6 19.6 15.8 18 15 L 18 20.6 L 4 20.6 L 4 15 C \
      5.6 15.8 7.2 14.6 7.2 13 C 7.2 11.4 5.6 10.2 4 11 L 4 6 Z
    rosette | b W 12 9 6.6 5.6 10 ; d M 9.4 9.2 L 11.2 11 L 14.6 7.2 ; l M 8.4 14.6 L 6.8 \
      21.4 L 12 18.6 L 17.2 21.4 L 15.6 14.6
    app | b R 3 3 18 18 5
    """
}
