package baffin.scoring.competition;

import java.util.List;

/** The table of competitions: every record as it may be told. */
final class CompetitionTables {

    /** Raised whenever the table or what stands in it changes: rows are then folded anew. */
    static final int SHAPE = 1;

    static final List<String> NAMES = List.of("competition_record");

    static final List<String> SCHEMA = List.of("""
            create table if not exists competition_record (
              generation int not null, competition_id text not null, version bigint not null,
              at timestamptz not null, body text not null,
              primary key (generation, competition_id, version)) partition by list (generation)""");

    private CompetitionTables() {}
}
