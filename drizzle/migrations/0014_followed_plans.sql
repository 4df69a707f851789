CREATE TABLE "plan_versions" (
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"medications" text[],
	"items" jsonb NOT NULL,
	"dosage_instructions" text,
	"duration" text,
	"notes" text,
	CONSTRAINT "plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
ALTER TABLE "treatment_plans" ADD COLUMN "items" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "treatment_plans" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "treatment_plans" ADD COLUMN "updated_by" uuid;
--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_treatment_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."treatment_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "treatment_plans" ADD CONSTRAINT "treatment_plans_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Plans of before get their present state as version 1.
insert into plan_versions (plan_id, version, by, at, title, description, medications, items, dosage_instructions, duration, notes)
select id, 1, created_by, updated_at, title, description, medications, items, dosage_instructions, duration, notes
from treatment_plans;
--> statement-breakpoint
ALTER TABLE "doses" ADD COLUMN "slot" text DEFAULT 'any' NOT NULL;
--> statement-breakpoint
ALTER TABLE "doses" ADD COLUMN "state" text DEFAULT 'taken' NOT NULL;
--> statement-breakpoint
ALTER TABLE "doses" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "doses" ADD COLUMN "said_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "doses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Ticks of before were said when they were made.
update doses set said_at = taken_at;
--> statement-breakpoint
ALTER TABLE "doses" DROP CONSTRAINT "doses_plan_id_date_medication_pk";
--> statement-breakpoint
ALTER TABLE "doses" ALTER COLUMN "taken_at" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_plan_id_date_medication_slot_pk" PRIMARY KEY("plan_id","date","medication","slot");
--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_slot" CHECK (slot in ('any', 'morning', 'midday', 'evening', 'night'));
--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_state" CHECK (state in ('open', 'taken', 'skipped'));
--> statement-breakpoint
ALTER TABLE "doses" ADD CONSTRAINT "doses_plan_id_version_plan_versions_plan_id_version_fk" FOREIGN KEY ("plan_id","version") REFERENCES "public"."plan_versions"("plan_id","version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- A plan counts its versions itself, whoever writes: a change of what it says makes the next one.
create function count_plan_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    return new;
  end if;
  if new.patient_id <> old.patient_id then
    raise exception 'a plan never changes its patient';
  end if;
  new.version := old.version;
  if (new.title, new.description, new.medications, new.items, new.dosage_instructions, new.duration, new.notes)
    is distinct from
    (old.title, old.description, old.medications, old.items, old.dosage_instructions, old.duration, old.notes)
  then
    new.version := old.version + 1;
    if new.updated_at = old.updated_at then
      new.updated_at := now();
    end if;
  else
    new.updated_by := old.updated_by;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger count_version before insert or update on treatment_plans
  for each row execute function count_plan_version();
--> statement-breakpoint
create function keep_plan_version() returns trigger language plpgsql as $$
begin
  insert into plan_versions
    (plan_id, version, by, at, title, description, medications, items, dosage_instructions, duration, notes)
  values (
    new.id, new.version, coalesce(new.updated_by, new.created_by), new.updated_at, new.title, new.description,
    new.medications, new.items, new.dosage_instructions, new.duration, new.notes
  );
  return null;
end $$;
--> statement-breakpoint
create trigger keep_first_version after insert on treatment_plans
  for each row execute function keep_plan_version();
--> statement-breakpoint
create trigger keep_version after update on treatment_plans
  for each row when (new.version <> old.version) execute function keep_plan_version();
--> statement-breakpoint
create trigger append_only before update or delete on plan_versions for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only_truncate before truncate on plan_versions for each statement execute function refuse_change();
