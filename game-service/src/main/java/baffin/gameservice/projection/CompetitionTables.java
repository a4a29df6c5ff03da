package baffin.gameservice.projection;

import baffin.gameservice.table.OpenTables;
import java.util.List;

/** The tables of what people are told of competitions. Numbers that are 0 stand for none. */
final class CompetitionTables {

    /** Raised whenever a table or what stands in it changes: rows are then folded anew. */
    static final int SHAPE = 4;

    static final List<String> NAMES =
            List.of("competition_state", "competition_notice", "competition_text", OpenTables.TABLE);

    static final List<String> SCHEMA = List.of("""
            create table if not exists competition_state (
              generation int not null, competition_id text not null, body text not null,
              primary key (generation, competition_id)) partition by list (generation)""", """
            create table if not exists competition_notice (
              generation int not null, competition_id text not null, version bigint not null, number int not null,
              fact int not null, part int not null, place bigint not null, player text not null, kind text not null,
              game text not null, subject text not null, round_no int not null, table_no int not null,
              entrant_no int not null, at timestamptz not null, deadline timestamptz, over_version bigint,
              primary key (generation, competition_id, version, number)) partition by list (generation)""", """
            create index if not exists competition_notice_latest on competition_notice
              (generation, player, at desc, competition_id desc, version desc, number desc)""", """
            create index if not exists competition_notice_open on competition_notice
              (generation, player, at desc, competition_id desc, version desc, number desc)
              where over_version is null""", """
            create index if not exists competition_notice_subject on competition_notice
              (generation, competition_id, kind, subject) where over_version is null""", """
            create index if not exists competition_notice_places on competition_notice
              (generation, player, part, place)""", """
            create table if not exists competition_text (
              generation int not null, competition_id text not null, version bigint not null, fact int not null,
              body text, details text not null,
              primary key (generation, competition_id, version, fact)) partition by list (generation)""");

    private CompetitionTables() {}
}
