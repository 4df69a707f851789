ALTER TABLE "products" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_problem" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
-- Accounts from before addresses were proved count as proved.
UPDATE "users" SET "email_verified" = true WHERE "deleted_at" IS NULL;
