-- Each ledger row moves the balance. A balance below zero fails its check, and with it the ledger row.
create or replace function move_balance() returns trigger language plpgsql as $$
begin
  insert into user_credits (user_id) values (new.user_id) on conflict (user_id) do nothing;
  update user_credits set balance = balance + new.amount where user_id = new.user_id;
  return new;
end $$;

create or replace trigger move_balance after insert on credit_transactions
  for each row execute function move_balance();

-- Refuses any other change of a balance: depth 1 is a statement of the application, depth 2 the trigger above.
create or replace function refuse_direct_balance() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a balance moves only with its ledger row';
  end if;
  return new;
end $$;

create or replace trigger refuse_direct_balance before insert or update on user_credits
  for each row execute function refuse_direct_balance();

-- A ledger row is deleted only with its whole account: the cascade from users runs at depth 2.
create or replace function refuse_ledger_delete() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'credit_transactions is append-only';
  end if;
  return old;
end $$;

create or replace trigger append_only_delete before delete on credit_transactions
  for each row execute function refuse_ledger_delete();
