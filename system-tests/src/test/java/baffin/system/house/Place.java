package baffin.system.house;

import static java.util.Map.entry;

import com.tngtech.archunit.core.domain.JavaClass;
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
    /** A feature in one package, and what a larger one has besides its {@code api}. */
    WHOLE,
    /** Knows all of the service, and nothing inside knows it. */
    EDGE;

    /** Layers of features, by the name of the package below that of the feature. */
    static final Map<String, Place> LAYERS = Map.ofEntries(
            entry("domain", DOMAIN),
            entry("policy", DOMAIN), // what organisers may set
            entry("address", DOMAIN), // where a delivery may lead
            entry("view", VIEW),
            entry("api", API),
            entry("page", API), // HTML
            entry("service", API), // what many resources share
            entry("action", API), // the rest are resources of a match, each with its documents
            entry("refusal", API),
            entry("board", API),
            entry("log", API),
            entry("stream", API),
            entry("store", STORE),
            entry("client", STORE)); // requests to other programs

    /** Packages directly below those of services that have no layers and are no whole features. */
    static final Map<String, Place> WITHOUT_LAYERS = Map.ofEntries(
            entry("baffin.lobby.api", API), // what resources of all features share
            entry("baffin.lobby.decider", EDGE), // judges the commands of several features in one decider
            entry("baffin.lobby.projection", EDGE), // writes records into the tables of all features
            entry("baffin.lobby.config", EDGE), // puts everything together at the start
            entry("baffin.scoring.skill", DOMAIN), // formulas
            entry("baffin.scoring.projection", EDGE), // as in the lobby
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
        if (!layer.isEmpty()) {
            return Optional.ofNullable(LAYERS.get(layer));
        }
        return name.equals(root) ? Optional.empty() : Optional.of(WITHOUT_LAYERS.getOrDefault(name, WHOLE));
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
            case API, WHOLE -> other != EDGE;
            case EDGE -> true;
        };
    }

    /** Whether its packages may know a class of a framework, or an entity. */
    boolean mayUse(JavaClass known) {
        return switch (this) {
            case DOMAIN, VIEW -> !isHttp(known) && !isDatabase(known);
            case API -> !isDatabase(known);
            case STORE, WHOLE, EDGE -> true;
        };
    }

    static boolean isHttp(JavaClass known) {
        return known.getPackageName().startsWith("jakarta.ws.rs");
    }

    static boolean isDatabase(JavaClass known) {
        return known.getPackageName().startsWith("jakarta.persistence")
                || known.getPackageName().startsWith("org.hibernate")
                || known.isAnnotatedWith("jakarta.persistence.Entity");
    }
}
