-- Creates the profile, the patient role and the zero balance in the transaction that creates the account.
create or replace function account_created() returns trigger language plpgsql as $$
begin
  insert into profiles (id, full_name, email, created_at) values (new.id, new.name, new.email, new.created_at);
  insert into user_roles (user_id, role) values (new.id, 'patient');
  insert into user_credits (user_id) values (new.id);
  return new;
end $$;

create or replace trigger account_created after insert on users
  for each row execute function account_created();

-- Copies a changed name and e-mail address to the profile.
create or replace function account_renamed() returns trigger language plpgsql as $$
begin
  update profiles set full_name = new.name, email = new.email where id = new.id;
  return new;
end $$;

create or replace trigger account_renamed after update of name, email on users
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function account_renamed();

-- Refuses a session for a suspended account. The lock makes a sign-in wait for a suspension that is being committed.
-- server/platform/db.ts turns SQLSTATE VR403 into a refusal.
create or replace function refuse_session_of_closed_account() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id and suspended_at is null for share;
  if not found then
    raise exception 'This account is closed. Please ask your clinic.' using errcode = 'VR403', hint = 'auth.refused.closed';
  end if;
  return new;
end $$;

create or replace trigger of_open_account before insert on sessions
  for each row execute function refuse_session_of_closed_account();
