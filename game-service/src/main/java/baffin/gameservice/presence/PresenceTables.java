package baffin.gameservice.presence;

/** The table of who is there; nothing in it is worth keeping. */
public final class PresenceTables {

    public static final String SCHEMA = """
            create unlogged table if not exists player_presence (
              player text primary key, seen timestamptz not null)""";

    private PresenceTables() {}
}
