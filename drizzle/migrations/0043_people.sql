CREATE TABLE "care_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "care_requests_once" UNIQUE("patient_id","practitioner_id"),
	CONSTRAINT "care_requests_two_people" CHECK ("care_requests"."patient_id" <> "care_requests"."practitioner_id")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"full_name" text,
	"email" text,
	"practitioner_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invites_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invites_role" CHECK (role in ('patient', 'practitioner', 'admin')),
	CONSTRAINT "invites_practitioner" CHECK ("invites"."practitioner_id" is null or "invites"."role" = 'patient')
);
--> statement-breakpoint
CREATE TABLE "link_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "link_requests_once" UNIQUE("practitioner_id","email")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "care_requests" ADD CONSTRAINT "care_requests_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_requests" ADD CONSTRAINT "care_requests_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_requests" ADD CONSTRAINT "link_requests_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "care_requests_practitioner" ON "care_requests" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "invites_practitioner_id" ON "invites" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "invites_created_by" ON "invites" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invites_expires" ON "invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "link_requests_email" ON "link_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "link_requests_created" ON "link_requests" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'result-today', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'link-asked', 'result-new', 'result-critical', 'emergency', 'order-warning', 'care-asked', 'message-new', 'practitioner-waiting', 'stock-low', 'backup-overdue')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notices" VALIDATE CONSTRAINT "notices_kind";
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.care_requests FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('patient_id', 'practitioner_id');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.invites FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('created_by', 'practitioner_id');
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.link_requests FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('practitioner_id');
