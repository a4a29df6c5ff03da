package baffin.system.house;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.ScoreKeeper;
import baffin.match.GameRegistry;
import baffin.system.platform.Lanes;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Dependencies point one way: services, then platform, then the engine; games know the engine alone. */
@Tag(Lanes.CHECK)
@Order(1)
class ArrowsTest {

    private static final Set<String> CONTRACT = Set.of("game", "decider");
    private static final Set<String> MATCH = Set.of("game", "decider", "match");
    private static final Set<String> SERVICE = Set.of("game", "decider", "match", "competition", "platform");

    /** What each package below {@code baffin} may know of the others; services and games are found. */
    private static final Map<String, Set<String>> ROOTS = Map.ofEntries(
            entry("decider", Set.of()),
            entry("game", Set.of("decider")),
            entry("match", CONTRACT),
            entry("competition", MATCH),
            entry("platform", MATCH),
            entry("standalone", SERVICE),
            entry("single", Set.of("platform")),
            entry("bot", CONTRACT),
            entry("webclient", Set.of()),
            entry("testkit", Set.of("game", "decider", "match", "platform", "standalone")),
            entry("bench", Set.of("game", "decider", "match", "platform", "standalone", "testkit", "bot")));

    /** A competition as its records tell it. */
    private static final Set<String> STATE = Set.of("", "event", "entry", "table", "policy");

    /** What each part of a competition may know of the others; the package itself has no name. */
    private static final Map<String, Set<String>> COMPETITION = Map.of(
            "", STATE,
            "event", STATE,
            "entry", Set.of("policy"),
            "table", Set.of("entry"),
            "policy", Set.of(),
            "pairing", Set.of(),
            "course", and(STATE, "pairing"),
            "standing", and(STATE, "pairing", "course"),
            "decide", and(STATE, "pairing", "course", "standing"));

    /** Modules of games. */
    private static final List<String> GAMES = House.modules().stream()
            .filter(module -> module.startsWith("games/"))
            .toList();

    /** Packages of what is plain Java. */
    private static final String[] PLAIN = packages(with(GAMES.toArray(String[]::new), "engine", "competition"));

    private static final String[] WIRE = packages("platform/wire");
    private static final String[] DECIDER = packages("platform/decider");
    private static final String[] PROJECTION = packages("platform/projection");

    @Test
    void packages_below_baffin_know_what_they_may_and_nothing_else() {
        Map<String, Set<String>> mayKnow = new TreeMap<>(ROOTS);
        House.services().values().forEach(root -> mayKnow.put(Arrows.part("baffin", root), SERVICE));
        mayKnow.put("lobby", and(SERVICE, "accounts"));
        mayKnow.put("gameservice", and(SERVICE, "bot"));
        mayKnow.put("accounts", SERVICE);
        GAMES.forEach(game -> mayKnow.put(Arrows.part("baffin", House.rootPackage(game)), CONTRACT));
        hold("baffin", mayKnow);
    }

    @Test
    void the_parts_of_a_competition_point_one_way() {
        hold("baffin.competition", COMPETITION);
    }

    /** Every part of a package is named, and knows what it may and nothing else. */
    private static void hold(String root, Map<String, Set<String>> mayKnow) {
        Map<String, Set<String>> arrows = Arrows.ofParts(House.classes(), root);
        assertThat(arrows.keySet())
                .as(
                        "packages of %s, and those of which ROOTS or COMPETITION of ArrowsTest say what they may know",
                        root)
                .isEqualTo(mayKnow.keySet());
        arrows.forEach((from, known) -> assertThat(mayKnow.get(from))
                .as("what " + root + "." + from + " may know")
                .containsAll(known));
    }

    @Test
    void programs_that_play_from_outside_know_the_api_alone() {
        noClasses()
                .that(resideInAnyPackage(packages("bot-player")))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("baffin.game..", "baffin.decider..", "baffin.bot.strength..")
                .check(House.classes());
    }

    @Test
    void every_module_of_a_game_is_installed() {
        assertThat(GAMES)
                .extracting(House::rootPackage)
                .hasSameElementsAs(GameRegistry.installed().all().stream()
                        .map(game -> game.getClass().getPackageName())
                        .toList());
    }

