-- Adds the entries of a statement to their owners' totals, or subtracts them; the trigger's argument is the sign. The
-- daily goals: 8 glasses, 7 hours, 30 minutes. Once per statement: a large import or deletion would otherwise write the
-- same row thousands of times in one transaction, each time slower.
create or replace function count_health_entries() returns trigger language plpgsql as $$
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
end $$;

create or replace trigger totals after insert on health_tracking
  referencing new table as changed for each statement execute function count_health_entries('1');
create or replace trigger totals_deleted after delete on health_tracking
  referencing old table as changed for each statement execute function count_health_entries('-1');
-- In the order of their names: first the entries as they were, then as they are.
create or replace trigger totals_updated_1 after update on health_tracking
  referencing old table as changed for each statement execute function count_health_entries('-1');
create or replace trigger totals_updated_2 after update on health_tracking
  referencing new table as changed for each statement execute function count_health_entries('1');
