ALTER TABLE "blood_test_results" ADD COLUMN "written" jsonb;--> statement-breakpoint
ALTER TABLE "blood_test_results" ADD COLUMN "failed" jsonb;--> statement-breakpoint
ALTER TABLE "blood_test_results" ADD COLUMN "omissions" jsonb;--> statement-breakpoint
-- Stored texts of models are shown as they are: without the marks of their headings.
UPDATE "blood_test_results" SET "analysis" = regexp_replace("analysis", '^## ', '', 'gn') WHERE "analysis_model" IS NOT NULL;
