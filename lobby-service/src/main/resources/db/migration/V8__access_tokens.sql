-- no foreign key to account: its rows come and go when they are restored from the log
create table access_token (
    id         text primary key,
    account    text not null,
    name       text not null,
    scopes     text not null,
    hash       text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at    timestamptz
);

create index access_token_account on access_token (account, created_at);
