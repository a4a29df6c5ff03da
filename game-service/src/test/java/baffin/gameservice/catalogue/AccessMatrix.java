package baffin.gameservice.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Who may ask for what, as a system test holds it of every operation; see {@code access-matrix.tsv}. */
final class AccessMatrix {

    private static final String FILE = "system-tests/src/test/resources/baffin/system/door/access-matrix.tsv";
    private static final String UNAUTHORIZED = "401";
    private static final String FORBIDDEN = "403";

    /** Columns of tokens with a scope, by the scope. */
    private static final Map<String, String> SCOPES = Map.of(
            "read", "OWNER_READS", "play", "OWNER_PLAYS", "organise", "OWNER_ORGANISES", "webhooks", "OWNER_HOOKS");

    /** What a column stands for in a competition. */
    private static final List<Map.Entry<String, String>> ROLES = List.of(
            Map.entry("OWNER", "owner of the competition"),
            Map.entry("ORGANISER", "organisers"),
            Map.entry("ARBITER", "arbiters"),
            Map.entry("HELPER", "helpers"),
            Map.entry("PLAYER", "players for themselves"));

    private final Map<String, Map<String, String>> lines = new HashMap<>();

    private AccessMatrix() {}

    static AccessMatrix load() {
        AccessMatrix matrix = new AccessMatrix();
        try {
            List<String> all = Files.readAllLines(Path.of("..", FILE));
            List<String> columns = Arrays.asList(all.getFirst().split("\t", -1));
            all.stream().skip(1).filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] cells = line.split("\t", -1);
                Map<String, String> byColumn = new HashMap<>();
                for (int column = 1; column < cells.length; column++) {
                    byColumn.put(columns.get(column), cells[column]);
                }
                matrix.lines.put(cells[0], byColumn);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return matrix;
    }

    /** True when nobody is heard without a token. */
    boolean needsToken(String operation) {
        return line(operation).get("NOBODY").equals(UNAUTHORIZED);
    }

    /** True when a token is looked at, so that a bad one is refused. */
    boolean looksAtToken(String operation) {
        return line(operation).get("GARBAGE").equals(UNAUTHORIZED);
    }

    /** Scopes of which one is enough. */
    List<String> scopes(String operation) {
        Map<String, String> line = line(operation);
        boolean ownerMay = !line.get("OWNER").equals(FORBIDDEN);
        List<String> scopes = new ArrayList<>();
        SCOPES.forEach((scope, column) -> {
            if (ownerMay && !line.get(column).equals(FORBIDDEN)) {
                scopes.add(scope);
            }
        });
        return scopes.stream().sorted().toList();
    }

    /** True when only operators are heard. */
    boolean forOperators(String operation) {
        return line(operation).get("OWNER").equals(FORBIDDEN)
                && !line(operation).get("OPERATOR").equals(FORBIDDEN);
    }

    /** Who may call an operation that looks at tokens, in words. */
    String access(String path, String operation) {
        if (forOperators(operation)) {
            return "operators of the platform";
        }
        if (!needsToken(operation)) {
            return "everyone; a token adds what its account may see";
        }
        if (line(operation).get("OWNER").equals(FORBIDDEN)) { // the matrix has no scopes of others
            return callers(path, line(operation));
        }
        List<String> scopes = scopes(operation);
        String limit = scopes.isEmpty()
                ? "; not with an access token or through an OAuth client"
                : "; scope " + scopes.stream().map(scope -> "`" + scope + "`").collect(Collectors.joining(" or "));
        return callers(path, line(operation)) + limit;
    }

    private static String callers(String path, Map<String, String> line) {
        boolean some = line.get("STRANGER").equals(FORBIDDEN);
        if (some && path.contains("/competitions/{id}")) {
            return ROLES.stream()
                    .filter(role -> !line.get(role.getKey()).equals(FORBIDDEN))
                    .map(Map.Entry::getValue)
                    .collect(Collectors.joining(", "));
        }
        return !some && line.get("BOT").equals(FORBIDDEN)
                ? "signed-in players, not bots"
                : "signed-in players and bots";
    }

    /** A body that would do, with names of callers to be filled in; empty where nothing is sent. */
    String body(String operation) {
        return line(operation).getOrDefault("body", "");
    }

    private Map<String, String> line(String operation) {
        Map<String, String> line = lines.get(operation);
        if (line == null) {
            throw new IllegalStateException(
                    FILE + " has no line for " + operation + ": copy that of an operation with the same roles");
        }
        return line;
    }
}
