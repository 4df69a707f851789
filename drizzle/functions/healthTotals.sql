-- Adds an entry to its owner's totals (sign 1), or subtracts it (-1). The daily goals: 8 glasses, 7 hours, 30 minutes.
create or replace function count_health_entry(entry health_tracking, sign int) returns void language plpgsql as $$
declare
  water int := sign * (coalesce(entry.water_intake, 0) >= 8)::int;
  sleep int := sign * (coalesce(entry.sleep_hours, 0) >= 7)::int;
  move int := sign * (coalesce(entry.exercise_minutes, 0) >= 30)::int;
  day datemultirange := datemultirange(daterange(entry.date, entry.date + 1));
begin
  insert into health_totals (user_id) values (entry.user_id) on conflict do nothing;
  update health_totals t set
    entries = t.entries + sign,
    hydrated = t.hydrated + water,
    rested = t.rested + sleep,
    active = t.active + move,
    perfect = t.perfect + water * sleep * move,
    days = case when sign > 0 then t.days + day else t.days - day end
  where t.user_id = entry.user_id;
end $$;

create or replace function count_health() returns trigger language plpgsql as $$
begin
  -- When the whole account is deleted, its totals are deleted with it.
  if tg_op <> 'INSERT' and exists (select from users where id = old.user_id) then
    perform count_health_entry(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform count_health_entry(new, 1);
  end if;
  return null;
end $$;

create or replace trigger totals after insert or update or delete on health_tracking
  for each row execute function count_health();
