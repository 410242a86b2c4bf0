# SPDX-License-Identifier: MIT
#
# make demo    set up what is missing, audit the examples, take pictures of a live window, sum it up
# make test    set up what is missing, check format and prose, run every test
# make test-fast  the tests of the modules that changed, and of the project's shape
# make record SUITES="A B"  writes what these suites of tests record
# make generate  writes the files that chiaro-generate makes of Data and of the code
# make bench   the benchmarks beside their peers; says which are missing
# make bench-setup  installs the peers
# make install  builds chiaro and puts it and its manual pages below PREFIX (/usr/local)
# make dist    packs a release build: tarball, Debian packages, contents, checksums
# make lint    the format, strictly, and the prose of pages and public comments
# make docs    the documentation of all modules, as one web site in docs/
# make golden  pictures of a release build are those of a debug build, byte by byte
# make check-window  a live window against the clock
# make check-restrictions  scripts of the service under its unit's restrictions
# make fuzz    the fuzzers, for a minute each
# make sanitize  every test under the Thread Sanitizer, then under the Address Sanitizer

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup setup-tests demo test test-fast record generate bench bench-setup install dist lint docs \
  golden fuzz sanitize check-window check-restrictions clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

setup:
	@Scripts/setup-libraries

setup-tests: setup
	@Scripts/setup-test-tools

demo: setup
	@Scripts/demo

test: setup-tests lint
	@Scripts/build-tests --build-tests
	@Scripts/run-tests

test-fast: setup
	@Scripts/test-fast

record: setup
	@Scripts/record $(SUITES)

generate:
	@Scripts/build-tests --product chiaro-generate
	@"$$(Scripts/swift-quiet build --show-bin-path)/chiaro-generate"

lint:
	swift format lint --strict -r Package.swift Sources Tests Tools Examples Benchmarks/Package.swift Benchmarks/Sources
	@Scripts/prose

bench: setup
	@Benchmarks/run

bench-setup: setup
	@Benchmarks/setup

PREFIX ?= /usr/local
install: setup
	@Scripts/install "$(DESTDIR)$(PREFIX)"

dist: setup
	@Scripts/dist

docs:
	@Scripts/docs

golden: setup
	@Scripts/golden

check-window: setup-tests
	@Scripts/check-window

check-restrictions:
	@Scripts/check-restrictions

fuzz:
	@Scripts/fuzz

# What starts Chromium is left out, and what starts the process that reads pictures: both bound their
# memory, and the sanitizers reserve terabytes of addresses. Leaks are not looked for: Swift keeps tags
# in pointers, which the search for leaks then takes for something else.
sanitize: setup-tests
	for kind in thread address; do \
	  ASAN_OPTIONS=detect_leaks=0 \
	  TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.suppressions \
	  CHIARO_OPTIMIZED_KERNELS=1 swift test --sanitize=$$kind --scratch-path .build-$$kind \
	    --skip ChiaroReportTests --skip EndToEndTests --skip IsolatedImageDecoderTests \
	    --skip PictureFuzzTests || exit 1; \
	done

clean:
	rm -rf .build .build-* Benchmarks/.build docs demo dist release
