package baffin.scoring.projection;

import java.util.List;

/** The tables of scoring-service. */
final class ScoreTables {

    /** Raised whenever a table or what stands in it changes: rows are then folded anew. */
    static final int SHAPE = 1;

    static final List<String> NAMES = List.of("score_step", "match_result", "seat_result", "rating_change", "rating");

    static final List<String> SCHEMA = List.of("""
            create table if not exists score_step (
              generation int not null, match_id text not null, version bigint not null, body text not null,
              primary key (generation, match_id, version)) partition by list (generation)""", """
            create table if not exists match_result (
              generation int not null, match_id text not null, game text not null, ranked boolean not null,
              rules_version text not null, options text not null, version bigint not null,
              ended_at timestamptz not null, sheet text not null,
              competition text, round_no int, table_no int, attempt_no int,
              audience text, people varchar[],
              primary key (generation, match_id)) partition by list (generation)""", """
            create index if not exists match_result_latest
              on match_result (generation, game, ended_at desc, match_id desc)""", """
            create index if not exists match_result_competition
              on match_result (generation, competition, ended_at desc, match_id desc)
              where competition is not null""", """
            create table if not exists seat_result (
              generation int not null, match_id text not null, seat int not null, game text not null,
              ranked boolean not null, player text not null, handle text, bot boolean not null,
              resigned boolean not null, mode text not null, side int not null, rated text,
              rated_bot boolean not null, dropped boolean not null, leaving int not null,
              points int not null, place int not null, seats int not null,
              ended_at timestamptz not null,
              primary key (generation, match_id, seat)) partition by list (generation)""", """
            create index if not exists seat_result_player
              on seat_result (generation, player, ended_at desc, match_id desc)""", """
            create index if not exists seat_result_board
              on seat_result (generation, game, player) include (place, points) where ranked""", """
            create index if not exists seat_result_rated
              on seat_result (generation, game, mode, ended_at) where rated is not null""", """
            create table if not exists rating_change (
              generation int not null, game text not null, mode text not null,
              match_id text collate "C" not null, seat int not null, player text not null,
              bot boolean not null, ended_at timestamptz not null, mu_before double precision not null,
              sigma_before double precision not null, mu double precision not null, sigma double precision not null,
              games int not null, policy text not null,
              primary key (generation, match_id, seat)) partition by list (generation)""", """
            create index if not exists rating_change_player
              on rating_change (generation, player, game, mode, ended_at desc, match_id desc)""", """
            create table if not exists rating (
              generation int not null, game text not null, mode text not null, player text not null,
              bot boolean not null, match_id text not null, ended_at timestamptz not null,
              mu double precision not null, sigma double precision not null, games int not null,
              primary key (generation, player, game, mode)) partition by list (generation)""", """
            create index if not exists rating_board
              on rating (generation, game, mode, (mu - 3 * sigma) desc, player)""");

    private ScoreTables() {}
}
