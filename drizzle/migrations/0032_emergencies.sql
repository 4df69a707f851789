CREATE TABLE "emergencies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"kinds" text[] NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "emergencies_once" UNIQUE("source","source_id","day"),
	CONSTRAINT "emergencies_source" CHECK (source in ('message', 'entry', 'dose'))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "emergencies" ADD CONSTRAINT "emergencies_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergencies_open" ON "emergencies" USING btree ("patient_id","at") WHERE "emergencies"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "emergencies_patient" ON "emergencies" USING btree ("patient_id","at");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'result-today', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'result-new', 'result-critical', 'emergency', 'message-new', 'stock-low', 'backup-overdue'));
--> statement-breakpoint
CREATE TRIGGER care AFTER INSERT OR DELETE OR UPDATE ON public.emergencies FOR EACH ROW EXECUTE FUNCTION notify_care();
