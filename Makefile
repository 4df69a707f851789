# Two commands set everything up: `make start` and `make test`. `make help` lists the rest.
SHELL := /bin/sh
BIN := node_modules/.bin
# Everything runs on the Node.js that the project brings; only its installation runs on the machine's own.
SYSTEM_PATH := $(PATH)
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Room for what a request leaves behind: cleared four times less often, live updates arrive in half the time.
NODE := $(BIN)/node --disable-warning=ExperimentalWarning --max-semi-space-size=32
SERVER := $(shell find server shared drizzle -name '*.ts' -not -name '*.test.ts' -not -path 'server/test/*' -not -path '*/generator/*')
CLIENT := $(shell find client shared -type f -not -name '*.test.*') vite.config.ts

.PHONY: help start dev check test bench crowd siege faults up down backup restore verify-audit drill admin analyse reports

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

start: dist/client/index.html dist/server/main.js ## run the portal at http://localhost:3000, with its own database and the demo clinic
	@exec $(NODE) dist/server/main.js

dev: node_modules/.installed ## the same, reloading on every change, at http://localhost:5173
	@exec $(NODE) tools/dev.ts

check: node_modules/.installed ## fast: lint, types, imports, unit tests
	@$(BIN)/biome check . && $(BIN)/tsc && $(BIN)/knip && $(BIN)/vitest run --project unit

test: dist/client/index.html dist/server/main.js ## everything: lint, types, unit, integration and browser tests
	@$(NODE) tools/test.ts

bench: dist/client/index.html dist/server/main.js ## the shop and a patient's day beside their limits, as ratios, then Lighthouse (needs pgbench and wrk)
	@$(NODE) bench/shop.ts && $(NODE) bench/portal.ts && $(NODE) bench/pages.ts

crowd: dist/client/index.html dist/server/main.js ## 10,000 patients, mixed use at 100 requests a second, then ten times that (MINUTES=5)
	@$(NODE) bench/crowd.ts

siege: dist/client/index.html dist/server/main.js ## what others feel while one person attacks: half-sent requests, hostile files, abandoned pages
	@$(NODE) bench/siege.ts

faults: node_modules/.installed ## breaks a clinic of its own under load, and looks whether anything was lost (ROUNDS=3)
	@$(NODE) bench/faults.ts

drill: node_modules/.installed ## the containers in earnest: killed, backed up, wiped, restored, and several behind HTTPS
	@$(NODE) tools/drill.ts

admin: node_modules/.installed ## EMAIL=… creates or promotes an admin and prints a one-time password
	@$(NODE) server/admin/makeAdmin.ts "$(EMAIL)"

analyse: node_modules/.installed ## FILE=report.pdf reads a lab report and prints JSON
	@$(NODE) server/bloodTests/analyseFile.ts "$(FILE)"

reports: node_modules/.installed ## by night: the reader on 5,000 drawn lab reports, 200 pictures of them, and further photos (REPORTS=5000)
	@REPORTS=$${REPORTS:-5000} $(BIN)/vitest run --project unit --project nightly generator/reports.test.ts nightly.test.ts

up: ## the same portal in containers, at the port of .env
	@sh docker/up.sh

down: ## stop the containers; data stays
	@docker compose --profile '*' down

backup: ## one encrypted archive of everything, made while the portal runs
	@sh docker/backup.sh backup

restore: ## FILE=… puts a backup into an empty database and storage
	@sh docker/backup.sh restore "$(FILE)"

verify-audit: ## compares the audit log with its seals (SEAL=… asks for one that was noted elsewhere)
	@sh docker/backup.sh verify_audit

node_modules/.installed: package.json package-lock.json
	@PATH="$(SYSTEM_PATH)" npm ci --no-audit --no-fund --loglevel=error 1>&2
	@touch $@

dist/client/index.html: node_modules/.installed $(CLIENT)
	@$(BIN)/vite build --logLevel warn
	@touch $@

dist/server/main.js: node_modules/.installed $(SERVER)
	@$(BIN)/vite build --config server/vite.config.ts --logLevel warn
