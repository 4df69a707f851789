ALTER TABLE "health_analyses" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "health_analyses" ADD COLUMN "written" jsonb;--> statement-breakpoint
-- Stored texts of models are shown as they are: without the marks of their headings.
UPDATE "health_analyses" SET "analysis" = regexp_replace("analysis", '^## ', '', 'gn') WHERE "model" IS NOT NULL;
