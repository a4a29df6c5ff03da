-- for the search of players by the beginning of a handle, whatever the collation of the database
create index account_handle_prefix on account (handle_key text_pattern_ops);
create index account_likeness_prefix on account (likeness text_pattern_ops);
