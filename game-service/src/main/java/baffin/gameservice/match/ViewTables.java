package baffin.gameservice.match;

import java.util.List;

/** The tables of game-service. */
public final class ViewTables {

    /** Raised whenever a table or what stands in it changes: rows are then folded anew. */
    public static final int SHAPE = 1;

    /** Raised whenever the state or tally of a game changes its shape: older snapshots are then left out. */
    public static final int SNAPSHOT_SHAPE = 2;

    public static final List<String> NAMES = List.of("match_step", "match_pack", "match_head", "notice");

    public static final String READ_MARKS = """
            create table if not exists notice_read (
              player text not null, match_id text not null, version bigint not null, place_in_step int not null,
              primary key (player, match_id, version, place_in_step))""";

    public static final List<String> SCHEMA =
            List.of("""
            create table if not exists match_step (
              generation int not null, match_id text not null, version bigint not null, body text not null,
              primary key (generation, match_id, version)) partition by list (generation)""", """
            create table if not exists match_pack (
              generation int not null, match_id text not null, body text not null,
              primary key (generation, match_id)) partition by list (generation)""", """
            create table if not exists match_head (
              generation int not null, match_id text not null, game text not null, ranked boolean not null,
              players text[] not null, seats text not null,
              started_at timestamptz not null, ended_at timestamptz,
              competition text, round_no int, table_no int, attempt_no int,
              audience text, people text[], ruled_at timestamptz,
              primary key (generation, match_id)) partition by list (generation)""", """
            create index if not exists match_head_latest
              on match_head (generation, started_at desc, match_id desc)""", """
            create index if not exists match_head_competition
              on match_head (generation, competition, started_at desc, match_id desc)
              where competition is not null""", """
            create index if not exists match_head_players on match_head using gin (players)""", """
            create table if not exists notice (
              generation int not null, match_id text not null, version bigint not null, place_in_step int not null,
              part int not null, place bigint not null, player text not null, kind text not null, game text not null,
              seat int not null, at timestamptz not null, deadline timestamptz, won_by text, over_version bigint,
              primary key (generation, match_id, version, place_in_step)) partition by list (generation)""", """
            create index if not exists notice_latest
              on notice (generation, player, at desc)""", """
            create index if not exists notice_open
              on notice (generation, player, at desc)
              where over_version is null""", """
            create index if not exists notice_places on notice (generation, player, part, place)""", READ_MARKS, """
            create table if not exists match_snapshot (
              match_id text not null, version bigint not null, shape int not null, game text not null,
              body text not null, primary key (match_id, version))""");

    private ViewTables() {}
}
