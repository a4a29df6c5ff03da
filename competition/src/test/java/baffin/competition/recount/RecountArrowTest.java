package baffin.competition.recount;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.entry.Division;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryCommand;
import baffin.competition.event.EntryEvent;
import baffin.competition.event.RoundEvent;
import baffin.competition.event.RulingEvent;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.LostSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The second count shares no arithmetic with the first one. */
class RecountArrowTest {

    private static final List<Class<?>> ROWS = List.of(
            Bye.class,
            ByeKind.class,
            CompetitionEvent.class,
            CompetitionRecord.class,
            Division.class,
            EntryCommand.class,
            EntryEvent.class,
            RoundEvent.class,
            RulingEvent.class,
            LostSeat.class,
            SeatResult.class,
            Stage.class,
            Table.class,
            TableResult.class,
            LeagueDesign.class);

    private static DescribedPredicate<JavaClass> row(Class<?> row) {
        return DescribedPredicate.describe(
                row.getSimpleName(),
                one -> one.getName().equals(row.getName()) || one.getName().startsWith(row.getName() + "$"));
    }

    @Test
    void only_the_comparison_knows_more_than_events_policies_and_rows() {
        JavaClasses all = new ClassFileImporter().importPackages("baffin.competition.recount");
        assertThat(all.size()).isGreaterThan(12);
        DescribedPredicate<JavaClass> known = resideInAnyPackage(
                "java..",
                "org.jspecify..",
                "baffin.competition.recount..",
                "baffin.competition.policy..",
                "baffin.match.terms");
        for (Class<?> row : ROWS) {
            known = known.or(row(row));
        }
        classes()
                .that()
                .resideInAPackage("baffin.competition.recount")
                .and(DescribedPredicate.not(type(RecountTest.class).or(type(RecountArrowTest.class))))
                .should()
                .onlyDependOnClassesThat(known)
                .check(all);
    }

    @Test
    void no_points_of_the_policy_are_reckoned_by_its_own_methods() {
        JavaClasses all = new ClassFileImporter().importPackages("baffin.competition.recount");
        assertThat(all.stream()
                        .filter(one -> !one.isEquivalentTo(RecountTest.class))
                        .flatMap(one -> one.getMethodCallsFromSelf().stream())
                        .map(call -> call.getTargetOwner().getSimpleName() + "." + call.getName())
                        .filter(call -> call.startsWith("Points.") || call.startsWith("PointsRule."))
                        .distinct())
                .isSubsetOf(
                        "Points.units",
                        "PointsRule.of",
                        "PointsRule.places",
                        "PointsRule.bye",
                        "PointsRule.requestedBye",
                        "PointsRule.draw");
    }
}
