-- equal for handles that look alike; the lobby fills it in for accounts of before
alter table account add column likeness text unique;
