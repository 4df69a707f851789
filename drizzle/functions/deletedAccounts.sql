-- Refuses new rows of a deleted account. The trigger's arguments are the columns that reference the account.
-- A call that was allowed just before the deletion waits for it to commit, and is then refused. Each writer locks the
-- account before any of its rows, as the deletion does: otherwise the two could deadlock.
-- server/platform/db.ts turns SQLSTATE VR403 into a refusal.
create or replace function refuse_row_of_deleted_account() returns trigger language plpgsql as $$
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
    raise exception 'This account was deleted.' using errcode = 'VR403', hint = 'auth.refused.deleted';
  end if;
  return new;
end $$;

create or replace trigger of_open_account before insert on accounts
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on appointment_kinds
  for each row execute function refuse_row_of_deleted_account('practitioner_id');
create or replace trigger of_open_account before insert on appointments
  for each row execute function refuse_row_of_deleted_account('patient_id', 'practitioner_id');
create or replace trigger of_open_account before insert on blood_test_results
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on busy_feeds
  for each row execute function refuse_row_of_deleted_account('practitioner_id');
create or replace trigger of_open_account before insert on calendar_feeds
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on care_requests
  for each row execute function refuse_row_of_deleted_account('patient_id', 'practitioner_id');
create or replace trigger of_open_account before insert on comment_templates
  for each row execute function refuse_row_of_deleted_account('practitioner_id');
create or replace trigger of_open_account before insert on consent_documents
  for each row execute function refuse_row_of_deleted_account('created_by');
create or replace trigger of_open_account before insert on consents
  for each row execute function refuse_row_of_deleted_account('patient_id', 'asked_by');
create or replace trigger of_open_account before insert on doses
  for each row execute function refuse_row_of_deleted_account();
create or replace trigger of_open_account before insert on forms
  for each row execute function refuse_row_of_deleted_account('author_id');
create or replace trigger of_open_account before insert on health_analyses
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on health_tracking
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on imported_resources
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on invites
  for each row execute function refuse_row_of_deleted_account('created_by', 'practitioner_id');
create or replace trigger of_open_account before insert on link_requests
  for each row execute function refuse_row_of_deleted_account('practitioner_id');
create or replace trigger of_open_account before insert on measurement_rules
  for each row execute function refuse_row_of_deleted_account('practitioner_id', 'patient_id');
create or replace trigger of_open_account before insert on measurement_targets
  for each row execute function refuse_row_of_deleted_account('patient_id', 'set_by');
create or replace trigger of_open_account before insert on measurements
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on message_attachments
  for each row execute function refuse_row_of_deleted_account('uploader');
create or replace trigger of_open_account before insert on message_settings
  for each row execute function refuse_row_of_deleted_account('practitioner_id');
create or replace trigger of_open_account before insert on notice_settings
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on passkeys
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on practitioner_hours
  for each row execute function refuse_row_of_deleted_account('practitioner_id');
create or replace trigger of_open_account before insert on practitioner_patients
  for each row execute function refuse_row_of_deleted_account('patient_id', 'practitioner_id');
create or replace trigger of_open_account before insert on record_imports
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on record_shares
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on retests
  for each row execute function refuse_row_of_deleted_account('patient_id');
create or replace trigger of_open_account before insert on sent_forms
  for each row execute function refuse_row_of_deleted_account('patient_id', 'practitioner_id');
create or replace trigger of_open_account before insert on signed_documents
  for each row execute function refuse_row_of_deleted_account('patient_id');
create or replace trigger of_open_account before insert on signing_sessions
  for each row execute function refuse_row_of_deleted_account('patient_id', 'handed_by');
create or replace trigger of_open_account before insert on supply_corrections
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on treatment_plans
  for each row execute function refuse_row_of_deleted_account('patient_id');
create or replace trigger of_open_account before insert on two_factors
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on user_roles
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on visit_notes
  for each row execute function refuse_row_of_deleted_account('patient_id', 'author_id');
create or replace trigger of_open_account before insert on wizard_runs
  for each row execute function refuse_row_of_deleted_account('user_id');
create or replace trigger of_open_account before insert on worklist_seen
  for each row execute function refuse_row_of_deleted_account('patient_id', 'practitioner_id');

-- Refuses changes of the account itself and of its profile.
create or replace function refuse_change_of_deleted_account() returns trigger language plpgsql as $$
begin
  raise exception 'This account was deleted.' using errcode = 'VR403', hint = 'auth.refused.deleted';
end $$;

create or replace trigger of_open_account before update on users
  for each row when (old.deleted_at is not null) execute function refuse_change_of_deleted_account();
-- The address that a deletion writes is enough to recognise it, without a lock on the account.
create or replace trigger of_open_account before update on profiles
  for each row when (old.email = old.id || '@deleted.invalid') execute function refuse_change_of_deleted_account();
