create or replace function refuse_other_people() returns trigger language plpgsql as $$
begin
  raise exception 'a note never changes its patient or author';
end $$;

create or replace trigger same_people before update on visit_notes
  for each row when ((new.id, new.patient_id, new.author_id) is distinct from (old.id, old.patient_id, old.author_id))
  execute function refuse_other_people();

create or replace function refuse_addendum_to_draft() returns trigger language plpgsql as $$
begin
  if not exists (select from visit_notes where id = new.note_id and signed_at is not null) then
    raise exception 'only a signed note has addenda';
  end if;
  return new;
end $$;

create or replace trigger only_to_signed before insert on visit_note_addenda
  for each row execute function refuse_addendum_to_draft();
