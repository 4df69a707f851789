-- Each line of the audit log is under exactly one seal, or waits for one in audit_unsealed.

-- Queues new lines for their seal. The row becomes visible with the line's own transaction, however late it commits.
-- With the owner's rights, because the portal's role may not insert into audit_unsealed itself.
create or replace function await_seal() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.audit_unsealed (audit_id) select id from added;
  return null;
end $$;

create or replace trigger await_seal after insert on audit_log referencing new table as added
  for each statement execute function await_seal();

-- Refuses an id that a seal covers, or that the log has not reached.
create or replace function refuse_sealed_id() returns trigger language plpgsql
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

create or replace trigger only_new before insert or update on audit_unsealed
  for each row execute function refuse_sealed_id();

-- Only the owner may choose a line's id and time. A trigger, not privileges on columns: Drizzle names every column in an
-- insert.
create or replace function refuse_given_values() returns trigger language plpgsql as $$
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
    return new;
  end if;
  if new.at is distinct from now() or new.id is distinct from currval('public.audit_log_id_seq') then
    raise exception 'id and time of a line are given only by the log itself' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger given_values before insert on audit_log
  for each row execute function refuse_given_values();
