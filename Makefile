# SPDX-License-Identifier: MIT
#
# make demo    builds chiaro, audits the examples, takes pictures of a live window, prints a summary
# make test    installs missing parts, checks format and prose, runs every test
# make test-fast  runs the tests of the changed modules, and of the project's shape
# make record SUITES="A B"  runs these test suites and records what they compare
# make generate  writes the files that chiaro-generate makes from Data and from the code
# make bench   runs the benchmarks beside those of other tools; says which tools are missing
# make bench-setup  installs these other tools
# make install  builds chiaro and puts it and its manual pages below PREFIX (/usr/local)
# make dist    packs a release build: tarball, Debian packages, list of contents, checksums
# make lint    checks the format strictly, and the prose of pages and public comments
# make docs    writes the documentation of all modules as one web site into docs/
# make golden  checks that release and debug builds draw the same pictures, byte by byte
# make check-window  checks how soon a live window follows a change of the style
# make check-restrictions  checks the service's scripts under the restrictions of its systemd unit
# make fuzz    runs each fuzzer for a minute
# make sanitize  runs every test under the Thread Sanitizer, then under the Address Sanitizer

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
