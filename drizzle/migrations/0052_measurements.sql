CREATE TABLE "measurement_targets" (
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"low" numeric(7, 2),
	"high" numeric(7, 2),
	"diastolic" numeric(7, 2),
	"goal" numeric(7, 2),
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measurement_targets_patient_id_kind_pk" PRIMARY KEY("patient_id","kind"),
	CONSTRAINT "measurement_targets_kind" CHECK (kind in ('bloodPressure', 'weight', 'pulse', 'glucose', 'waist', 'temperature')),
	CONSTRAINT "measurement_targets_some" CHECK (num_nonnulls("measurement_targets"."low", "measurement_targets"."high", "measurement_targets"."goal") > 0)
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(7, 2) NOT NULL,
	"diastolic" numeric(7, 2),
	"unit" text NOT NULL,
	"canonical" numeric(7, 2) NOT NULL,
	"fasting" boolean,
	"source" text,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measurements_once_per_key" UNIQUE("user_id","key"),
	CONSTRAINT "measurements_once" UNIQUE NULLS NOT DISTINCT("user_id","kind","at","canonical","diastolic"),
	CONSTRAINT "measurements_kind" CHECK (kind in ('bloodPressure', 'weight', 'pulse', 'glucose', 'waist', 'temperature')),
	CONSTRAINT "measurements_unit" CHECK (unit in ('kg', 'mmHg', '/min', 'mg/dL', 'mmol/L', 'cm', '°C')),
	CONSTRAINT "measurements_values" CHECK (("measurements"."diastolic" is not null) = ("measurements"."kind" = 'bloodPressure')),
	CONSTRAINT "measurements_fasting" CHECK ("measurements"."fasting" is null or "measurements"."kind" = 'glucose'),
	CONSTRAINT "measurements_origin" CHECK (("measurements"."key" is null) = ("measurements"."source" is not null))
);
--> statement-breakpoint
ALTER TABLE "emergencies" DROP CONSTRAINT "emergencies_source";--> statement-breakpoint
ALTER TABLE "measurement_targets" ADD CONSTRAINT "measurement_targets_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_targets" ADD CONSTRAINT "measurement_targets_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurement_targets_set_by" ON "measurement_targets" USING btree ("set_by");--> statement-breakpoint
ALTER TABLE "emergencies" ADD CONSTRAINT "emergencies_source" CHECK (source in ('message', 'entry', 'dose', 'form', 'measurement')) NOT VALID;--> statement-breakpoint
ALTER TABLE "emergencies" VALIDATE CONSTRAINT "emergencies_source";
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
  execute format('revoke update, delete on consent_document_versions, signed_documents from %I', role);
  execute format('revoke delete on messages from %I', role);
  execute format('revoke update on appointment_changes, measurements from %I', role);
  -- Only a trigger adds to it: audit.sql.
  execute format('revoke insert, update on audit_unsealed from %I', role);
  execute format('grant usage, select on all sequences in schema public, drizzle, pgboss to %I', role);
end $function$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE ON public.measurements FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.measurements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.measurement_targets FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('patient_id', 'set_by');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.measurements FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('user_id');
