CREATE TABLE "appointment_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"step" text NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "appointment_changes_step" CHECK (step in ('asked', 'offered', 'booked', 'confirmed', 'moved', 'declined', 'cancelled', 'expired', 'kept', 'missed'))
);
--> statement-breakpoint
CREATE TABLE "appointment_kinds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"gap_before" integer NOT NULL,
	"gap_after" integer NOT NULL,
	"place" text NOT NULL,
	"new_patients" boolean NOT NULL,
	"earliest_hours" integer NOT NULL,
	"latest_days" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_kinds_place" CHECK (place in ('practice', 'video', 'telephone')),
	CONSTRAINT "appointment_kinds_minutes" CHECK ("appointment_kinds"."minutes" > 0 and "appointment_kinds"."gap_before" >= 0 and "appointment_kinds"."gap_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "appointment_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"blocked" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"gap_before" integer NOT NULL,
	"gap_after" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text,
	"key" text NOT NULL,
	"made_by" uuid NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"held_until" timestamp with time zone,
	"wants_earlier_since" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_key" UNIQUE("made_by","key"),
	CONSTRAINT "appointments_state" CHECK (state in ('asked', 'offered', 'confirmed', 'declined', 'cancelled', 'expired', 'kept', 'missed')),
	CONSTRAINT "appointments_place" CHECK (place in ('practice', 'video', 'telephone')),
	CONSTRAINT "appointments_length" CHECK ("appointments"."until" > "appointments"."at"),
	CONSTRAINT "appointments_held_state" CHECK ("appointments"."state" = 'confirmed' or ("appointments"."held_until" is null) = ("appointments"."state" not in ('asked', 'offered')))
);
--> statement-breakpoint
CREATE TABLE "busy_feeds" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"busy" "tstzrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "practitioner_hours" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"weekly" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_kinds" ADD CONSTRAINT "appointment_kinds_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_times" ADD CONSTRAINT "appointment_times_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_times" ADD CONSTRAINT "appointment_times_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_kind_id_appointment_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."appointment_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_feeds" ADD CONSTRAINT "busy_feeds_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_practitioner_id_busy_feeds_practitioner_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."busy_feeds"("practitioner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_hours" ADD CONSTRAINT "practitioner_hours_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_changes_appointment" ON "appointment_changes" USING btree ("appointment_id","changed_at");--> statement-breakpoint
CREATE INDEX "appointment_changes_by" ON "appointment_changes" USING btree ("by");--> statement-breakpoint
CREATE INDEX "appointment_kinds_practitioner" ON "appointment_kinds" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "appointment_times_appointment" ON "appointment_times" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_practitioner" ON "appointments" USING btree ("practitioner_id","at");--> statement-breakpoint
CREATE INDEX "appointments_patient" ON "appointments" USING btree ("patient_id","at");--> statement-breakpoint
CREATE INDEX "appointments_at" ON "appointments" USING btree ("at");--> statement-breakpoint
CREATE INDEX "appointments_kind" ON "appointments" USING btree ("kind_id");--> statement-breakpoint
CREATE INDEX "appointments_held" ON "appointments" USING btree ("held_until") WHERE "appointments"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "appointments_earlier" ON "appointments" USING btree ("kind_id","wants_earlier_since") WHERE "appointments"."wants_earlier_since" is not null;--> statement-breakpoint
CREATE INDEX "busy_times_busy" ON "busy_times" USING gist ("busy");--> statement-breakpoint
CREATE INDEX "busy_times_practitioner" ON "busy_times" USING btree ("practitioner_id");--> statement-breakpoint
create extension if not exists btree_gist;--> statement-breakpoint
-- One practitioner is at one place at a time.
alter table appointment_times add constraint appointment_times_apart exclude using gist (practitioner_id with =, blocked with &&);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'result-today', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'link-asked', 'appointment-asked', 'appointment-offered', 'appointment-confirmed', 'appointment-moved', 'appointment-cancelled', 'appointment-tomorrow', 'appointment-earlier', 'result-new', 'result-critical', 'emergency', 'order-warning', 'care-asked', 'message-new', 'practitioner-waiting', 'stock-low', 'backup-overdue')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notices" VALIDATE CONSTRAINT "notices_kind";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.end_appointments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with ended as (
    update appointments set state = 'cancelled', held_until = null, wants_earlier_since = null
    where practitioner_id = old.practitioner_id and patient_id = old.patient_id
      and state in ('asked', 'offered', 'confirmed') and at > now()
    returning id, at)
  insert into appointment_changes (appointment_id, step, at) select id, 'cancelled', at from ended;
  return null;
end $function$;
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
  execute format('revoke update, delete on audit_log, audit_seals, plan_versions, plan_overrulings, visit_note_addenda from %I', role);
  execute format('revoke delete on messages from %I', role);
  execute format('revoke update on appointment_changes from %I', role);
  -- Only a trigger adds to it: audit.sql.
  execute format('revoke insert, update on audit_unsealed from %I', role);
  execute format('grant usage, select on all sequences in schema public, drizzle, pgboss to %I', role);
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed appointments := coalesce(new, old);
begin
  perform pg_notify('live', json_build_object('topic', 'appointments', 'userId', changed.patient_id)::text);
  perform pg_notify('live', json_build_object('topic', 'appointments', 'userId', changed.practitioner_id)::text);
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', changed.practitioner_id)::text);
  return null;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_lost_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from appointments where id = old.appointment_id) then
    raise exception 'the changes of an appointment are append-only';
  end if;
  return old;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.release_times()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from appointment_times where appointment_id = new.id;
  return null;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.settle_appointments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update appointments set is_new = false
  where practitioner_id = new.practitioner_id and patient_id = new.patient_id and is_new;
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE ON public.appointment_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_delete BEFORE DELETE ON public.appointment_changes FOR EACH ROW EXECUTE FUNCTION refuse_lost_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.appointment_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER appointments AFTER DELETE ON public.practitioner_patients FOR EACH ROW EXECUTE FUNCTION end_appointments();
--> statement-breakpoint
CREATE TRIGGER appointments_settled AFTER INSERT ON public.practitioner_patients FOR EACH ROW EXECUTE FUNCTION settle_appointments();
--> statement-breakpoint
CREATE TRIGGER live AFTER INSERT OR DELETE OR UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION notify_appointment();
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.appointment_kinds FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('practitioner_id');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.appointments FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('patient_id', 'practitioner_id');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.busy_feeds FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('practitioner_id');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('user_id');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.practitioner_hours FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('practitioner_id');
--> statement-breakpoint
CREATE TRIGGER release AFTER UPDATE OF state ON public.appointments FOR EACH ROW WHEN ((new.state = ANY (ARRAY['declined'::text, 'cancelled'::text, 'expired'::text]))) EXECUTE FUNCTION release_times();
