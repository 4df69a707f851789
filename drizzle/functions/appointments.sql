-- An open page of either side follows its appointments, the practitioner's worklist its requests.
create or replace function notify_appointment() returns trigger language plpgsql as $$
declare
  changed appointments := coalesce(new, old);
begin
  perform pg_notify('live', json_build_object('topic', 'appointments', 'userId', changed.patient_id)::text);
  perform pg_notify('live', json_build_object('topic', 'appointments', 'userId', changed.practitioner_id)::text);
  perform pg_notify('live', json_build_object('topic', 'care', 'userId', changed.practitioner_id)::text);
  return null;
end $$;

create or replace trigger live after insert or update or delete on appointments
  for each row execute function notify_appointment();

-- A state that ends an appointment gives its times back.
create or replace function release_times() returns trigger language plpgsql as $$
begin
  delete from appointment_times where appointment_id = new.id;
  return null;
end $$;

create or replace trigger release after update of state on appointments
  for each row when (new.state in ('declined', 'cancelled', 'expired')) execute function release_times();

-- With the care link, what lies ahead ends.
create or replace function end_appointments() returns trigger language plpgsql as $$
begin
  with ended as (
    update appointments set state = 'cancelled', held_until = null, wants_earlier_since = null
    where practitioner_id = old.practitioner_id and patient_id = old.patient_id
      and state in ('asked', 'offered', 'confirmed') and at > now()
    returning id, at)
  insert into appointment_changes (appointment_id, step, at) select id, 'cancelled', at from ended;
  return null;
end $$;

create or replace trigger appointments after delete on practitioner_patients
  for each row execute function end_appointments();

-- Once there was a care link, an appointment is shown as long as there is one.
create or replace function settle_appointments() returns trigger language plpgsql as $$
begin
  update appointments set is_new = false
  where practitioner_id = new.practitioner_id and patient_id = new.patient_id and is_new;
  return null;
end $$;

create or replace trigger appointments_settled after insert on practitioner_patients
  for each row execute function settle_appointments();

-- A change goes only with its appointment, whose row is deleted before it.
create or replace function refuse_lost_change() returns trigger language plpgsql as $$
begin
  if exists (select from appointments where id = old.appointment_id) then
    raise exception 'the changes of an appointment are append-only';
  end if;
  return old;
end $$;

create or replace trigger append_only before update on appointment_changes
  for each row execute function refuse_change();
create or replace trigger append_only_delete before delete on appointment_changes
  for each row execute function refuse_lost_change();
create or replace trigger append_only_truncate before truncate on appointment_changes
  for each statement execute function refuse_change();
