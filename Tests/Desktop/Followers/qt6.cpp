// SPDX-License-Identifier: MIT

// A window of Qt 6, in whatever style and palette the platform gives.

#include <QApplication>
#include <QLabel>

int main(int count, char **words) {
  QApplication app(count, words);
  QLabel label("Qt " QT_VERSION_STR);
  label.setAlignment(Qt::AlignCenter);
  label.resize(600, 400);
  label.show();
  return app.exec();
}
