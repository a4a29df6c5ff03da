-- likeness: equal for handles that look alike. An account may come back from the log before its owner does.
-- epoch: raised by whatever ends credentials. What may turn into a session carries the one that it saw, and is good
-- as long as it is still the account's. confirmed_at: when the owner said that all that acts for it is theirs
create table account (
    id            text primary key,
    handle        text not null,
    handle_key    text not null unique,
    password_hash text not null,
    bot           boolean not null,
    owner         text references account (id) on delete cascade deferrable,
    created_at    timestamptz not null,
    quiet_zone    text,
    quiet_from    text,
    quiet_to      text,
    likeness      text not null unique,
    epoch         bigint not null default 0,
    confirmed_at  timestamptz
);

create index account_owner on account (owner, handle_key) where owner is not null;

-- for the search of players by the beginning of a handle, whatever the collation of the database
create index account_handle_prefix on account (handle_key text_pattern_ops);
create index account_likeness_prefix on account (likeness text_pattern_ops);

-- No other table has a foreign key to account: its rows come and go when they are restored from the log.

create table account_status (
    account           text primary key,
    operator          boolean not null default false,
    suspended_at      timestamptz,
    suspended_until   timestamptz,
    suspension_reason text
);

-- of operators: with the secret named second-factor, the serial makes the one of the authenticator.
-- step: the latest whose code was used, in 30 s; recovery: hashes of codes that are left, with blanks between
create table second_factor (
    account  text primary key,
    serial   text not null,
    step     bigint not null,
    recovery text not null
);

-- handles that an account had before; until then nobody else may take them, nor one that looks like them
create table former_handle (
    id         text primary key,
    account    text not null,
    handle_key text not null unique,
    likeness   text not null,
    until      timestamptz not null
);

create index former_handle_likeness on former_handle (likeness);
create index former_handle_account on former_handle (account);

-- address: the one that its owner has proved; pending: one that waits for that
create table account_email (
    account    text primary key,
    address    text,
    pending    text,
    hash       text unique,
    expires_at timestamptz,
    epoch      bigint
);

-- what players set for the programs through which they play; push: kinds of notifications with blanks between
create table account_preferences (
    account          text primary key,
    language         text,
    confirm_commands boolean not null,
    sounds           boolean not null,
    animations       boolean not null,
    auto_pass        boolean not null,
    orientation      text not null,
    colour_scheme    text not null,
    time_zone        text,
    push             text not null
);

-- accounts whose owners have asked for their end
create table account_deletion (
    account  text primary key,
    requested_at timestamptz not null,
    due_at   timestamptz not null
);

create index account_deletion_due on account_deletion (due_at);

-- what lets somebody in once who has lost the password. Address: where it was sent by e-mail
create table password_reset (
    hash       text primary key,
    account    text not null,
    expires_at timestamptz not null,
    epoch      bigint not null,
    address    text
);

create index password_reset_account on password_reset (account);

-- tries that were made, by a hash of what and of whom: limits that a restart must not lift. Level: tries, less those of
-- long ago
create table rate_limit (
    key        text primary key,
    level      double precision not null,
    touched_at timestamptz not null
);

create index rate_limit_touched on rate_limit (touched_at);

-- codes with which people may make accounts, by their hashes
create table account_invitation (
    id         text primary key,
    hash       text not null unique,
    uses       integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
);

-- who has used one, as a hash: a repeat takes no other use
create table account_invitation_use (
    invitation text not null references account_invitation (id) on delete cascade,
    handle_key text not null,
    primary key (invitation, handle_key)
);

-- who signs in through which provider: what a provider calls somebody is unique with its issuer alone
create table linked_identity (
    id        text primary key,
    account   text not null,
    issuer    text not null,
    subject   text not null,
    linked_at timestamptz not null,
    unique (issuer, subject)
);

create index linked_identity_account on linked_identity (account);

-- proved_at: when its owner last signed in, or proved the password; client and scopes: of a session that is a client's,
-- whose it is and what it may do; second_factor: whether the one of an operator was proved
create table session (
    id         text primary key,
    account    text not null,
    device     text not null,
    address    text not null,
    created_at timestamptz not null,
    used_at    timestamptz not null,
    proved_at  timestamptz not null,
    client     text,
    scopes     text,
    epoch      bigint not null,
    second_factor boolean not null default false
);

create index session_account on session (account, used_at);
create index session_used on session (used_at);
create index session_client on session (client) where client is not null;

-- of each refresh token its hash; spent ones stay as long as the session, so that a copy shows itself
create table refresh_token (
    hash     text primary key,
    session  text not null references session (id) on delete cascade,
    spent_at timestamptz
);

create index refresh_token_session on refresh_token (session);

create table access_token (
    id         text primary key,
    account    text not null,
    name       text not null,
    scopes     text not null,
    hash       text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at    timestamptz,
    epoch      bigint not null
);

create index access_token_account on access_token (account, created_at);

-- tickets with which pages open streams, known by their hashes alone; stream: hash of the address that one has opened,
-- connection: the latest one; both null before
create table stream_ticket (
    hash       text primary key,
    account    text not null,
    session    text not null,
    expires_at timestamptz not null,
    epoch      bigint not null,
    stream     text,
    connection text unique
);

create index stream_ticket_account on stream_ticket (account);
create index stream_ticket_expires on stream_ticket (expires_at);

-- programs that may ask people to let them act for them; owner: null for those of the host
create table oauth_client (
    id            text primary key,
    owner         text,
    name          text not null,
    website       text,
    redirect_uris text not null,
    created_at    timestamptz not null
);

create index oauth_client_owner on oauth_client (owner);

-- codes that clients redeem for tokens; a used one stays until its end, so that a copy shows itself
create table authorization_code (
    hash         text primary key,
    client       text not null,
    account      text not null,
    redirect_uri text not null,
    scopes       text not null,
    challenge    text not null,
    expires_at   timestamptz not null,
    epoch        bigint not null,
    session      text
);

create index authorization_code_expires on authorization_code (expires_at);

create table signing_key (
    kid        text primary key,
    private    bytea not null,
    public     bytea not null,
    created_at timestamptz not null
);

create table secret (
    name  text primary key,
    value bytea not null
);

create table seek_hold (
    seek_id    text primary key,
    game       text not null,
    player     text not null,
    held_until timestamptz not null
);

create index seek_hold_until on seek_hold (held_until);

-- the names of all who are shown: what the topic account.names holds.
-- Who was erased keeps a row without a name for good, so that nothing brings the name back
create table player_name (
    player text primary key,
    handle text
);

create function account_named() returns trigger language plpgsql as '
declare
    restoring text = current_setting(''baffin.restoring'', true);
begin
    -- what is restored of accounts concerns the topic of names as any other change does
    perform set_config(''baffin.restoring'', '''', true);
    if tg_op = ''DELETE'' then
        update player_name set handle = null where player = old.id;
    else
        insert into player_name as n (player, handle) values (new.id, new.handle)
        on conflict (player) do update set handle = excluded.handle where n.handle is distinct from excluded.handle;
    end if;
    perform set_config(''baffin.restoring'', coalesce(restoring, ''''), true);
    return null;
end';

create trigger named after insert or update of handle or delete on account
    for each row execute function account_named();