    @Test
    void the_engine_competitions_and_games_are_plain_java() {
        classes()
                .that(resideInAnyPackage(PLAIN).and(not(resideInAnyPackage("baffin.game.words..", "baffin.match.."))))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "baffin..")
                .check(House.classes());
        classes()
                .that()
                .resideInAPackage("baffin.match..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "baffin..", "javax.crypto..")
                .check(House.classes());
        classes()
                .that()
                .resideInAPackage("baffin.game.words..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "baffin..", "com.ibm.icu..")
                .check(House.classes());
    }

    @Test
    void words_of_many_languages_come_from_one_place() {
        noClasses()
                .that()
                .resideOutsideOfPackages("baffin.game.words..", "baffin.accounts..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.ibm.icu..")
                .check(House.classes());
    }

    @Test
    void one_class_alone_turns_the_sheet_of_a_game_into_that_of_a_match() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("baffin.match.FinalPlaces")
                .and()
                .resideOutsideOfPackage("baffin.bot.strength..") // plays on in thought, where nobody leaves
                .should()
                .callMethod(ScoreKeeper.class, "sheet", Object.class)
                .check(House.classes());
    }

    @Test
    void rules_read_no_clock_and_draw_no_number_of_their_own() {
        noClasses()
                .that()
                .resideInAnyPackage(PLAIN)
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Clock.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(RandomGenerator.class)
                .check(House.classes());
    }

    @Test
    void records_and_codecs_know_no_framework_and_nothing_that_runs() {
        classes()
                .that()
                .resideInAnyPackage(WIRE)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(with(
                        WIRE,
                        "java..",
                        "javax.crypto..",
                        "org.jspecify..",
                        "com.fasterxml.jackson..",
                        "org.apache.kafka.clients..",
                        "org.apache.kafka.common..",
                        "baffin.game..",
                        "baffin.decider..",
                        "baffin.match.."))
                .check(House.classes());
    }

    @Test
    void the_runtimes_know_the_web_and_not_each_other() {
        String[] both = with(DECIDER, PROJECTION);
        none(resideInAnyPackage(DECIDER), resideInAnyPackage(PROJECTION));
        none(resideInAnyPackage(PROJECTION), resideInAnyPackage(DECIDER));
        none(resideInAPackage("baffin.platform..").and(not(resideInAnyPackage(both))), resideInAnyPackage(both));
        none(resideInAPackage("baffin.rules.."), resideInAnyPackage(with(PROJECTION, "baffin.competition..")));
        none(resideInAPackage("baffin.scoring.."), resideInAnyPackage(DECIDER));
        // sandboxes are judged by the aggregate, without a log
        none(
                resideInAPackage("baffin.gameservice.."),
                resideInAnyPackage(DECIDER).and(not(resideInAPackage("baffin.platform.runtime.decider.aggregate.."))));
    }

    @Test
    void the_launcher_and_the_gateway_know_records_codecs_and_the_gateway_alone() {
        String[] known = with(WIRE, "baffin.platform.gateway..");
        none(
                resideInAPackage("baffin.standalone.."),
                resideInAPackage("baffin.platform..").and(not(resideInAnyPackage(known))));
        none(
                resideInAPackage("baffin.platform.gateway.."),
                resideInAPackage("baffin..").and(not(resideInAnyPackage(known))));
        none(resideInAPackage("baffin.standalone.."), resideInAnyPackage("io.quarkus..", "jakarta.."));
    }

    private static void none(DescribedPredicate<JavaClass> of, DescribedPredicate<JavaClass> know) {
        noClasses().that(of).should().dependOnClassesThat(know).check(House.classes());
    }

    @Test
    void every_stream_has_a_lease_that_ends_with_its_token() {
        classes()
                .that()
                .areAnnotatedWith("jakarta.ws.rs.Path")
                .and(DescribedPredicate.describe(
                        "stream",
                        (JavaClass one) -> one.getMethods().stream()
                                .anyMatch(method ->
                                        method.getRawReturnType().getName().equals("io.smallrye.mutiny.Multi"))))
                .should()
                .beAnnotatedWith("baffin.platform.identity.Leases$Streaming")
                .andShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("baffin.platform.stream.ServerEvents")
                .check(House.classes());
        classes()
                .that()
                .haveFullyQualifiedName("baffin.platform.stream.ServerEvents")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("baffin.platform.identity.Lease")
                .check(House.classes());
    }

    private static String[] packages(String... modules) {
        return House.packages(modules).toArray(String[]::new);
    }

    private static String[] with(String[] some, String... more) {
        return Stream.of(some, more).flatMap(Stream::of).toArray(String[]::new);
    }

    private static Set<String> and(Set<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).collect(Collectors.toUnmodifiableSet());
    }
}
