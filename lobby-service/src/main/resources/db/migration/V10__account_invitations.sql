-- codes with which people may make accounts, by their hashes
create table account_invitation (
    id         text primary key,
    hash       text not null unique,
    uses       integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
);

-- who has used one: a repeat takes no other use
create table account_invitation_use (
    invitation text not null references account_invitation (id) on delete cascade,
    handle_key text not null,
    primary key (invitation, handle_key)
);
