// SPDX-License-Identifier: MIT

// A window of plain GTK 4, as an app has it that does nothing for dark mode.

#include <gtk/gtk.h>

static void activate(GtkApplication *app, gpointer data) {
  (void)data;
  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 400);
  gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("GTK 4"));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **words) {
  GtkApplication *app = gtk_application_new("org.chiaroscuro.gtk4", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), count, words);
}
