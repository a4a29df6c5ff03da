-- who signs in through which provider: what a provider calls somebody is unique with its issuer alone
create table linked_identity (
    id        text primary key,
    account   text not null,
    issuer    text not null,
    subject   text not null,
    linked_at timestamptz not null,
    unique (issuer, subject)
);

create index linked_identity_account on linked_identity (account);
