ALTER TABLE "products" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_problem" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
-- Accounts from before addresses were proved count as proved.
UPDATE "users" SET "email_verified" = true WHERE "deleted_at" IS NULL;
--> statement-breakpoint
-- A ledger is not emptied either: statements without rows pass its other trigger by.
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "credit_transactions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "stock_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "append_only_truncate" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
