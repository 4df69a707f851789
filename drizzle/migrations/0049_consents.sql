CREATE TABLE "consent_document_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"explained" boolean NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_document_versions_number" UNIQUE("document_id","version"),
	CONSTRAINT "consent_document_versions_kind" CHECK (kind in ('contract', 'costs', 'privacy', 'photo', 'telehealth', 'own'))
);
--> statement-breakpoint
CREATE TABLE "consent_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"explained_by" text,
	"explained_at" timestamp with time zone,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_state" CHECK (state in ('asked', 'signed', 'declined', 'withdrawn')),
	CONSTRAINT "consents_explained" CHECK (("consents"."explained_by" is null) = ("consents"."explained_at" is null)),
	CONSTRAINT "consents_declined" CHECK (("consents"."declined_at" is not null) = ("consents"."state" = 'declined')),
	CONSTRAINT "consents_withdrawn" CHECK (("consents"."withdrawn_at" is not null) = ("consents"."state" = 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "signed_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consent_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"name" text NOT NULL,
	"capacity" text NOT NULL,
	"for_name" text,
	"method" text NOT NULL,
	"drawing" jsonb,
	"signed_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"text_sha256" text NOT NULL,
	"file_path" text NOT NULL,
	"file_size" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "signed_documents_consent_id_unique" UNIQUE("consent_id"),
	CONSTRAINT "signed_documents_file_path_unique" UNIQUE("file_path"),
	CONSTRAINT "signed_documents_capacity" CHECK (capacity in ('self', 'guardian')),
	CONSTRAINT "signed_documents_method" CHECK (method in ('drawn', 'typed')),
	CONSTRAINT "signed_documents_for" CHECK (("signed_documents"."for_name" is not null) = ("signed_documents"."capacity" = 'guardian')),
	CONSTRAINT "signed_documents_drawing" CHECK (("signed_documents"."drawing" is not null) = ("signed_documents"."method" = 'drawn'))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "consent_document_versions" ADD CONSTRAINT "consent_document_versions_document_id_consent_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."consent_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_document_versions" ADD CONSTRAINT "consent_document_versions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_documents" ADD CONSTRAINT "consent_documents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_version_id_consent_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."consent_document_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_document_versions_by" ON "consent_document_versions" USING btree ("by");--> statement-breakpoint
CREATE INDEX "consent_documents_author" ON "consent_documents" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "consents_patient" ON "consents" USING btree ("patient_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consents_version" ON "consents" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "consents_asked_by" ON "consents" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "signed_documents_patient" ON "signed_documents" USING btree ("patient_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'result-today', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'link-asked', 'form-sent', 'appointment-asked', 'appointment-offered', 'appointment-confirmed', 'appointment-moved', 'appointment-cancelled', 'appointment-tomorrow', 'appointment-earlier', 'consent-asked', 'consent-signed', 'consent-declined', 'consent-withdrawn', 'result-new', 'result-critical', 'emergency', 'order-warning', 'care-asked', 'form-submitted', 'form-declined', 'message-new', 'practitioner-waiting', 'stock-low', 'backup-overdue')) NOT VALID;--> statement-breakpoint
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
  execute format('revoke update, delete on consent_document_versions, signed_documents from %I', role);
  execute format('revoke delete on messages from %I', role);
  execute format('revoke update on appointment_changes from %I', role);
  -- Only a trigger adds to it: audit.sql.
  execute format('revoke insert, update on audit_unsealed from %I', role);
  execute format('grant usage, select on all sequences in schema public, drizzle, pgboss to %I', role);
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_consent_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.id, new.patient_id, new.version_id, new.asked_by, new.explained_by, new.explained_at, new.asked_at)
      is distinct from (old.id, old.patient_id, old.version_id, old.asked_by, old.explained_by, old.explained_at, old.asked_at)
    or (old.state, new.state) not in (('asked', 'signed'), ('asked', 'declined'), ('signed', 'withdrawn')) then
    raise exception 'only the next state of a consent can be written';
  end if;
  return new;
end $function$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.consent_document_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.signed_documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.consent_document_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.signed_documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE ON public.consents FOR EACH ROW WHEN ((old.state = ANY (ARRAY['signed'::text, 'withdrawn'::text]))) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER next_state BEFORE UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.consent_documents FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('created_by');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.consents FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('patient_id', 'asked_by');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.signed_documents FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('patient_id');
