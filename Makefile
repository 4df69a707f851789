# `make start` and `make test` set everything up. `make help` lists all targets.
SHELL := /bin/sh
BIN := node_modules/.bin
# Everything runs on the Node.js that the project brings; only its installation runs on the machine's own. `npm run` puts
# the project's own first, which `npm ci` would delete under its feet.
SYSTEM_PATH := $(subst $(CURDIR)/$(BIN):,,$(PATH))
export PATH := $(CURDIR)/$(BIN):$(PATH)
# A small young generation (MiB), and one pool of memory for all threads: bench/README.md has what they save and cost.
NODE := $(BIN)/node --disable-warning=ExperimentalWarning --max-semi-space-size=4
export MALLOC_ARENA_MAX := 1
# By its path: TypeScript 6, which dependency-cruiser needs, brings a `tsc` too.
TSC := $(NODE) node_modules/typescript/bin/tsc --singleThreaded
SERVER := $(shell find server shared locales drizzle packages \( -name '*.ts' -o -name '*.csv' -o -name '*.json' \) -not -name '*.test.ts' -not -path '*/test/*' -not -path '*/testing/*' -not -path '*/dist/*')
READER := $(filter packages/lab-reader/%,$(SERVER))
CLIENT := $(shell find client shared locales -type f -not -name '*.test.*') vite.config.ts

.PHONY: help start dev build check test rooms messages pseudo migration bench crowd siege faults up down swarm migrate backup restore verify-audit drill admin reset-factors kept-record analyse reports validate-fhir slow

help: ## list all targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

start: build ## run the portal at http://localhost:3000 with an embedded database and the demo clinic
	@exec $(NODE) dist/server/main.js

dev: node_modules/.installed ## run the portal at http://localhost:5173, reloading on every change
	@exec $(NODE) tools/dev.ts

build: dist/client/index.html dist/server/main.js ## build the client and the server into dist/

check: node_modules/.installed ## lint, types, imports, unused code and unit tests: fast, before every commit
	@$(BIN)/biome check . && $(TSC) && $(NODE) tools/rooms.ts && $(NODE) tools/messages.ts && $(BIN)/knip && SLOW_TESTS=off $(BIN)/vitest run --project unit

test: build ## lint, types, and the unit, integration and browser tests; in CI also the slow ones and the containers
	@$(NODE) tools/test.ts

pseudo: build ## the unit and integration tests with every English text of the catalogue changed
	@PSEUDO_LOCALE=on SLOW_TESTS=off $(BIN)/vitest run --project unit --project integration

messages: node_modules/.installed ## sort the catalogues in locales/, and write the types of their messages
	@$(NODE) tools/messages.ts --write

migration: node_modules/.installed ## NAME=add_nickname write the next migration from drizzle/schema.ts and drizzle/functions/ (CUSTOM=on: also an empty one, for data)
	@test -n "$(NAME)" || { echo 'Say what changes: make migration NAME=add_nickname' >&2; exit 2; }
	@$(NODE) tools/migration.ts "$(NAME)" $(if $(CUSTOM),--custom)

rooms: node_modules/.installed ## draw docs/rooms.md: which room imports which
	@$(NODE) tools/rooms.ts --draw

bench: build ## benchmark the shop and a patient's day as ratios of their limits, then Lighthouse (needs pgbench and wrk)
	@$(NODE) bench/shop.ts && $(NODE) bench/portal.ts && $(NODE) bench/pages.ts

crowd: build ## load test: 10,000 patients at 100 requests a second, then at 1,000 (MINUTES=5, OVERLOAD_SECONDS=20, PORTALS=1)
	@$(NODE) bench/crowd.ts

siege: build ## attack test: latency for others during heavy reads, forecasts, slow requests and hostile files (SECONDS=30)
	@$(NODE) bench/siege.ts

faults: dist/server/main.js ## crash test: stop parts of a separate clinic under load, and check that no data is lost (ROUNDS=3)
	@$(NODE) bench/faults.ts

drill: node_modules/.installed ## test the containers: kill, back up, wipe, restore, and run several behind HTTPS
	@$(NODE) tools/drill.ts

admin: ## EMAIL=… create or promote an admin, and print a one-time password
	@sh docker/commands.sh admin "$(EMAIL)"

reset-factors: ## EMAIL=… remove a person's authenticator app, recovery codes and passkeys
	@sh docker/commands.sh reset_factors "$(EMAIL)"

kept-record: ## USER=… print the treatment record that is kept of a deleted account, by its id or name
	@sh docker/commands.sh kept_record "$(if $(filter command line,$(origin USER)),$(USER))"

analyse: packages/lab-reader/dist/reader.process.js ## FILE=report.pdf read a lab report and print JSON
	@$(NODE) server/bloodTests/analyseFile.ts "$(FILE)"

reports: node_modules/.installed ## nightly: test the reader on 5,000 generated lab reports, 200 pictures of them, and further photos (REPORTS=5000)
	@REPORTS=$${REPORTS:-5000} $(BIN)/vitest run --project unit --project nightly reports.slow.test.ts nightly.test.ts

validate-fhir: node_modules/.installed ## check the FHIR export with HL7's validator (needs Java and Maven)
	@$(NODE) tools/validateFhir.ts

slow: build ## the tests that `make test` leaves to CI: killed servers, attacks, photographs, walks over every page
	@$(BIN)/vitest run --project unit --project integration slow.test.ts
	@$(BIN)/playwright test --config e2e/playwright.config.ts --grep @slow

up: ## run the portal in containers, at the port set in .env
	@sh docker/up.sh

down: ## stop the containers; the data stays
	@docker compose --profile '*' down

swarm: ## start or update the portal on this Docker Swarm, as swarm.env says (RESTORE=… restores a backup)
	@RESTORE="$(RESTORE)" sh docker/swarm.sh

migrate: ## bring the database to this version while portals of the previous one go on
	@sh docker/commands.sh migrate

backup: ## back up everything into one encrypted archive while the portal runs
	@sh docker/commands.sh backup

restore: ## FILE=… restore a backup into an empty database and storage
	@sh docker/commands.sh restore "$(FILE)"

verify-audit: ## compare the audit log with its seals (SEAL=… also checks a seal noted elsewhere)
	@sh docker/commands.sh verify_audit

node_modules/.installed: package.json package-lock.json
	@PATH="$(SYSTEM_PATH)" npm ci --no-audit --no-fund --loglevel=error 1>&2
	@touch $@

dist/client/index.html: node_modules/.installed $(CLIENT)
	@$(BIN)/vite build --logLevel warn
	@touch $@

dist/server/main.js: node_modules/.installed packages/lab-reader/dist/reader.process.js $(SERVER)
	@$(BIN)/vite build --config server/vite.config.ts --logLevel warn

# The process that reads an upload.
packages/lab-reader/dist/reader.process.js: node_modules/.installed $(READER)
	@$(BIN)/vite build --config packages/lab-reader/vite.config.ts --logLevel warn
