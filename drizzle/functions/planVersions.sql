-- Numbers the versions of a plan: every change of its content makes the next one, whichever code writes it.
create or replace function count_plan_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    return new;
  end if;
  if new.patient_id <> old.patient_id then
    raise exception 'a plan never changes its patient';
  end if;
  new.version := old.version;
  if (new.title, new.description, new.medications, new.items, new.dosage_instructions, new.duration, new.notes)
    is distinct from
    (old.title, old.description, old.medications, old.items, old.dosage_instructions, old.duration, old.notes)
  then
    new.version := old.version + 1;
    if new.updated_at = old.updated_at then
      new.updated_at := now();
    end if;
  else
    new.updated_by := old.updated_by;
  end if;
  return new;
end $$;

create or replace trigger count_version before insert or update on treatment_plans
  for each row execute function count_plan_version();

-- Keeps each version for good: appendOnly.sql.
create or replace function keep_plan_version() returns trigger language plpgsql as $$
begin
  insert into plan_versions
    (plan_id, version, by, at, title, description, medications, items, dosage_instructions, duration, notes)
  values (
    new.id, new.version, coalesce(new.updated_by, new.created_by), new.updated_at, new.title, new.description,
    new.medications, new.items, new.dosage_instructions, new.duration, new.notes
  );
  return null;
end $$;

create or replace trigger keep_first_version after insert on treatment_plans
  for each row execute function keep_plan_version();
create or replace trigger keep_version after update on treatment_plans
  for each row when (new.version <> old.version) execute function keep_plan_version();
