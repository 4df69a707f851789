CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"matter" text NOT NULL,
	"target_id" uuid,
	"patient_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_once" UNIQUE("user_id","kind","matter"),
	CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-new', 'result-critical', 'stock-low', 'backup-overdue'))
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_patient" ON "notices" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "notices_at" ON "notices" USING btree ("at");
--> statement-breakpoint
create trigger live after insert or update or delete on notices
  for each row execute function notify_live('notices');
