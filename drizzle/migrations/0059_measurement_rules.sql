CREATE TABLE "measurement_rules" (
	"practitioner_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"low" numeric(7, 2),
	"high" numeric(7, 2),
	"diastolic" numeric(7, 2),
	"change" numeric(7, 2),
	"days" integer,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"earlier_id" uuid,
	"last_id" uuid,
	"told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "measurement_rules_practitioner_id_patient_id_kind_pk" PRIMARY KEY("practitioner_id","patient_id","kind"),
	CONSTRAINT "measurement_rules_kind" CHECK (kind in ('bloodPressure', 'weight', 'glucose')),
	CONSTRAINT "measurement_rules_numbers" CHECK (case "measurement_rules"."kind" when 'bloodPressure' then num_nulls("measurement_rules"."high", "measurement_rules"."diastolic", "measurement_rules"."days")
        when 'weight' then num_nulls("measurement_rules"."change", "measurement_rules"."days") else num_nulls("measurement_rules"."low", "measurement_rules"."high") end = 0),
	CONSTRAINT "measurement_rules_told" CHECK (("measurement_rules"."told_at" is null) = ("measurement_rules"."last_id" is null))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "measurement_rules" ADD CONSTRAINT "measurement_rules_care" FOREIGN KEY ("practitioner_id","patient_id") REFERENCES "public"."practitioner_patients"("practitioner_id","patient_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurement_rules_patient" ON "measurement_rules" USING btree ("patient_id","kind");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'result-today', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'link-asked', 'share-locked', 'share-opened', 'form-sent', 'appointment-asked', 'appointment-offered', 'appointment-confirmed', 'appointment-moved', 'appointment-cancelled', 'appointment-tomorrow', 'appointment-earlier', 'consent-asked', 'consent-signed', 'consent-declined', 'consent-withdrawn', 'consent-question', 'consent-stopped', 'result-new', 'result-critical', 'emergency', 'measurement-rule', 'order-warning', 'care-asked', 'form-submitted', 'form-declined', 'message-new', 'practitioner-waiting', 'stock-low', 'backup-overdue')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notices" VALIDATE CONSTRAINT "notices_kind";
--> statement-breakpoint
CREATE TRIGGER care AFTER INSERT OR DELETE OR UPDATE ON public.measurement_rules FOR EACH ROW EXECUTE FUNCTION notify_care();
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.measurement_rules FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('practitioner_id', 'patient_id');
