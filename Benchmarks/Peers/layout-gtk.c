// SPDX-License-Identifier: MIT
//
// GTK 4: the first layout of nested boxes with squares and words.
// usage: layout-gtk NODES ROUNDS
//
// Each round makes the widgets with new words, and measures and allocates the whole. The time is
// processor time: with the making of the widgets (.whole), and only from the widgets to their frames.

#include <gtk/gtk.h>

#include "switch.h"

static GtkWidget *make(int rows, int page) {
  GtkWidget *root = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  for (int row = 0; row < rows; row++) {
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_box_append(GTK_BOX(root), line);
    for (int column = 0; column < 13; column++) {
      GtkWidget *cell = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
      GtkWidget *square = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_size_request(square, 8, 8);
      char text[32];
      snprintf(text, sizeof text, "Item %d%dx%d", page, row, column);
      gtk_box_append(GTK_BOX(cell), square);
      gtk_box_append(GTK_BOX(cell), gtk_label_new(text));
      gtk_box_append(GTK_BOX(line), cell);
    }
  }
  return root;
}

int main(int argc, char **argv) {
  int n = atoi(argv[1]), rounds = atoi(argv[2]);
  double layout[64], whole[64];
  if (rounds > 62) rounds = 62;
  gtk_init();
  for (int page = 0; page < rounds + 2; page++) {
    GtkWidget *window = gtk_window_new();
    double start = processor_time();
    GtkWidget *root = make(n / 40, page);
    gtk_window_set_child(GTK_WINDOW(window), root);
    double made = processor_time();
    int width, height;
    gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
    gtk_widget_measure(root, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
    gtk_widget_allocate(root, width, height, -1, NULL);
    double end = processor_time();
    if (height < n / 40 * 10) return 1;
    if (page >= 2) layout[page - 2] = end - made, whole[page - 2] = end - start;
    gtk_window_destroy(GTK_WINDOW(window));
  }
  report_job("gtk4", "layout", n, "", layout, rounds);
  report_job("gtk4", "layout", n, ".whole", whole, rounds);
  return 0;
}
