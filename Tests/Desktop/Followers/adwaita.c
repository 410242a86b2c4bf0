// SPDX-License-Identifier: MIT

// A window of libadwaita, as GNOME's apps have it.

#include <adwaita.h>

static void activate(GtkApplication *app, gpointer data) {
  (void)data;
  GtkWidget *window = adw_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 400);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), gtk_label_new("libadwaita"));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **words) {
  AdwApplication *app = adw_application_new("org.chiaroscuro.adwaita", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), count, words);
}
