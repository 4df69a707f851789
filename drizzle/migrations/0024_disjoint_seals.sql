-- Each row is under exactly one seal, or waits for one.
-- Only this trigger adds what waits: the portal's role has no right to insert there.
create or replace function await_seal() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.audit_unsealed (audit_id) select id from added;
  return null;
end $$;
--> statement-breakpoint
-- An installation whose seals overlap already, which only somebody who went past the portal can have done, still starts:
-- verify-audit reports it.
do $$ begin
  alter table audit_seals add constraint audit_seals_disjoint exclude using gist (ids with &&);
exception when exclusion_violation then
  raise warning 'two seals of the audit log cover the same rows: run make verify-audit';
  create index audit_seals_ids on audit_seals using gist (ids);
end $$;
--> statement-breakpoint
create function refuse_sealed_id() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from public.audit_seals where ids @> new.audit_id) then
    raise exception 'a seal covers the row % of the audit log already', new.audit_id;
  end if;
  if new.audit_id > (select last_value from public.audit_log_id_seq) then
    raise exception 'the audit log has not come to the id % yet', new.audit_id;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger only_new before insert or update on audit_unsealed
  for each row execute function refuse_sealed_id();
--> statement-breakpoint
-- Only the owner may choose id and time of a row. A trigger and not privileges of columns: Drizzle, and so the release before
-- this one, names every column in an insert, with its default.
create function refuse_given_values() returns trigger language plpgsql as $$
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
    return new;
  end if;
  if new.at is distinct from now() or new.id is distinct from currval('public.audit_log_id_seq') then
    raise exception 'id and time of a line are given only by the log itself' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger given_values before insert on audit_log for each row execute function refuse_given_values();
