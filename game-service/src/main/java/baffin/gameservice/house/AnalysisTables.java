package baffin.gameservice.house;

/** The table of analyses; each can be made again from the log. */
public final class AnalysisTables {

    public static final String SCHEMA = """
            create table if not exists match_analysis (
              match_id text primary key, shape int not null, body text not null)""";

    /** Raised whenever what is kept, or how it is found, changes: older ones are then made again. */
    static final int SHAPE = 1;

    private AnalysisTables() {}
}
