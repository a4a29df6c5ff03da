create table account (
    id            text primary key,
    handle        text not null,
    handle_key    text not null unique,
    password_hash text not null,
    bot           boolean not null,
    owner         text references account (id) on delete cascade,
    created_at    timestamptz not null
);

create index account_owner on account (owner, handle_key) where owner is not null;

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
