CREATE TABLE "message_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uploader" uuid NOT NULL,
	"message_id" uuid,
	"file_path" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_attachments_file_path_unique" UNIQUE("file_path"),
	CONSTRAINT "message_attachments_size" CHECK ("message_attachments"."file_size" between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"answer_hours" integer,
	"absence" jsonb,
	"absence_id" uuid
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"patient_id" uuid NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "message_threads_patient_id_practitioner_id_pk" PRIMARY KEY("patient_id","practitioner_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender" uuid NOT NULL,
	"text" text,
	"quote" jsonb,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"urgent" boolean DEFAULT false NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	CONSTRAINT "messages_order" UNIQUE("patient_id","practitioner_id","number"),
	CONSTRAINT "messages_key" UNIQUE("sender","key"),
	CONSTRAINT "messages_sender" CHECK ("messages"."sender" in ("messages"."patient_id", "messages"."practitioner_id")),
	CONSTRAINT "messages_text" CHECK (("messages"."text" is null) = ("messages"."withdrawn_at" is not null)),
	CONSTRAINT "messages_length" CHECK (char_length("messages"."text") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_uploader_users_id_fk" FOREIGN KEY ("uploader") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_practitioner_id_users_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_users_id_fk" FOREIGN KEY ("sender") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread" FOREIGN KEY ("patient_id","practitioner_id") REFERENCES "public"."message_threads"("patient_id","practitioner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_attachments_uploader" ON "message_attachments" USING btree ("uploader");--> statement-breakpoint
CREATE INDEX "message_attachments_message" ON "message_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_attachments_unsent" ON "message_attachments" USING btree ("created_at") WHERE "message_attachments"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_threads_practitioner" ON "message_threads" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("patient_id","practitioner_id","sender") WHERE "messages"."read_at" is null and "messages"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'result-new', 'result-critical', 'message-new', 'stock-low', 'backup-overdue'));
--> statement-breakpoint
-- Nothing is edited or deleted. A message may be read, once, and withdrawn within five minutes while it is unread.
create function keep_message() returns trigger language plpgsql as $$
declare
  same jsonb := to_jsonb(old) - 'read_at' - 'withdrawn_at' - 'text' - 'quote';
begin
  if to_jsonb(new) - 'read_at' - 'withdrawn_at' - 'text' - 'quote' = same and old.withdrawn_at is null then
    if old.read_at is null and new.read_at is not null and new.withdrawn_at is null
      and new.text is not distinct from old.text and new.quote is not distinct from old.quote
    then
      return new;
    end if;
    if old.read_at is null and new.read_at is null and new.withdrawn_at is not null
      and new.text is null and new.quote is null and old.at > clock_timestamp() - interval '5 minutes'
    then
      return new;
    end if;
  end if;
  raise exception 'messages are never changed';
end $$;
--> statement-breakpoint
create trigger keep before update on messages for each row execute function keep_message();
--> statement-breakpoint
create trigger append_only before delete on messages for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only_truncate before truncate on messages for each statement execute function refuse_change();
--> statement-breakpoint
-- A file that was sent stays with its message, unless the message was withdrawn. One that was not sent may be removed.
create function keep_attachment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.message_id is null and to_jsonb(new) - 'message_id' = to_jsonb(old) - 'message_id' then
      return new;
    end if;
  elsif old.message_id is null
    or exists (select from messages m where m.id = old.message_id and m.withdrawn_at is not null)
  then
    return old;
  end if;
  raise exception 'files of messages are never changed';
end $$;
--> statement-breakpoint
create trigger keep before update or delete on message_attachments for each row execute function keep_attachment();
--> statement-breakpoint
create trigger append_only_truncate before truncate on message_attachments for each statement execute function refuse_change();
--> statement-breakpoint
-- Only the two people of the thread are told; the practitioner's worklist depends on it too.
create function notify_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', 'messages', 'userId', new.patient_id)::text);
  perform pg_notify('live', json_build_object('topic', 'messages', 'userId', new.practitioner_id)::text);
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', new.practitioner_id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger live after insert or update on messages for each row execute function notify_message();
--> statement-breakpoint
-- A care link opens and closes the thread for the patient too.
create function notify_thread() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', 'messages', 'userId', coalesce(new.patient_id, old.patient_id))::text);
  perform pg_notify('live', json_build_object('topic', 'messages', 'userId', coalesce(new.practitioner_id, old.practitioner_id))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger live_messages after insert or delete on practitioner_patients
  for each row execute function notify_thread();
