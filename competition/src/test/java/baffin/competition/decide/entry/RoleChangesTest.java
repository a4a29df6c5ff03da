package baffin.competition.decide.entry;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Official;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.EndRole;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AcceptInvitations;
import baffin.competition.event.EntryCommand.AccountStands;
import baffin.competition.event.EntryCommand.AccountStands.Account;
import baffin.competition.policy.Format.PodSwiss;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Who gives and takes which role; there is one owner at any time. */
class RoleChangesTest {

    private static final Actor OWNER = Event.ORGANISER;
    private static final Actor OTTO = new Actor("otto", false);
    private static final Actor OLGA = new Actor("olga", false);
    private static final Actor ADA = new Actor("ada", false);
    private static final Actor HILDA = new Actor("hilda", false);

    private final Event event = Event.of(Sample.of(new PodSwiss(3, 0, null)));

    private void staffed() {
        event.accepted(OWNER, new GiveRole(HILDA, Role.HELPER));
        event.accepted(OWNER, new GiveRole(OTTO, Role.ORGANISER));
        event.accepted(OWNER, new GiveRole(ADA, Role.ARBITER));
        event.accepted(OWNER, new GiveRole(OLGA, Role.ORGANISER));
    }

    private List<String> officials() {
        return event.state().officials().stream()
                .map(one -> one.player() + " " + one.role())
                .toList();
    }

    private static Actor named(String player) {
        return new Actor(player, false);
    }

    @ParameterizedTest
    @EnumSource(
            value = Role.class,
            names = {"ORGANISER", "ARBITER", "HELPER"})
    void whoever_is_asked_has_the_role_after_agreeing_and_not_before(Role role) {
        Role first = role == Role.HELPER ? Role.ARBITER : Role.HELPER;
        event.accepted(OWNER, new GiveRole(ADA, first, false));
        event.accepted(OWNER, new GiveRole(ADA, role, false));
        assertThat(event.state().role("ada")).isEmpty();
        assertThat(event.state().invitations()).hasSize(1);

        event.accepted(ADA, new AcceptInvitations(ADA.holder(), null, 0));

        assertThat(event.state().role("ada")).contains(role);
        assertThat(event.state().invitations()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        // by, who, to which role, allowed
        "org,   olga,  ARBITER,   true",
        "org,   ada,   ORGANISER, true",
        "org,   org,   ORGANISER, false",
        "otto,  ada,   ORGANISER, true",
        "otto,  ada,   HELPER,    true",
        "otto,  hilda, ARBITER,   true",
        "otto,  sam,   ORGANISER, true",
        "otto,  olga,  ARBITER,   false",
        "otto,  otto,  HELPER,    false",
        "otto,  otto,  OWNER,     false",
        "otto,  org,   HELPER,    false",
        "ada,   sam,   HELPER,    false",
        "ada,   ada,   ORGANISER, false",
        "hilda, hilda, ARBITER,   false",
        "org,   olga,  OWNER,     true",
        "org,   ada,   OWNER,     false",
        "org,   sam,   OWNER,     false",
    })
    void roles_are_changed_by_those_above(String by, String who, Role role, boolean allowed) {
        staffed();
        assertThat(event.ask(named(by), new GiveRole(named(who), role, false)).isAccepted())
                .isEqualTo(allowed);
    }

    @ParameterizedTest
    @CsvSource({
        "org,   otto,  true",
        "org,   ada,   true",
        "org,   org,   false",
        "otto,  otto,  true",
        "otto,  olga,  false",
        "otto,  org,   false",
        "otto,  ada,   true",
        "otto,  hilda, true",
        "ada,   ada,   true",
        "ada,   hilda, false",
        "hilda, hilda, true",
        "sam,   sam,   false",
    })
    void nobody_removes_the_owner_and_only_the_owner_removes_organisers(String by, String who, boolean allowed) {
        staffed();
        assertThat(event.ask(named(by), new EndRole(who)).isAccepted()).isEqualTo(allowed);
        assertThat(event.state().role(who).isEmpty()).isEqualTo(allowed || who.equals("sam"));
    }

    @Test
    void the_owner_hands_over_in_one_request_and_may_leave_then() {
        staffed();
        event.accepted(OWNER, new GiveRole(OLGA, Role.OWNER, false));

        assertThat(officials())
                .containsExactly("olga OWNER", "org ORGANISER", "otto ORGANISER", "ada ARBITER", "hilda HELPER");
        event.refused(OWNER, new GiveRole(OTTO, Role.OWNER, false));
        event.accepted(OWNER, new EndRole("org"));
        event.refused(OTTO, new EndRole("olga"));
    }

    @Test
    void the_platform_restores_an_owner() {
        staffed();
        assertThat(event.refused(null, new GiveRole(ADA, Role.ARBITER)).reason())
                .isEqualTo(Reason.FORBIDDEN);
        event.accepted(null, new GiveRole(ADA, Role.OWNER));

        assertThat(officials())
                .containsExactly("ada OWNER", "org ORGANISER", "otto ORGANISER", "olga ORGANISER", "hilda HELPER");
    }

    @Test
    void an_owner_whose_account_ends_is_followed_by_the_organiser_of_the_longest_standing() {
        staffed();
        event.accepted(null, new AccountStands("ada", Account.ENDED));
        event.accepted(null, new AccountStands("org", Account.ENDED));
        assertThat(officials()).containsExactly("otto OWNER", "olga ORGANISER", "hilda HELPER");

        event.accepted(null, new AccountStands("olga", Account.ENDED));
        event.accepted(null, new AccountStands("otto", Account.ENDED));
        assertThat(officials()).containsExactly("otto OWNER", "hilda HELPER");
    }

    @Test
    void at_most_fifty_have_a_role() {
        for (int number = 1; number < 50; number++) {
            event.accepted(OWNER, new GiveRole(Event.player(number), Role.HELPER));
        }
        event.refused(OWNER, new GiveRole(ADA, Role.HELPER));
        event.accepted(OWNER, new GiveRole(Event.player(1), Role.ARBITER));
    }

    @Test
    void there_is_one_owner_whatever_is_asked() {
        Random chance = new Random(45);
        List<Actor> people = List.of(OWNER, OTTO, OLGA, ADA, HILDA);
        for (int turn = 0; turn < 2_000; turn++) {
            Actor who = people.get(chance.nextInt(people.size()));
            CompetitionCommand command = chance.nextBoolean()
                    ? new GiveRole(who, Role.values()[chance.nextInt(4)], chance.nextBoolean())
                    : new EndRole(who.player());
            event.ask(people.get(chance.nextInt(people.size())), command);
            event.ask(who, new AcceptInvitations(who.holder(), null, 0));

            List<Official> all = event.state().officials();
            assertThat(all.stream().filter(one -> one.role() == Role.OWNER)).hasSize(1);
            assertThat(all.stream().map(Official::player)).doesNotHaveDuplicates();
            assertThat(all.stream().map(Official::role)).isSorted();
        }
    }
}
