-- Messages are never edited or deleted. A message may be marked as read, once, and withdrawn within five minutes while
-- it is unread.
create or replace function keep_message() returns trigger language plpgsql as $$
declare
  same jsonb := to_jsonb(old) - 'read_at' - 'withdrawn_at' - 'text' - 'quote';
begin
  if to_jsonb(new) - 'read_at' - 'withdrawn_at' - 'text' - 'quote' = same and old.withdrawn_at is null then
    if old.read_at is null and new.read_at is not null and new.withdrawn_at is null
      and new.text is not distinct from old.text and new.quote is not distinct from old.quote
    then
      return new;
    end if;
    if old.read_at is null and new.read_at is null and new.withdrawn_at is not null
      and new.text is null and new.quote is null and old.at > clock_timestamp() - interval '5 minutes'
    then
      return new;
    end if;
  end if;
  raise exception 'messages are never changed';
end $$;

create or replace trigger keep before update on messages
  for each row execute function keep_message();

-- A file that was sent stays with its message, unless the message was withdrawn. An unsent file may be deleted.
create or replace function keep_attachment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.message_id is null and to_jsonb(new) - 'message_id' = to_jsonb(old) - 'message_id' then
      return new;
    end if;
  elsif old.message_id is null
    or exists (select from messages m where m.id = old.message_id and m.withdrawn_at is not null)
  then
    return old;
  end if;
  raise exception 'files of messages are never changed';
end $$;

create or replace trigger keep before update or delete on message_attachments
  for each row execute function keep_attachment();
