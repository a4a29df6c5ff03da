-- accounts come back from the log in its order, where a bot may stand before its owner
alter table account alter constraint account_owner_fkey deferrable initially immediate;
