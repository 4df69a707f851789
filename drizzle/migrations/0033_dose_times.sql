ALTER TABLE "doses" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_times" CHECK ("doses"."times" > 0);