// SPDX-License-Identifier: MIT

#include <grp.h>
#include <pwd.h>
#include <string.h>
#include <unistd.h>

#include "CChiaroProcess.h"

// The calls that need a buffer of ours: those without one share theirs between threads.

int chiaro_is_private_group(unsigned user, unsigned group) {
  char names[4096], members[16384];
  struct passwd person, *found_person = NULL;
  struct group entry, *found_group = NULL;
  if (getpwuid_r((uid_t)user, &person, names, sizeof names, &found_person) != 0 || !found_person)
    return 0;
  if (person.pw_gid != (gid_t)group) return 0;
  if (getgrgid_r((gid_t)group, &entry, members, sizeof members, &found_group) != 0 || !found_group)
    return 0;
  if (strcmp(entry.gr_name, person.pw_name) != 0) return 0;
  for (char **member = entry.gr_mem; *member != NULL; member++)
    if (strcmp(*member, person.pw_name) != 0) return 0;
  return 1;
}
