CREATE TABLE "form_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"questionnaire" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_versions_once" UNIQUE("form_id","version")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"questionnaire" jsonb NOT NULL,
	"for_new_patients" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sent_form_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"path" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"before" text,
	"after" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_proposals_state" CHECK (state in ('open', 'accepted', 'left')),
	CONSTRAINT "profile_proposals_field" CHECK (field in ('allergies', 'currentMedications', 'medicalHistory', 'conditions', 'emergencyContactName', 'emergencyContactPhone', 'phone')),
	CONSTRAINT "profile_proposals_decided" CHECK (("profile_proposals"."decided_at" is null) = ("profile_proposals"."state" = 'open'))
);
--> statement-breakpoint
CREATE TABLE "sent_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"base" integer DEFAULT 0 NOT NULL,
	"given" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"due_on" date,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "sent_forms_state" CHECK (state in ('sent', 'begun', 'submitted', 'declined')),
	CONSTRAINT "sent_forms_closed" CHECK (("sent_forms"."closed_at" is null) = ("sent_forms"."state" in ('sent', 'begun')))
);
--> statement-breakpoint
ALTER TABLE "emergencies" DROP CONSTRAINT "emergencies_source";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "appointment_kinds" ADD COLUMN "form_id" uuid;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_sent_form_id_sent_forms_id_fk" FOREIGN KEY ("sent_form_id") REFERENCES "public"."sent_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_proposals" ADD CONSTRAINT "profile_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_forms" ADD CONSTRAINT "sent_forms_version_id_form_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."form_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_forms" ADD CONSTRAINT "sent_forms_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_forms" ADD CONSTRAINT "sent_forms_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forms_created" ON "forms" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "forms_author" ON "forms" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "forms_for_new" ON "forms" USING btree ("id") WHERE "forms"."for_new_patients" and "forms"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "profile_proposals_patient" ON "profile_proposals" USING btree ("patient_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "profile_proposals_open" ON "profile_proposals" USING btree ("patient_id") WHERE "profile_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "profile_proposals_sent_form" ON "profile_proposals" USING btree ("sent_form_id");--> statement-breakpoint
CREATE INDEX "profile_proposals_decided_by" ON "profile_proposals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "sent_forms_patient" ON "sent_forms" USING btree ("patient_id","sent_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sent_forms_version" ON "sent_forms" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "sent_forms_practitioner" ON "sent_forms" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "sent_forms_open" ON "sent_forms" USING btree ("patient_id") WHERE "sent_forms"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "appointment_kinds" ADD CONSTRAINT "appointment_kinds_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "appointment_kinds" VALIDATE CONSTRAINT "appointment_kinds_form_id_forms_id_fk";--> statement-breakpoint
CREATE INDEX "appointment_kinds_form" ON "appointment_kinds" USING btree ("form_id");--> statement-breakpoint
ALTER TABLE "emergencies" ADD CONSTRAINT "emergencies_source" CHECK (source in ('message', 'entry', 'dose', 'form')) NOT VALID;--> statement-breakpoint
ALTER TABLE "emergencies" VALIDATE CONSTRAINT "emergencies_source";--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'result-today', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'link-asked', 'form-sent', 'appointment-asked', 'appointment-offered', 'appointment-confirmed', 'appointment-moved', 'appointment-cancelled', 'appointment-tomorrow', 'appointment-earlier', 'result-new', 'result-critical', 'emergency', 'order-warning', 'care-asked', 'form-submitted', 'form-declined', 'message-new', 'practitioner-waiting', 'stock-low', 'backup-overdue')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notices" VALIDATE CONSTRAINT "notices_kind";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.grant_portal_role(role name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  revoke create on schema public from public;
  execute format('revoke temporary on database %I from public', current_database());
  execute format('grant usage on schema public, drizzle, pgboss to %I', role);
  execute format('grant select on all tables in schema drizzle to %I', role);
  execute format('grant select, insert, update, delete on all tables in schema public, pgboss to %I', role);
  execute format('revoke update, delete on audit_log, audit_seals, plan_versions, plan_overrulings, visit_note_addenda, form_versions from %I', role);
  execute format('revoke delete on messages from %I', role);
  execute format('revoke update on appointment_changes from %I', role);
  -- Only a trigger adds to it: audit.sql.
  execute format('revoke insert, update on audit_unsealed from %I', role);
  execute format('grant usage, select on all sequences in schema public, drizzle, pgboss to %I', role);
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_patient()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', json_build_object('topic', tg_argv[0], 'userId', coalesce(new.patient_id, old.patient_id))::text);
  return null;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.send_form(form uuid, patient uuid, practitioner uuid, due date)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  latest uuid := (
    select v.id from form_versions v join forms f on f.id = v.form_id and f.retired_at is null
    where v.form_id = form order by v.version desc limit 1);
  sent uuid;
begin
  perform 1 from users where id = patient for no key update;
  if latest is null or exists (
    select from sent_forms s join form_versions v on v.id = s.version_id
    where s.patient_id = patient and s.closed_at is null and v.form_id = form)
  then
    return null;
  end if;
  insert into sent_forms (version_id, patient_id, practitioner_id, due_on)
  values (latest, patient, practitioner, due) returning id into sent;
  insert into notices (user_id, kind, matter, target_id) values (patient, 'form-sent', sent, sent) on conflict do nothing;
  return sent;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.send_form_before_visit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform send_form(k.form_id, new.patient_id, new.practitioner_id,
    greatest((new.at at time zone 'UTC')::date - 1, current_date))
  from appointment_kinds k where k.id = new.kind_id and k.form_id is not null;
  return null;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.send_forms_to_new_patient()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform send_form(f.id, new.patient_id, new.practitioner_id, null)
  from forms f
  where f.for_new_patients and f.retired_at is null and not exists (
    select from sent_forms s join form_versions v on v.id = s.version_id
    where s.patient_id = new.patient_id and v.form_id = f.id);
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.form_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.sent_forms FOR EACH ROW WHEN ((old.state = 'submitted'::text)) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.form_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.sent_forms FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER care AFTER INSERT OR DELETE OR UPDATE ON public.profile_proposals FOR EACH ROW EXECUTE FUNCTION notify_care('forms');
--> statement-breakpoint
CREATE TRIGGER care AFTER INSERT OR DELETE OR UPDATE OF state ON public.sent_forms FOR EACH ROW EXECUTE FUNCTION notify_care();
--> statement-breakpoint
CREATE TRIGGER live AFTER INSERT OR DELETE OR UPDATE ON public.sent_forms FOR EACH ROW EXECUTE FUNCTION notify_patient('forms');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.forms FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('author_id');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.sent_forms FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('patient_id', 'practitioner_id');
--> statement-breakpoint
CREATE TRIGGER send_form AFTER INSERT ON public.appointments FOR EACH ROW WHEN ((new.state = 'confirmed'::text)) EXECUTE FUNCTION send_form_before_visit();
--> statement-breakpoint
CREATE TRIGGER send_form_confirmed AFTER UPDATE OF state ON public.appointments FOR EACH ROW WHEN (((new.state = 'confirmed'::text) AND (old.state <> 'confirmed'::text))) EXECUTE FUNCTION send_form_before_visit();
--> statement-breakpoint
CREATE TRIGGER send_forms AFTER INSERT ON public.practitioner_patients FOR EACH ROW EXECUTE FUNCTION send_forms_to_new_patient();
