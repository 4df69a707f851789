ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
-- Accounts from before addresses were proved count as proved.
UPDATE "users" SET "email_verified" = true WHERE "deleted_at" IS NULL;
