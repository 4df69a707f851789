CREATE TABLE "signing_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"patient_id" uuid NOT NULL,
	"handed_by" uuid NOT NULL,
	"consent_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "signing_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "signed_documents" ADD COLUMN "handed_by" uuid;--> statement-breakpoint
ALTER TABLE "signing_sessions" ADD CONSTRAINT "signing_sessions_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_sessions" ADD CONSTRAINT "signing_sessions_handed_by_users_id_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_sessions_patient" ON "signing_sessions" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "signing_sessions_handed_by" ON "signing_sessions" USING btree ("handed_by");--> statement-breakpoint
CREATE INDEX "signing_sessions_expires" ON "signing_sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_handed_by_users_id_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "signed_documents" VALIDATE CONSTRAINT "signed_documents_handed_by_users_id_fk";--> statement-breakpoint
CREATE INDEX "signed_documents_handed_by" ON "signed_documents" USING btree ("handed_by");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'result-today', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'link-asked', 'form-sent', 'appointment-asked', 'appointment-offered', 'appointment-confirmed', 'appointment-moved', 'appointment-cancelled', 'appointment-tomorrow', 'appointment-earlier', 'consent-asked', 'consent-signed', 'consent-declined', 'consent-withdrawn', 'consent-question', 'consent-stopped', 'result-new', 'result-critical', 'emergency', 'order-warning', 'care-asked', 'form-submitted', 'form-declined', 'message-new', 'practitioner-waiting', 'stock-low', 'backup-overdue')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notices" VALIDATE CONSTRAINT "notices_kind";
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.signing_sessions FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('patient_id', 'handed_by');
