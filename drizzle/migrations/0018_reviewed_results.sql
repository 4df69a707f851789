CREATE TABLE "blood_test_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blood_test_id" uuid NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"comment" text,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"marker" text NOT NULL,
	"weeks" integer NOT NULL,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"reason" text,
	"from_test" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" uuid,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" uuid,
	"cancel_reason" text,
	CONSTRAINT "retests_window" CHECK ("retests"."from" <= "retests"."until"),
	CONSTRAINT "retests_weeks" CHECK ("retests"."weeks" between 1 and 104)
);
--> statement-breakpoint
CREATE TABLE "worklist_seen" (
	"practitioner_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"matter" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "worklist_seen_practitioner_id_patient_id_matter_pk" PRIMARY KEY("practitioner_id","patient_id","matter")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "blood_test_results" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blood_test_reviews" ADD CONSTRAINT "blood_test_reviews_blood_test_id_blood_test_results_id_fk" FOREIGN KEY ("blood_test_id") REFERENCES "public"."blood_test_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_test_reviews" ADD CONSTRAINT "blood_test_reviews_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retests" ADD CONSTRAINT "retests_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retests" ADD CONSTRAINT "retests_from_test_blood_test_results_id_fk" FOREIGN KEY ("from_test") REFERENCES "public"."blood_test_results"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retests" ADD CONSTRAINT "retests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retests" ADD CONSTRAINT "retests_closed_by_blood_test_results_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."blood_test_results"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retests" ADD CONSTRAINT "retests_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_seen" ADD CONSTRAINT "worklist_seen_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worklist_seen" ADD CONSTRAINT "worklist_seen_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blood_test_reviews_test" ON "blood_test_reviews" USING btree ("blood_test_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blood_test_reviews_by" ON "blood_test_reviews" USING btree ("by");--> statement-breakpoint
CREATE INDEX "retests_patient" ON "retests" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "retests_one_open" ON "retests" USING btree ("patient_id","marker") WHERE "retests"."closed_by" is null and "retests"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "retests_open_from" ON "retests" USING btree ("from") WHERE "retests"."closed_by" is null and "retests"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "retests_open_until" ON "retests" USING btree ("until") WHERE "retests"."closed_by" is null and "retests"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "retests_from_test" ON "retests" USING btree ("from_test");--> statement-breakpoint
CREATE INDEX "retests_closed_by" ON "retests" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "worklist_seen_patient" ON "worklist_seen" USING btree ("patient_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'result-new', 'result-critical', 'stock-low', 'backup-overdue'));--> statement-breakpoint
-- What a patient's worklist lines depend on ticks for every practitioner of that patient, and for the patient where the
-- trigger names a topic.
create function notify_care() returns trigger language plpgsql as $$
declare
  row_now jsonb := to_jsonb(coalesce(new, old));
  patient uuid := coalesce(row_now->>'user_id', row_now->>'patient_id')::uuid;
begin
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', c.practitioner_id)::text)
  from practitioner_patients c where c.patient_id = patient;
  if tg_nargs > 0 then
    perform pg_notify('live', json_build_object('topic', tg_argv[0], 'userId', patient)::text);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger care after insert or delete or update of status, revision on blood_test_results
  for each row execute function notify_care();
--> statement-breakpoint
create trigger care after insert or delete or update on retests
  for each row execute function notify_care('bloodTests');
--> statement-breakpoint
create trigger care after insert or delete or update of symptoms on health_tracking
  for each row execute function notify_care();
--> statement-breakpoint
create trigger care after insert or delete or update of items, deleted_at on treatment_plans
  for each row execute function notify_care();
--> statement-breakpoint
-- A review is seen by the patient and by all practitioners; nothing else of the result's row changes with it.
create function notify_review() returns trigger language plpgsql as $$
declare
  patient uuid := (select user_id from blood_test_results where id = coalesce(new.blood_test_id, old.blood_test_id));
begin
  perform pg_notify('live', json_build_object('topic', 'bloodTests', 'userId', patient)::text) where patient is not null;
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', c.practitioner_id)::text)
  from practitioner_patients c where c.patient_id = patient;
  return null;
end $$;
--> statement-breakpoint
create trigger live after insert or delete on blood_test_reviews
  for each row execute function notify_review();
