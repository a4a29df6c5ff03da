package baffin.system.house;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.ScoreKeeper;
import baffin.match.GameRegistry;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Dependencies point one way: services, then platform, then the engine; games know the engine alone. */
@Order(1)
class ArrowsTest {

    /** Package of each service by its module. */
    private static final Map<String, String> SERVICES = new LinkedHashMap<>(Map.of(
            "lobby-service", "baffin.lobby..",
            "rules-service", "baffin.rules..",
            "scoring-service", "baffin.scoring..",
            "game-service", "baffin.gameservice.."));

    /** Package of each installed game. */
    private static final String[] GAMES = GameRegistry.installed().all().stream()
            .map(game -> game.getClass().getPackageName() + "..")
            .toArray(String[]::new);

    /** Packages of wire, decider and projection in platform; all others are those of web. */
    private static final String[] WIRE = {
        "baffin.platform.wire..",
        "baffin.platform.names..",
        "baffin.platform.topics..",
        "baffin.platform.export..",
        "baffin.platform.verify..",
        "baffin.platform.secrets..",
        "baffin.platform.problem..",
        "baffin.platform.disk.space.."
    };

    /** A competition as its records tell it. */
    private static final String[] STATE = {
        "baffin.competition",
        "baffin.competition.event..",
        "baffin.competition.entry..",
        "baffin.competition.table..",
        "baffin.competition.policy..",
    };

    private static final String[] DECIDER = {"baffin.platform.runtime.decider.."};
    private static final String[] PROJECTION = {"baffin.platform.runtime.projection..", "baffin.platform.tables.."};

    private static JavaClasses all;

    @BeforeAll
    static void importClasses() {
        all = new ClassFileImporter().importPaths(House.mainClasses());
    }

    @Test
    void every_module_was_built() {
        assertThat(House.mainClasses()).hasSizeGreaterThanOrEqualTo(15);
        assertThat(all.size()).isGreaterThan(200);
    }

    @Test
    void the_contract_of_a_game_knows_nothing_but_java_and_words_of_many_languages() {
        classes()
                .that()
                .resideInAnyPackage("baffin.game..", "baffin.decider..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "baffin.game..", "baffin.decider..", "com.ibm.icu..")
                .check(all);
        noClasses()
                .that()
                .resideInAnyPackage("baffin..")
                .and()
                .resideOutsideOfPackages("baffin.game.words..", "baffin.lobby..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.ibm.icu..")
                .check(all);
    }

    @Test
    void the_match_knows_the_contract_and_no_game() {
        classes()
                .that()
                .resideInAnyPackage("baffin.match..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "javax.crypto..",
                        "org.jspecify..",
                        "baffin.game..",
                        "baffin.decider..",
                        "baffin.match..")
                .check(all);
    }

    @Test
    void one_class_alone_turns_the_sheet_of_a_game_into_that_of_a_match() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("baffin.match.FinalPlaces")
                .should()
                .callMethod(ScoreKeeper.class, "sheet", Object.class)
                .check(all);
    }

    @Test
    void the_competition_knows_matches_and_no_game_and_its_parts_point_one_way() {
        classes()
                .that()
                .resideInAnyPackage("baffin.competition..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify..",
                        "baffin.game..",
                        "baffin.decider..",
                        "baffin.match..",
                        "baffin.competition..")
                .check(all);
        only("baffin.competition.policy..", "baffin.competition.policy..");
        only("baffin.competition.pairing..", "baffin.competition.pairing..");
        only("baffin.competition.entry..", "baffin.competition.entry..", "baffin.competition.policy..");
        only("baffin.competition.table..", "baffin.competition.table..", "baffin.competition.entry..");
        for (String state : STATE) {
            only(state, STATE);
        }
        only("baffin.competition.course..", with(STATE, "baffin.competition.course..", "baffin.competition.pairing.."));
        only(
                "baffin.competition.standing..",
                with(
                        STATE,
                        "baffin.competition.standing..",
                        "baffin.competition.course..",
                        "baffin.competition.pairing.."));
    }

