alter table account
    add column quiet_zone text,
    add column quiet_from text,
    add column quiet_to   text;
