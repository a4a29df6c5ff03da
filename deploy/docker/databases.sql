-- Run once by psql, when the database server's volume is new: each service has a database that no other comes into. The
-- one process of all services may do in each what its owner may, to whom all that it makes belongs.
\getenv lobby_password LOBBY_PASSWORD
\getenv scoring_password SCORING_PASSWORD
\getenv game_password GAME_PASSWORD
\getenv baffin_password BAFFIN_PASSWORD
create role lobby login password :'lobby_password';
create role scoring login password :'scoring_password';
create role game login password :'game_password';
create role baffin login password :'baffin_password';
revoke all on database postgres from public;

create database lobby owner lobby;
revoke all on database lobby from public;
grant lobby to baffin;
alter role baffin in database lobby set role lobby;

create database scoring owner scoring;
revoke all on database scoring from public;
grant scoring to baffin;
alter role baffin in database scoring set role scoring;

create database game owner game;
revoke all on database game from public;
grant game to baffin;
alter role baffin in database game set role game;
