-- the names of all who are shown, those of other installations among them: what the topic account.names holds.
-- Who was erased keeps a row without a name for good, so that nothing brings the name back
create table player_name (
    player text primary key,
    handle text
);

insert into player_name (player, handle) select id, handle from account;

create function account_named() returns trigger language plpgsql as '
declare
    restoring text = current_setting(''baffin.restoring'', true);
begin
    -- what is restored of accounts concerns the topic of names as any other change does
    perform set_config(''baffin.restoring'', '''', true);
    if tg_op = ''DELETE'' then
        update player_name set handle = null where player in (old.id, ''elsewhere:'' || old.id);
    else
        insert into player_name as n (player, handle) values (new.id, new.handle)
        on conflict (player) do update set handle = excluded.handle where n.handle is distinct from excluded.handle;
    end if;
    perform set_config(''baffin.restoring'', coalesce(restoring, ''''), true);
    return null;
end';

create trigger named after insert or update of handle or delete on account
    for each row execute function account_named();

-- accounts whose owners have asked for their end
create table account_deletion (
    account  text primary key,
    asked_at timestamptz not null,
    due_at   timestamptz not null
);

create index account_deletion_due on account_deletion (due_at);

-- the handle of who has used an invitation is known again, but not to be read any more
update account_invitation_use
set handle_key = encode(sha256(convert_to(invitation || '/' || handle_key, 'UTF8')), 'hex');
