CREATE TABLE "plan_overrulings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"rules" text[] NOT NULL,
	"rules_version" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_overrulings" ADD CONSTRAINT "plan_overrulings_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_overrulings" ADD CONSTRAINT "plan_overrulings_plan_id_version_plan_versions_plan_id_version_fk" FOREIGN KEY ("plan_id","version") REFERENCES "public"."plan_versions"("plan_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_overrulings_version" ON "plan_overrulings" USING btree ("plan_id","version");
--> statement-breakpoint
create trigger append_only before update or delete on plan_overrulings
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only_truncate before truncate on plan_overrulings
  for each statement execute function refuse_change();
--> statement-breakpoint
-- The log of earlier releases holds the reasons. Its lines stay, because they are sealed, and are read without them. A
-- line begins with its transaction, a moment before the version that it is about.
insert into plan_overrulings (plan_id, version, by, at, rules, rules_version, reason)
select v.plan_id, v.version, l.actor_id, l.at, string_to_array(l.detail->>'rules', ' '),
  coalesce(l.detail->>'version', ''), l.detail->>'reason'
from audit_log l
cross join lateral (
  select plan_id, version from plan_versions
  where plan_id = l.target_id and at <= l.at + interval '5 seconds'
  order by version desc limit 1
) v
where l.action in ('plan.create', 'plan.assign', 'plan.update')
  and l.detail->>'reason' is not null and l.detail->>'rules' is not null
  and exists (select from users where id = l.actor_id);