    private static void only(String part, String... allowed) {
        noClasses()
                .that()
                .resideInAPackage(part)
                .should()
                .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("baffin.competition..")
                        .and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage(allowed))))
                .check(all);
    }

    @Test
    void a_game_knows_the_contract_alone() {
        for (String game : GAMES) {
            classes()
                    .that()
                    .resideInAPackage(game)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage("java..", "org.jspecify..", "baffin.game..", "baffin.decider..", game)
                    .check(all);
        }
    }

    @Test
    void rules_read_no_clock_and_draw_no_number_of_their_own() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        with(GAMES, "baffin.game..", "baffin.decider..", "baffin.match..", "baffin.competition.."))
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
                .areAssignableTo(java.util.random.RandomGenerator.class)
                .check(all);
    }

    @Test
    void platform_knows_no_service_and_no_game_by_name() {
        noClasses()
                .that()
                .resideInAnyPackage("baffin.platform..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(with(
                        GAMES,
                        "baffin.lobby..",
                        "baffin.rules..",
                        "baffin.scoring..",
                        "baffin.gameservice..",
                        "baffin.bot..",
                        "baffin.standalone.."))
                .check(all);
    }

    @Test
    void the_engine_knows_no_competition_and_competitions_know_no_platform() {
        none(
                new String[] {"baffin.game..", "baffin.decider..", "baffin.match.."},
                "baffin.competition..",
                "baffin.platform..");
        none(new String[] {"baffin.platform.."}, "baffin.competition..");
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
                .check(all);
    }

    @Test
    void the_runtimes_know_the_web_and_not_each_other() {
        none(DECIDER, PROJECTION);
        none(PROJECTION, DECIDER);
        noClasses()
                .that()
                .resideInAPackage("baffin.platform..")
                .and()
                .resideOutsideOfPackages(both())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(both())
                .check(all);
        none(new String[] {"baffin.rules.."}, with(PROJECTION, "baffin.competition.."));
        none(new String[] {"baffin.scoring.."}, DECIDER);
        // sandboxes are judged by the aggregate, without a log
        noClasses()
                .that()
                .resideInAPackage("baffin.gameservice..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(DECIDER)
                        .and(not(resideInAPackage("baffin.platform.runtime.decider.aggregate.."))))
                .check(all);
    }

    @Test
    void the_launcher_knows_records_codecs_and_the_gateway_alone() {
        noClasses()
                .that()
                .resideInAPackage("baffin.standalone..")
                .should()
                .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("baffin.platform..")
                        .and(DescribedPredicate.not(
                                JavaClass.Predicates.resideInAnyPackage(with(WIRE, "baffin.platform.gateway..")))))
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("io.quarkus..", "jakarta..")
                .check(all);
    }

    @Test
    void the_gateway_knows_records_and_codecs_alone() {
        noClasses()
                .that()
                .resideInAPackage("baffin.platform.gateway..")
                .should()
                .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("baffin..")
                        .and(DescribedPredicate.not(
                                JavaClass.Predicates.resideInAnyPackage(with(WIRE, "baffin.platform.gateway..")))))
                .check(all);
    }

    private static String[] both() {
        return with(DECIDER, PROJECTION);
    }

    private static void none(String[] of, String... know) {
        noClasses()
                .that()
                .resideInAnyPackage(of)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(know)
                .check(all);
    }

    @Test
    void no_service_knows_another_or_a_game_by_name() {
        SERVICES.forEach((module, own) -> {
            String[] others = SERVICES.values().stream()
                    .filter(other -> !other.equals(own))
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(own)
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(others)
                    .orShould()
                    .dependOnClassesThat()
                    .resideInAnyPackage(with(GAMES, "baffin.bot..", "baffin.standalone..", "baffin.testkit.."))
                    .because(module + " meets others in Kafka and JSON only")
                    .check(all);
        });
    }

    @Test
    void bots_know_the_rest_api_only() {
        noClasses()
                .that()
                .resideInAPackage("baffin.bot..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(with(
                        GAMES,
                        "baffin.game..",
                        "baffin.decider..",
                        "baffin.match..",
                        "baffin.platform..",
                        "baffin.gameservice.."))
                .check(all);
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
                .haveFullyQualifiedName("baffin.platform.identity.Lease")
                .check(all);
    }

    @Test
    void entities_never_leave_the_stores_and_projections() {
        noClasses()
                .that()
                .resideOutsideOfPackages("..store..", "..projection..")
                .should()
                .dependOnClassesThat()
                .areAnnotatedWith("jakarta.persistence.Entity")
                .check(all);
    }

    private static String[] with(String[] packages, String... more) {
        return Stream.of(packages, more).flatMap(Stream::of).toArray(String[]::new);
    }
}
