CREATE TABLE "record_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"what" text NOT NULL,
	"token_hash" text NOT NULL,
	"passcode_hash" text NOT NULL,
	"file_path" text NOT NULL,
	"file_size" integer NOT NULL,
	"has_file" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended" text,
	"ended_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"visits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "record_shares_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "record_shares_file_path_unique" UNIQUE("file_path"),
	CONSTRAINT "record_shares_what" CHECK (what in ('summary', 'record')),
	CONSTRAINT "record_shares_ended" CHECK (ended in ('revoked', 'locked', 'used')),
	CONSTRAINT "record_shares_ended_at" CHECK (("record_shares"."ended" is null) = ("record_shares"."ended_at" is null)),
	CONSTRAINT "record_shares_tries" CHECK ("record_shares"."wrong_tries" between 0 and 5),
	CONSTRAINT "record_shares_openings" CHECK ("record_shares"."openings" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "record_shares" ADD CONSTRAINT "record_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_shares_user" ON "record_shares" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_shares_with_file" ON "record_shares" USING btree ("expires_at") WHERE "record_shares"."has_file";--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'result-today', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'link-asked', 'share-locked', 'form-sent', 'appointment-asked', 'appointment-offered', 'appointment-confirmed', 'appointment-moved', 'appointment-cancelled', 'appointment-tomorrow', 'appointment-earlier', 'consent-asked', 'consent-signed', 'consent-declined', 'consent-withdrawn', 'consent-question', 'consent-stopped', 'result-new', 'result-critical', 'emergency', 'order-warning', 'care-asked', 'form-submitted', 'form-declined', 'message-new', 'practitioner-waiting', 'stock-low', 'backup-overdue')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notices" VALIDATE CONSTRAINT "notices_kind";
--> statement-breakpoint
CREATE TRIGGER of_open_account BEFORE INSERT ON public.record_shares FOR EACH ROW EXECUTE FUNCTION refuse_row_of_deleted_account('user_id');
