PREFIX ?= /usr/local
DESTDIR ?=
# Libraries that are held by the command itself; empty for the shared ones (Tools/static/README.md).
STATIC ?= -Xswiftc '-L$(CURDIR)/Tools/static'
RELEASE = swift build -c release --static-swift-stdlib $(STATIC)
BIN = .build/release/vocalist
SOURCES = Package.swift Sources Tests Plugins

.PHONY: run test lint build setup bench install uninstall clean

# The main job: choose by ear. Without a terminal the demo is played by scripted keys.
run: build
	@if [ -t 0 ] && [ -t 1 ]; then $(BIN) demo drop-down; \
	else $(BIN) demo drop-down --keys 'Enter Down Down Enter'; fi

build: setup
	$(RELEASE) --product vocalist

test: setup
	swift build --build-tests
	swift test --skip-build
	.build/debug/conformance Tests/Conformance/*.jsonl

lint:
	swift format lint --strict --recursive $(SOURCES)
	swift build --product vocalist
	.build/debug/vocalist locale check Locales/*.arb

bench: build
	Tools/install-packages Tools/bench-packages.txt
	Tools/bench.py $(BIN)
	Tools/bench-languages.py $(BIN)
	Tools/bench-lists.py $(BIN)

setup:
	@Tools/install-packages Tools/packages.txt

install: build
	install -D -m 755 $(BIN) $(DESTDIR)$(PREFIX)/bin/vocalist
	install -d $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d \
	  $(DESTDIR)$(PREFIX)/share/vocalist/locales
	$(BIN) man > $(DESTDIR)$(PREFIX)/share/man/man1/vocalist.1
	$(BIN) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/vocalist
	$(BIN) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_vocalist
	$(BIN) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/vocalist.fish

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/vocalist \
	  $(DESTDIR)$(PREFIX)/share/man/man1/vocalist.1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/vocalist \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_vocalist \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/vocalist.fish
	rmdir --ignore-fail-on-non-empty $(DESTDIR)$(PREFIX)/share/vocalist/locales \
	  $(DESTDIR)$(PREFIX)/share/vocalist 2>/dev/null || true

clean:
	rm -rf .build
