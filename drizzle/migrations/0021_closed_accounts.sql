-- A deleted account stays empty. A call that was allowed a moment before the deletion waits for its end, and is refused. Every
-- writer locks the account before any row of it, as the deletion does: otherwise each would wait for the other.
-- server/platform/db.ts makes a refusal of SQLSTATE VR403.
create function refuse_row_of_deleted_account() returns trigger language plpgsql as $$
declare
  people uuid[];
begin
  if tg_table_name = 'doses' then
    people := array(select patient_id from treatment_plans where id = new.plan_id);
  else
    people := array(select (to_jsonb(new) ->> owner)::uuid from unnest(tg_argv) owner);
  end if;
  perform 1 from users where id = any(people) order by id for key share;
  if exists (select from users where id = any(people) and deleted_at is not null) then
    raise exception 'This account was deleted.' using errcode = 'VR403';
  end if;
  return new;
end $$;
--> statement-breakpoint
do $$
declare
  owned record;
begin
  for owned in select * from (values
    ('accounts', 'user_id', null),
    ('blood_test_results', 'user_id', null),
    ('doses', null, null),
    ('health_analyses', 'user_id', null),
    ('health_tracking', 'user_id', null),
    ('message_attachments', 'uploader', null),
    ('message_settings', 'practitioner_id', null),
    ('notice_settings', 'user_id', null),
    ('passkeys', 'user_id', null),
    ('practitioner_patients', 'patient_id', 'practitioner_id'),
    ('retests', 'patient_id', null),
    ('supply_corrections', 'user_id', null),
    ('treatment_plans', 'patient_id', null),
    ('two_factors', 'user_id', null),
    ('user_roles', 'user_id', null),
    ('visit_notes', 'patient_id', 'author_id'),
    ('wizard_runs', 'user_id', null),
    ('worklist_seen', 'patient_id', 'practitioner_id')
  ) tables (name, owner, other)
  loop
    execute format(
      'create trigger of_open_account before insert on %I for each row execute function refuse_row_of_deleted_account(%s)',
      owned.name, concat_ws(', ', quote_literal(owned.owner), quote_literal(owned.other)));
  end loop;
end $$;
--> statement-breakpoint
create function refuse_change_of_deleted_account() returns trigger language plpgsql as $$
begin
  raise exception 'This account was deleted.' using errcode = 'VR403';
end $$;
--> statement-breakpoint
create trigger of_open_account before update on users
  for each row when (old.deleted_at is not null) execute function refuse_change_of_deleted_account();
--> statement-breakpoint
-- Its address says that it was deleted: the row of the account need not be locked for it.
create trigger of_open_account before update on profiles
  for each row when (old.email = old.id || '@deleted.invalid') execute function refuse_change_of_deleted_account();
