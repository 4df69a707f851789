ALTER TABLE "blood_test_results" ADD COLUMN "unread" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blood_test_results" ADD COLUMN "qualitative" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blood_test_results" ADD COLUMN "possible_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blood_test_results" ADD COLUMN "language" text;