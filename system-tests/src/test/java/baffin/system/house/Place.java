package baffin.system.house;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Optional;

/** How far out in a service a package lies, and what of the service it may know. */
enum Place {
    /** Rules and ports: no HTTP, no database. */
    DOMAIN,
    /** Documents that are answered, without HTTP and the database. */
    VIEW,
    /** The database, other programs. */
    STORE,
    /** HTTP. */
    API,
    /** A small feature in one package, and what a larger one has besides its {@code api}. */
    WHOLE,
    /** Knows all of the service, and nothing inside knows it. */
    EDGE;

    /** Layers of features, by the name of the package below that of the feature. */
    static final Map<String, Place> LAYERS = Map.ofEntries(
            entry("domain", DOMAIN),
            entry("policy", DOMAIN), // what organisers may set
            entry("address", DOMAIN), // where a webhook may lead
            entry("delivery", DOMAIN), // when a message is sent again; requests themselves are a port
            entry("stream", DOMAIN), // what a stream carries
            entry("view", VIEW),
            entry("schema", VIEW),
            entry("api", API),
            entry("page", API), // HTML
            entry("service", API), // what many resources share
            entry("action", API), // the rest are resources of a match, each with its documents
            entry("refusal", API),
            entry("board", API),
            entry("log", API),
            entry("include", API),
            entry("store", STORE),
            entry("client", STORE)); // requests to other programs

    /** Packages directly below those of services, with classes and no layers: they are no features, or small ones. */
    static final Map<String, Place> WITHOUT_LAYERS = Map.ofEntries(
            entry("baffin.lobby.api", API), // what resources of all features share
            entry("baffin.lobby.decider", EDGE), // judges the commands of several features in one topology
            entry("baffin.lobby.projection", EDGE), // writes records into the tables of all features
            entry("baffin.lobby.config", EDGE), // puts everything together at the start
            entry("baffin.scoring.skill", DOMAIN), // formulas
            entry("baffin.scoring.match", WHOLE),
            entry("baffin.scoring.rating", WHOLE),
            entry("baffin.scoring.competition", WHOLE),
            entry("baffin.scoring.projection", EDGE), // as in the lobby
            entry("baffin.gameservice.catalogue", API), // what installed games say: nothing is stored
            entry("baffin.gameservice.client", API), // files of the web client
            entry("baffin.gameservice.live", API), // streams of matches and sandboxes
            entry("baffin.gameservice.stream", DOMAIN), // what all streams share
            entry("baffin.gameservice.projection", EDGE), // as in the lobby
            entry("baffin.gameservice.config", EDGE), // as in the lobby
            // the one feature of this service is the match
            entry("baffin.rules.engine", DOMAIN), // the match as an aggregate
            entry("baffin.rules.operator", DOMAIN), // commands of operators to a match
            entry("baffin.rules.api", API),
            entry("baffin.rules.include", STORE), // asks game-service for documents beside an answer
            entry("baffin.rules.config", EDGE)); // as in the lobby

    /** The place of a package of a service; empty when nothing says what it may know. */
    static Optional<Place> of(String root, String name) {
        String layer = layer(root, name);
        if (name.startsWith("baffin.accounts.") && layer.isEmpty()) {
            return Optional.of(WHOLE);
        }
        return Optional.ofNullable(layer.isEmpty() ? WITHOUT_LAYERS.get(name) : LAYERS.get(layer));
    }

    /** The name of the layer that a package is or lies in; empty for packages directly below the root. */
    static String layer(String root, String name) {
        String part = Arrows.part(root, name);
        return part.isEmpty() ? "" : Arrows.part(root + "." + part, name);
    }

    /** Whether its packages may know those of another place. */
    boolean mayKnow(Place other) {
        return switch (this) {
            case DOMAIN -> other == DOMAIN;
            case VIEW -> other == DOMAIN || other == VIEW || other == WHOLE;
            case STORE -> other != API && other != EDGE;
            case API -> other != EDGE;
            case WHOLE -> other != EDGE;
            case EDGE -> true;
        };
    }

    /** Whether its packages may know a package of a framework. */
    boolean mayUse(String name) {
        return switch (this) {
            case DOMAIN, VIEW -> !isHttp(name) && !isDatabase(name);
            case API -> !isDatabase(name);
            case STORE, WHOLE, EDGE -> true;
        };
    }

    private static boolean isHttp(String name) {
        return name.startsWith("jakarta.ws.rs");
    }

    private static boolean isDatabase(String name) {
        return name.startsWith("jakarta.persistence") || name.startsWith("org.hibernate");
    }
}
