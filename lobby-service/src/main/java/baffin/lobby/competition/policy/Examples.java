package baffin.lobby.competition.policy;

/** Bodies for the page on which people try the API. */
public final class Examples {

    public static final String POLICY = """
            {
              "name": "Baffin Bay League",
              "game": "expedition",
              "format": {"type": "DivisionLeague", "divisionSize": 7, "games": 4, "up": 1, "down": 2},
              "tableSize": 4,
              "points": "EXPEDITION",
              "tieBreaks": ["HEAD_TO_HEAD", "FIRST_PLACES", "WINNER_SHARE", "TABLE_SHARE", "PENALTIES", "LOT"],
              "entry": {"who": "OPEN", "min": 7, "max": 28, "bots": true},
              "schedule": {"round": "P42D", "ruling": "P3D", "automatic": true}
            }""";

    private Examples() {}
}
