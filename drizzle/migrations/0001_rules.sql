-- Rules that hold whoever writes: what an account brings with it, the ledger, the append-only tables, live updates.

-- An account, its profile, its role and its balance appear in one transaction.
create function account_created() returns trigger language plpgsql as $$
begin
  insert into profiles (id, full_name, email, created_at) values (new.id, new.name, new.email, new.created_at);
  insert into user_roles (user_id, role) values (new.id, 'patient');
  insert into user_credits (user_id) values (new.id);
  return new;
end $$;
--> statement-breakpoint
create trigger account_created after insert on users for each row execute function account_created();
--> statement-breakpoint
-- The profile's name and e-mail follow the account.
create function account_renamed() returns trigger language plpgsql as $$
begin
  update profiles set full_name = new.name, email = new.email where id = new.id;
  return new;
end $$;
--> statement-breakpoint
create trigger account_renamed after update of name, email on users
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function account_renamed();
--> statement-breakpoint
-- The ledger moves the balance; a balance below zero fails the check and with it the ledger row.
create function move_balance() returns trigger language plpgsql as $$
begin
  insert into user_credits (user_id) values (new.user_id) on conflict (user_id) do nothing;
  update user_credits set balance = balance + new.amount where user_id = new.user_id;
  return new;
end $$;
--> statement-breakpoint
create trigger move_balance after insert on credit_transactions for each row execute function move_balance();
--> statement-breakpoint
-- Nothing else may move a balance: depth 1 is a statement of the application, depth 2 the trigger above.
create function refuse_direct_balance() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'a balance moves only with its ledger row';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_direct_balance before insert or update on user_credits
  for each row execute function refuse_direct_balance();
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
create trigger append_only before update on credit_transactions for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on stock_movements for each row execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on audit_log for each row execute function refuse_change();
--> statement-breakpoint
-- A ledger row goes only with its whole account (the cascade from users runs at depth 2).
create function refuse_ledger_delete() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'credit_transactions is append-only';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger append_only_delete before delete on credit_transactions
  for each row execute function refuse_ledger_delete();
--> statement-breakpoint
-- Live updates say whose rows changed and in which noun, never what they hold. They arrive on commit.
create function notify_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', tg_argv[0], 'userId', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger live after insert or update or delete on blood_test_results
  for each row execute function notify_live('bloodTests');
--> statement-breakpoint
create trigger live after insert or update or delete on user_credits
  for each row execute function notify_live('credits');
--> statement-breakpoint
create trigger live after insert or update or delete on orders
  for each row execute function notify_live('orders');
--> statement-breakpoint
create trigger live after insert or update or delete on user_roles
  for each row execute function notify_live('session');
--> statement-breakpoint
create trigger live after delete on sessions
  for each row execute function notify_live('session');
--> statement-breakpoint
-- Totals follow every entry. The daily goals: 8 glasses, 7 hours, 30 minutes.
create function count_health_entry(entry health_tracking, sign int) returns void language plpgsql as $$
declare
  water int := sign * (coalesce(entry.water_intake, 0) >= 8)::int;
  sleep int := sign * (coalesce(entry.sleep_hours, 0) >= 7)::int;
  move int := sign * (coalesce(entry.exercise_minutes, 0) >= 30)::int;
  day datemultirange := datemultirange(daterange(entry.date, entry.date + 1));
begin
  insert into health_totals (user_id) values (entry.user_id) on conflict do nothing;
  update health_totals t set
    entries = t.entries + sign,
    hydrated = t.hydrated + water,
    rested = t.rested + sleep,
    active = t.active + move,
    perfect = t.perfect + water * sleep * move,
    days = case when sign > 0 then t.days + day else t.days - day end
  where t.user_id = entry.user_id;
end $$;
--> statement-breakpoint
create function count_health() returns trigger language plpgsql as $$
begin
  -- Where the whole account goes, its totals go with it.
  if tg_op <> 'INSERT' and exists (select from users where id = old.user_id) then
    perform count_health_entry(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform count_health_entry(new, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger totals after insert or update or delete on health_tracking
  for each row execute function count_health();
