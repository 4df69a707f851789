CREATE TABLE "notice_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"times" jsonb NOT NULL,
	"quiet" jsonb,
	"kinds" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"matter" text NOT NULL,
	"target_id" uuid,
	"patient_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "notices_once" UNIQUE("user_id","kind","matter"),
	CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-new', 'result-critical', 'stock-low', 'backup-overdue'))
);
--> statement-breakpoint
CREATE TABLE "reminder_times" (
	"user_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_times_user_id_slot_pk" PRIMARY KEY("user_id","slot"),
	CONSTRAINT "reminder_times_slot" CHECK (slot in ('morning', 'midday', 'evening', 'night', 'entry'))
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_user_id_slot_day_pk" PRIMARY KEY("user_id","slot","day")
);
--> statement-breakpoint
CREATE TABLE "sending_hold" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sending_hold_one" CHECK ("sending_hold"."one")
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_times" ADD CONSTRAINT "reminder_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_unsent" ON "notices" USING btree ("at") WHERE "notices"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "notices_patient" ON "notices" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "notices_at" ON "notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "reminder_times_next" ON "reminder_times" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "reminders_at" ON "reminders" USING btree ("at");
--> statement-breakpoint
create trigger live after insert or delete or update of read_at on notices
  for each row execute function notify_live('notices');
