-- address: the one that its owner has proved; pending: one that waits for that
create table account_email (
    account    text primary key,
    address    text,
    pending    text,
    hash       text unique,
    expires_at timestamptz
);
