-- no foreign keys to account: rows come and go when they are restored from the log
create table account_status (
    account           text primary key,
    operator          boolean not null default false,
    suspended_at      timestamptz,
    suspended_until   timestamptz,
    suspension_reason text
);

-- what lets somebody in once who has lost the password; one of an account
create table password_reset (
    account    text primary key,
    hash       text not null unique,
    expires_at timestamptz not null
);
