-- Sends the latest version of a form in use to a patient, and tells the patient. Returns null, and does nothing, where the
-- form is not in use or the patient still has it. The account is locked, so that nobody gets a form twice.
create or replace function send_form(form uuid, patient uuid, practitioner uuid, due date) returns uuid language plpgsql as $$
declare
  latest uuid := (
    select v.id from form_versions v join forms f on f.id = v.form_id and f.retired_at is null
    where v.form_id = form order by v.version desc limit 1);
  sent uuid;
begin
  perform 1 from users where id = patient for no key update;
  if latest is null or exists (
    select from sent_forms s join form_versions v on v.id = s.version_id
    where s.patient_id = patient and s.closed_at is null and v.form_id = form)
  then
    return null;
  end if;
  insert into sent_forms (version_id, patient_id, practitioner_id, due_on)
  values (latest, patient, practitioner, due) returning id into sent;
  insert into notices (user_id, kind, matter, target_id) values (patient, 'form-sent', sent, sent) on conflict do nothing;
  return sent;
end $$;

-- Whoever comes into care gets the forms for new patients, each once.
create or replace function send_forms_to_new_patient() returns trigger language plpgsql as $$
begin
  perform send_form(f.id, new.patient_id, new.practitioner_id, null)
  from forms f
  where f.for_new_patients and f.retired_at is null and not exists (
    select from sent_forms s join form_versions v on v.id = s.version_id
    where s.patient_id = new.patient_id and v.form_id = f.id);
  return null;
end $$;

create or replace trigger send_forms after insert on practitioner_patients
  for each row execute function send_forms_to_new_patient();

-- Whoever has an appointment gets the form of its kind, until the day before.
create or replace function send_form_before_visit() returns trigger language plpgsql as $$
begin
  perform send_form(k.form_id, new.patient_id, new.practitioner_id,
    greatest((new.at at time zone 'UTC')::date - 1, current_date))
  from appointment_kinds k where k.id = new.kind_id and k.form_id is not null;
  return null;
end $$;

create or replace trigger send_form after insert on appointments
  for each row when (new.state = 'confirmed') execute function send_form_before_visit();
create or replace trigger send_form_confirmed after update of state on appointments
  for each row when (new.state = 'confirmed' and old.state <> 'confirmed') execute function send_form_before_visit();
