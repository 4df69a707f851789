-- Grants the portal's role what the portal does and no more: it reads and writes rows, reads sequences, which a backup
-- needs, and owns nothing. It cannot truncate or change a table, disable a trigger, or create a temporary table, which
-- could shadow a real one. Called after every migration and restore, because new tables have no grants: admitPortal in
-- server/platform/portalRole.ts.
create or replace function grant_portal_role(role name) returns void language plpgsql as $$
begin
  revoke create on schema public from public;
  execute format('revoke temporary on database %I from public', current_database());
  execute format('grant usage on schema public, drizzle, pgboss to %I', role);
  execute format('grant select on all tables in schema drizzle to %I', role);
  execute format('grant select, insert, update, delete on all tables in schema public, pgboss to %I', role);
  execute format('revoke update, delete on audit_log, audit_seals, plan_versions, plan_overrulings, visit_note_addenda, form_versions from %I', role);
  execute format('revoke update, delete on consent_document_versions, signed_documents from %I', role);
  execute format('revoke delete on messages from %I', role);
  execute format('revoke update on appointment_changes, measurements from %I', role);
  -- Only a trigger adds to it: audit.sql.
  execute format('revoke insert, update on audit_unsealed from %I', role);
  execute format('grant usage, select on all sequences in schema public, drizzle, pgboss to %I', role);
end $$;
