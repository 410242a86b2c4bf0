// SPDX-License-Identifier: MIT
//
// Qt's fastest way: a QGraphicsView whose items paint themselves with the scene's palette.
// usage: switch-qt LEAVES TEXT(0|1) SWITCHES

#include <QtWidgets>
#include <vector>

#include "switch.h"

static int frames;
static double frameTime;

// The window: it is updated as a whole, after which the frame is finished.
struct Host : QWidget {
  bool event(QEvent *event) override {
    bool isFrame = event->type() == QEvent::UpdateRequest;
    bool result = QWidget::event(event);
    if (isFrame) {
      frames++;
      frameTime = processor_time();
    }
    return result;
  }
};

struct Leaf : QGraphicsWidget {
  QPalette::ColorRole back, ink;
  bool hasText;
  explicit Leaf(QGraphicsItem *parent) : QGraphicsWidget(parent) {}
  void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override {
    painter->fillRect(rect(), palette().color(back));
    if (!hasText) return;
    painter->setPen(palette().color(ink));
    painter->drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, "Item");
  }
};

static const QPalette::ColorRole backs[] = {QPalette::Window, QPalette::Base, QPalette::Button,
                                            QPalette::AlternateBase, QPalette::ToolTipBase};
static const QPalette::ColorRole inks[] = {QPalette::WindowText, QPalette::Text,
                                           QPalette::ButtonText, QPalette::Text,
                                           QPalette::ToolTipText};

static QPalette palette_for(bool isDark) {
  static const char *const light[] = {"#fafafa", "#ffffff", "#ebebeb", "#f0f0f0", "#fdfdfd"};
  static const char *const dark[] = {"#242424", "#1e1e1e", "#303030", "#383838", "#3a3a3a"};
  QPalette palette;
  for (int i = 0; i < 5; i++) {
    palette.setColor(backs[i], QColor(isDark ? dark[i] : light[i]));
    palette.setColor(inks[i], QColor(isDark ? "#ffffff" : "#000000"));
  }
  return palette;
}

static void wait_for_frame(int since) {
  while (frames <= since) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

static void idle(double milliseconds) {
  for (double end = clock_time() + milliseconds; clock_time() < end; usleep(1000))
    QCoreApplication::processEvents();
}

static QGraphicsWidget *box(QGraphicsItem *parent, double x, double y, double w, double h) {
  auto *item = new QGraphicsWidget(parent);
  item->setPos(x, y);
  item->resize(w, h);
  return item;
}

static void fill(QGraphicsWidget *root, Grid grid, bool hasText) {
  int column = grid.inner * grid.width, row = grid.leaves * grid.height, made = 0;
  for (int a = 0; a < grid.columns; a++) {
    auto *outer = box(root, a * column, 0, column, row * grid.rows);
    for (int b = 0; b < grid.rows; b++) {
      auto *middle = box(outer, 0, b * row, column, row);
      for (int c = 0; c < grid.inner; c++) {
        auto *inner = box(middle, c * grid.width, 0, grid.width, row);
        for (int d = 0; d < grid.leaves; d++, made++) {
          auto *leaf = new Leaf(inner);
          leaf->back = backs[made % 5];
          leaf->ink = inks[made % 5];
          leaf->hasText = hasText;
          leaf->setPos(0, d * grid.height);
          leaf->resize(grid.width, grid.height);
        }
      }
    }
  }
}

int main(int argc, char **argv) {
  int n = atoi(argv[1]), hasText = atoi(argv[2]), switches = atoi(argv[3]);
  QApplication application(argc, argv);
  QFont font = application.font();
  font.setPixelSize(n <= 1000 ? 10 : 5);
  application.setFont(font);
  Host window;
  window.setFixedSize(1200, 800);
  QGraphicsScene scene(0, 0, 1200, 800);
  scene.setItemIndexMethod(QGraphicsScene::NoIndex);
  scene.setPalette(palette_for(false));
  QGraphicsView view(&scene, &window);
  view.setGeometry(0, 0, 1200, 800);
  view.setFrameShape(QFrame::NoFrame);
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto *root = new QGraphicsWidget;
  root->resize(1200, 800);
  fill(root, grid_of(n), hasText);
  scene.addItem(root);
  window.show();
  wait_for_frame(0);
  idle(200);
  std::vector<double> times;
  for (int i = 0; i < switches; i++) {
    int since = frames;
    double start = processor_time();
    scene.setPalette(palette_for(i % 2 == 0));
    wait_for_frame(since);
    times.push_back(frameTime - start);
    idle(60);
  }
  report("qt.graphicsview", n, hasText, times.data(), times.size());
  _exit(0);
}
