-- Refuses every change of the tables below. Truncation needs triggers of its own: it fires none for rows.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Its rows are deleted with the account: see credits.sql.
create or replace trigger append_only before update on credit_transactions
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on credit_transactions
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on stock_movements
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on stock_movements
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on audit_log
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on audit_log
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on audit_seals
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on audit_seals
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on plan_versions
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on plan_versions
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on plan_overrulings
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on plan_overrulings
  for each statement execute function refuse_change();

-- A draft may change; a signed note may not.
create or replace trigger append_only before update or delete on visit_notes
  for each row when (old.signed_at is not null) execute function refuse_change();
create or replace trigger append_only_truncate before truncate on visit_notes
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on visit_note_addenda
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on visit_note_addenda
  for each statement execute function refuse_change();

-- A message can be read and withdrawn: see messages.sql.
create or replace trigger append_only before delete on messages
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on messages
  for each statement execute function refuse_change();

create or replace trigger append_only_truncate before truncate on message_attachments
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on form_versions
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on form_versions
  for each statement execute function refuse_change();

-- A draft may change; what was submitted may not.
create or replace trigger append_only before update or delete on sent_forms
  for each row when (old.state = 'submitted') execute function refuse_change();
create or replace trigger append_only_truncate before truncate on sent_forms
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on consent_document_versions
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on consent_document_versions
  for each statement execute function refuse_change();

create or replace trigger append_only before update or delete on signed_documents
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on signed_documents
  for each statement execute function refuse_change();

-- Its owner may remove a measurement.
create or replace trigger append_only before update on measurements
  for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on measurements
  for each statement execute function refuse_change();
