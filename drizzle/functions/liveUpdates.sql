-- Live updates name a topic and the person concerned, never data. PostgreSQL delivers them on commit.

-- Notifies the row's owner; the trigger's argument is the topic.
create or replace function notify_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', tg_argv[0], 'userId', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;

create or replace trigger live after insert or update or delete on blood_test_results
  for each row execute function notify_live('bloodTests');
create or replace trigger live after insert or update or delete on user_credits
  for each row execute function notify_live('credits');
create or replace trigger live after insert or update or delete on orders
  for each row execute function notify_live('orders');
create or replace trigger live after insert or update or delete on user_roles
  for each row execute function notify_live('session');
create or replace trigger live after delete on sessions
  for each row execute function notify_live('session');
create or replace trigger live after insert or delete or update of read_at on notices
  for each row execute function notify_live('notices');

-- Every instance keeps a copy of the catalogue and drops it on this update.
create or replace function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '{"topic":"catalogue","userId":"everybody"}');
  return null;
end $$;

create or replace trigger catalogue after insert or update or delete on products
  for each statement execute function notify_catalogue();

-- Every instance keeps a copy of the clinic's settings and reads them again on this update.
create or replace function notify_clinic() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '{"topic":"clinic","userId":"everybody"}');
  return null;
end $$;

create or replace trigger clinic after insert or update on clinic_settings
  for each statement execute function notify_clinic();

-- A care link changes what its practitioner may see, so open pages reload their session.
create or replace function notify_care_link() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', 'session', 'userId', coalesce(new.practitioner_id, old.practitioner_id))::text);
  return null;
end $$;

create or replace trigger live after insert or update or delete on practitioner_patients
  for each row execute function notify_care_link();

-- Notifies all practitioners of a patient of a change of the patient's worklist entries, and the patient where the
-- trigger has a topic.
create or replace function notify_care() returns trigger language plpgsql as $$
declare
  row_now jsonb := to_jsonb(coalesce(new, old));
  patient uuid := coalesce(row_now->>'user_id', row_now->>'patient_id')::uuid;
begin
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', c.practitioner_id)::text)
  from practitioner_patients c where c.patient_id = patient;
  if tg_nargs > 0 then
    perform pg_notify('live', json_build_object('topic', tg_argv[0], 'userId', patient)::text);
  end if;
  return null;
end $$;

create or replace trigger care after insert or delete or update of status, revision, acknowledged_at on blood_test_results
  for each row execute function notify_care();
create or replace trigger care after insert or delete or update on emergencies
  for each row execute function notify_care();
create or replace trigger care after insert or delete or update on measurement_rules
  for each row execute function notify_care();
create or replace trigger care after insert or delete or update on retests
  for each row execute function notify_care('bloodTests');
create or replace trigger care after insert or delete or update of items, deleted_at on treatment_plans
  for each row execute function notify_care();

-- Notifies all practitioners of the patients whose symptoms a statement changed, once per statement: an import or a
-- deletion has thousands of days.
create or replace function notify_symptoms() returns trigger language plpgsql as $$
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
end $$;

create or replace trigger care after insert on health_tracking
  referencing new table as changed for each statement execute function notify_symptoms();
create or replace trigger care_deleted after delete on health_tracking
  referencing old table as changed for each statement execute function notify_symptoms();
create or replace trigger care_updated after update on health_tracking
  referencing old table as old_days new table as new_days for each statement execute function notify_symptoms();

-- Notifies the patient and all practitioners of a review, which changes nothing in the result's own row.
create or replace function notify_review() returns trigger language plpgsql as $$
declare
  patient uuid := (select user_id from blood_test_results where id = coalesce(new.blood_test_id, old.blood_test_id));
begin
  perform pg_notify('live', json_build_object('topic', 'bloodTests', 'userId', patient)::text) where patient is not null;
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', c.practitioner_id)::text)
  from practitioner_patients c where c.patient_id = patient;
  return null;
end $$;

create or replace trigger live after insert or delete on blood_test_reviews
  for each row execute function notify_review();

-- Notifies both people of a thread, and the practitioner's worklist.
create or replace function notify_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', 'messages', 'userId', new.patient_id)::text);
  perform pg_notify('live', json_build_object('topic', 'messages', 'userId', new.practitioner_id)::text);
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', new.practitioner_id)::text);
  return null;
end $$;

create or replace trigger live after insert or update on messages
  for each row execute function notify_message();

-- A care link opens and closes the thread, for the patient too.
create or replace function notify_thread() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', 'messages', 'userId', coalesce(new.patient_id, old.patient_id))::text);
  perform pg_notify('live', json_build_object('topic', 'messages', 'userId', coalesce(new.practitioner_id, old.practitioner_id))::text);
  return null;
end $$;

create or replace trigger live_messages after insert or delete on practitioner_patients
  for each row execute function notify_thread();

-- Every change of a draft concerns the patient's other devices; practitioners only hear of its steps.
create or replace function notify_patient() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', tg_argv[0], 'userId', coalesce(new.patient_id, old.patient_id))::text);
  return null;
end $$;

create or replace trigger live after insert or delete or update on sent_forms
  for each row execute function notify_patient('forms');
create or replace trigger care after insert or delete or update of state on sent_forms
  for each row execute function notify_care();
create or replace trigger care after insert or delete or update on profile_proposals
  for each row execute function notify_care('forms');
