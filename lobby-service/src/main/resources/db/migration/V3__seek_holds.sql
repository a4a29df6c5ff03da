create table seek_hold (
    seek_id    text primary key,
    game       text not null,
    player     text not null,
    held_until timestamptz not null
);

create index seek_hold_until on seek_hold (held_until);
