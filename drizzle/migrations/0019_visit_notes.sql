CREATE TABLE "visit_note_addenda" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"note_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"patient_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"subjective" text DEFAULT '' NOT NULL,
	"objective" text DEFAULT '' NOT NULL,
	"assessment" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"for_patient" text DEFAULT '' NOT NULL,
	"base" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "visit_notes_released_is_signed" CHECK ("visit_notes"."released_at" is null or "visit_notes"."signed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind";--> statement-breakpoint
ALTER TABLE "visit_note_addenda" ADD CONSTRAINT "visit_note_addenda_note_id_visit_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."visit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_note_addenda" ADD CONSTRAINT "visit_note_addenda_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD CONSTRAINT "visit_notes_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_notes" ADD CONSTRAINT "visit_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_note_addenda_note" ON "visit_note_addenda" USING btree ("note_id","at");--> statement-breakpoint
CREATE INDEX "visit_note_addenda_author" ON "visit_note_addenda" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "visit_notes_patient" ON "visit_notes" USING btree ("patient_id","signed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visit_notes_author" ON "visit_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_notes_one_draft" ON "visit_notes" USING btree ("author_id","patient_id") WHERE "visit_notes"."signed_at" is null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK (kind in ('analysis-finished', 'analysis-failed', 'plan-written', 'plan-changed', 'order-moved', 'account-changed', 'result-reviewed', 'retest-due', 'retest-ending', 'note-released', 'result-new', 'result-critical', 'stock-low', 'backup-overdue'));--> statement-breakpoint
-- A signed note is locked for everybody, and an addendum from the beginning.
create trigger append_only before update or delete on visit_notes
  for each row when (old.signed_at is not null) execute function refuse_change();
--> statement-breakpoint
create trigger append_only_truncate before truncate on visit_notes for each statement execute function refuse_change();
--> statement-breakpoint
create function refuse_other_people() returns trigger language plpgsql as $$
begin
  raise exception 'a note never changes its patient or author';
end $$;
--> statement-breakpoint
create trigger same_people before update on visit_notes
  for each row when ((new.id, new.patient_id, new.author_id) is distinct from (old.id, old.patient_id, old.author_id))
  execute function refuse_other_people();
--> statement-breakpoint
create trigger append_only before update or delete on visit_note_addenda
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only_truncate before truncate on visit_note_addenda
  for each statement execute function refuse_change();
--> statement-breakpoint
create function refuse_addendum_to_draft() returns trigger language plpgsql as $$
begin
  if not exists (select from visit_notes where id = new.note_id and signed_at is not null) then
    raise exception 'only a signed note has addenda';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger only_to_signed before insert on visit_note_addenda
  for each row execute function refuse_addendum_to_draft();
