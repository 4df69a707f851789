DROP INDEX "plan_templates_shared";--> statement-breakpoint
CREATE INDEX "plan_templates_by_name" ON "plan_templates" USING btree ("name" collate "und-x-icu","id") WHERE "plan_templates"."shared";