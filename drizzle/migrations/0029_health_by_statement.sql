drop trigger totals on health_tracking;
--> statement-breakpoint
drop trigger care on health_tracking;
--> statement-breakpoint
drop function count_health_entry(entry health_tracking, sign integer);
--> statement-breakpoint
drop function count_health();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.count_health_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into health_totals (user_id)
  -- When the whole account is deleted, its totals are deleted with it.
  select distinct user_id from changed where user_id in (select id from users)
  on conflict do nothing;
  update health_totals t set
    entries = t.entries + tg_argv[0]::int * c.entries,
    hydrated = t.hydrated + tg_argv[0]::int * c.hydrated,
    rested = t.rested + tg_argv[0]::int * c.rested,
    active = t.active + tg_argv[0]::int * c.active,
    perfect = t.perfect + tg_argv[0]::int * c.perfect,
    days = case when tg_argv[0]::int > 0 then t.days + c.days else t.days - c.days end
  from (
    select user_id, count(*)::int as entries,
      count(*) filter (where water_intake >= 8)::int as hydrated,
      count(*) filter (where sleep_hours >= 7)::int as rested,
      count(*) filter (where exercise_minutes >= 30)::int as active,
      count(*) filter (where water_intake >= 8 and sleep_hours >= 7 and exercise_minutes >= 30)::int as perfect,
      range_agg(daterange(date, date + 1)) as days
    from changed group by user_id
  ) c
  where t.user_id = c.user_id;
  return null;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.notify_symptoms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  patients uuid[];
begin
  if tg_op = 'UPDATE' then
    patients := array(
      select distinct n.user_id from new_days n join old_days o using (id) where n.symptoms is distinct from o.symptoms);
  else
    patients := array(select distinct user_id from changed);
  end if;
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', c.practitioner_id)::text)
  from practitioner_patients c where c.patient_id = any(patients);
  return null;
end $function$;
--> statement-breakpoint
CREATE TRIGGER care AFTER INSERT ON public.health_tracking REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_symptoms();
--> statement-breakpoint
CREATE TRIGGER care_deleted AFTER DELETE ON public.health_tracking REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_symptoms();
--> statement-breakpoint
CREATE TRIGGER care_updated AFTER UPDATE ON public.health_tracking REFERENCING OLD TABLE AS old_days NEW TABLE AS new_days FOR EACH STATEMENT EXECUTE FUNCTION notify_symptoms();
--> statement-breakpoint
CREATE TRIGGER totals AFTER INSERT ON public.health_tracking REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_health_entries('1');
--> statement-breakpoint
CREATE TRIGGER totals_deleted AFTER DELETE ON public.health_tracking REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_health_entries('-1');
--> statement-breakpoint
CREATE TRIGGER totals_updated_1 AFTER UPDATE ON public.health_tracking REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_health_entries('-1');
--> statement-breakpoint
CREATE TRIGGER totals_updated_2 AFTER UPDATE ON public.health_tracking REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_health_entries('1');
