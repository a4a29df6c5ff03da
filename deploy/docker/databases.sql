-- run once, when the database server's volume is new
create database lobby;
create database scoring;
create database game;
