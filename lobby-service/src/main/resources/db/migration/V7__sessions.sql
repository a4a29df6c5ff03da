-- no foreign key to account: its rows come and go when they are restored from the log
create table session (
    id         text primary key,
    account    text not null,
    device     text not null,
    address    text not null,
    created_at timestamptz not null,
    used_at    timestamptz not null
);

create index session_account on session (account, used_at);
create index session_used on session (used_at);

-- of each refresh token its hash; spent ones stay as long as the session, so that a copy shows itself
create table refresh_token (
    hash     text primary key,
    session  text not null references session (id) on delete cascade,
    spent_at timestamptz
);

create index refresh_token_session on refresh_token (session);
