-- A consent goes from asked to signed or declined, and from signed to withdrawn. Nothing else of it ever changes.
create or replace function refuse_consent_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.patient_id, new.version_id, new.asked_by, new.explained_by, new.explained_at, new.asked_at)
      is distinct from (old.id, old.patient_id, old.version_id, old.asked_by, old.explained_by, old.explained_at, old.asked_at)
    or (old.state, new.state) not in (('asked', 'signed'), ('asked', 'declined'), ('signed', 'withdrawn')) then
    raise exception 'only the next state of a consent can be written';
  end if;
  return new;
end $$;

create or replace trigger next_state before update on consents
  for each row execute function refuse_consent_change();
-- Signed ones are kept, with their signature.
create or replace trigger kept before delete on consents
  for each row when (old.state in ('signed', 'withdrawn')) execute function refuse_change();
create or replace trigger append_only_truncate before truncate on consents
  for each statement execute function refuse_change();
