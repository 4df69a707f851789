CREATE OR REPLACE FUNCTION public.refuse_change_of_deleted_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'This account was deleted.' using errcode = 'VR403', hint = 'auth.refused.deleted';
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_row_of_deleted_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  people uuid[];
begin
  if tg_table_name = 'doses' then
    people := array(select patient_id from treatment_plans where id = new.plan_id);
  else
    people := array(select (to_jsonb(new) ->> owner)::uuid from unnest(tg_argv) owner);
  end if;
  perform 1 from users where id = any(people) order by id for key share;
  if exists (select from users where id = any(people) and deleted_at is not null) then
    raise exception 'This account was deleted.' using errcode = 'VR403', hint = 'auth.refused.deleted';
  end if;
  return new;
end $function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.refuse_session_of_closed_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from users where id = new.user_id and suspended_at is null for share;
  if not found then
    raise exception 'This account is closed. Please ask your clinic.' using errcode = 'VR403', hint = 'auth.refused.closed';
  end if;
  return new;
end $function$;
