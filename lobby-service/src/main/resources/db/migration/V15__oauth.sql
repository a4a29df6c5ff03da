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
    session      text
);

create index authorization_code_expires on authorization_code (expires_at);

-- a session that is a client's has what it may do
alter table session add column client text;
alter table session add column scopes text;

create index session_client on session (client) where client is not null;
