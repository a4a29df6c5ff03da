-- tickets with which pages open streams, known by their hashes alone; a minute old at most
create table stream_ticket (
    hash       text primary key,
    account    text not null,
    session    text,
    expires_at timestamptz not null,
    ends_at    timestamptz not null
);

create index stream_ticket_account on stream_ticket (account);
create index stream_ticket_expires on stream_ticket (expires_at);
