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
