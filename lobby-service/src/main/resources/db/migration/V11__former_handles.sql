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
