#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes sun-times.csv beside it with two independent libraries:
pip install astral==3.2 ephem==4.2.1; then make_sun_times.py

astral takes 31' of refraction at the horizon. ephem, which follows the planets' full theory, is given
the 34' of almanacs. Kept is what falls on the date in UTC: where two rises do, the first, where two
sets do, the last, as Sun.times(on:) gives them; where none does, the cell is empty. astral works from
the noon of a date and may give an event of the day before or after, so it is asked for three dates.
"""
import datetime, os
import astral, astral.sun, ephem

PLACES = """
Honolulu 21.307 -157.858; Anchorage 61.218 -149.900; Los Angeles 34.052 -118.243; Denver 39.739 -104.985
Mexico City 19.433 -99.133; New York 40.713 -74.006; Lima -12.046 -77.043; Santiago -33.449 -70.669
Ushuaia -54.807 -68.304; Buenos Aires -34.604 -58.382; Nuuk 64.175 -51.739; Sao Paulo -23.551 -46.633
Reykjavik 64.147 -21.943; Dakar 14.693 -17.447; Lisbon 38.722 -9.139; London 51.507 -0.128
Greenwich 51.477 0.0; Accra 5.556 -0.197; Null Island 0.0 0.0; Paris 48.857 2.352
Berlin 52.520 13.405; Cape Town -33.925 18.424; Longyearbyen 78.223 15.647; Tromso 69.649 18.956
Johannesburg -26.204 28.047; Helsinki 60.170 24.938; Murmansk 68.959 33.083; Cairo 30.044 31.236
Quito -0.180 -78.467; Nairobi -1.292 36.822; Moscow 55.755 37.617; Dubai 25.205 55.271
Mumbai 19.076 72.878; Kathmandu 27.717 85.324; Dhaka 23.811 90.412; Singapore 1.352 103.820
Norilsk 69.349 88.202; Beijing 39.904 116.407; Perth -31.951 115.860; Seoul 37.567 126.978
Tokyo 35.677 139.650; Sydney -33.869 151.209; Auckland -36.848 174.763; Suva -18.142 178.442
Taveuni -16.85 180.0; Wrangel 71.2 -180.0; Apia -13.833 -171.767; Chatham -43.95 -176.56
Alert 82.502 -62.348; McMurdo -77.846 166.676
"""
DATES = """2024-02-29 2026-01-15 2026-02-10 2026-03-20 2026-04-18 2026-05-25 2026-06-21 2026-07-30
2026-08-27 2026-09-23 2026-11-05 2026-12-21"""


def events(find, observer, date):
    found = set()
    for days in (-1, 0, 1):
        try:
            found.add(find(observer, date + datetime.timedelta(days=days)))
        except ValueError:
            pass
    return sorted(event for event in found if event.date() == date)


def almanac(find, latitude, longitude, date):
    observer = ephem.Observer()
    observer.lat, observer.lon, observer.pressure, observer.horizon = latitude, longitude, 0, "-0:34"
    observer.date = ephem.Date(date)
    end, found = observer.date + 1, []
    try:
        while (time := find(observer)(ephem.Sun())) < end:
            found.append(ephem.Date(time).datetime())
            observer.date = time + ephem.minute
    except (ephem.AlwaysUpError, ephem.NeverUpError):
        pass
    return found


def text(event):
    return event.strftime("%Y-%m-%dT%H:%M:%SZ") if event else ""


places = [place.split() for line in PLACES.strip().splitlines() for place in line.split(";")]
here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "sun-times.csv"), "w") as file:
    file.write(f"# Times of the sun in UTC by astral {astral.__version__} (Apache License 2.0) and ephem {ephem.__version__} (MIT)\n")
    file.write("# Written by make_sun_times.py, which says how.\n")
    file.write("place,latitude,longitude,date,sunrise,sunset,almanac sunrise,almanac sunset\n")
    for *name, latitude, longitude in places:
        observer = astral.Observer(float(latitude), float(longitude), 0.0)
        for date in map(datetime.date.fromisoformat, DATES.split()):
            times = [
                events(astral.sun.sunrise, observer, date)[:1],
                events(astral.sun.sunset, observer, date)[-1:],
                almanac(lambda o: o.next_rising, latitude, longitude, date)[:1],
                almanac(lambda o: o.next_setting, latitude, longitude, date)[-1:],
            ]
            cells = [" ".join(name), latitude, longitude, str(date)] + [text(*time or [None]) for time in times]
            file.write(",".join(cells) + "\n")
print(len(places), "places,", len(DATES.split()), "dates")
