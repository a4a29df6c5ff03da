package baffin.gameservice.notification;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.RulingRequest;
import baffin.competition.TableRuling;
import baffin.competition.decide.entry.PolicyAfterEntry;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Penalty;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.AnnouncementMade;
import baffin.competition.event.CompetitionEvent.CancellationUndone;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.FinishUndone;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.CompetitionEvent.RoleEnded;
import baffin.competition.event.CompetitionEvent.RoleGiven;
import baffin.competition.event.CompetitionEvent.StartUndone;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.AlternateLeft;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.Invited;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.PlaceVacated;
import baffin.competition.event.EntryEvent.PlayerAbsent;
import baffin.competition.event.EntryEvent.PlayerBack;
import baffin.competition.event.EntryEvent.Removed;
import baffin.competition.event.EntryEvent.Returned;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.event.RoundEvent.DeadlineMoved;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RoundEvent.TablesOverdue;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.PenaltyGiven;
import baffin.competition.event.RulingEvent.PenaltyLifted;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.RulingRequestClosed;
import baffin.competition.event.RulingEvent.RulingRequested;
import baffin.competition.event.RulingEvent.SeatsForfeited;
import baffin.competition.policy.Policy;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.gameservice.notification.CompetitionFact.About;
import baffin.gameservice.notification.CompetitionFact.Recipient;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells people what a record of their competition means to them. */
public final class CompetitionNotificationPolicy {

    private final @Nullable Competition before;
    private final CompetitionRecord record;
    private final Competition after;
    private final TableParticipants circle;
    private final List<CompetitionFact> facts = new ArrayList<>();
    private int index;

    private CompetitionNotificationPolicy(@Nullable Competition before, CompetitionRecord record, Competition after) {
        this.before = before;
        this.record = record;
        this.after = after;
        this.circle = new TableParticipants(after, record.by());
    }

    /**
     * What a record tells: a function of the log alone.
     *
     * @param before the competition before it; null for the first record
     * @param after the competition after it
     */
    public static CompetitionNotificationChanges of(
            @Nullable Competition before, CompetitionRecord record, Competition after) {
        CompetitionNotificationPolicy teller = new CompetitionNotificationPolicy(before, record, after);
        for (CompetitionEvent event : record.events()) {
            teller.happened(event);
            teller.index++;
        }
        teller.rounds();
        List<CompetitionFact> facts = teller.facts.stream()
                .map(fact -> fact.with(NoticeDetails.of(before, record, after, fact)))
                .toList();
        return new CompetitionNotificationChanges(facts, Settling.of(before, record, after));
    }

    private void happened(CompetitionEvent event) {
        switch (event) {
            case Invited invitation -> invited(invitation);
            case RoleGiven(Actor person, Role role) -> role(person.player(), NoticeKind.ROLE_GIVEN, role);
            case RoleEnded(String player) -> role(player, NoticeKind.ROLE_ENDED, null);
            case Entered entered -> entered(entered);
            case Returned(int entrant, int fromRound, var missed) -> {
                if (!givenAway(entrant)) {
                    takesPart(entrant, NoticeKind.ENTERED);
                }
            }
            case PersonReplaced replaced -> replaced(replaced);
            case Withdrew gone -> withdrew(gone.entrant(), gone.reason());
            case PlaceVacated(int entrant) -> withdrew(entrant, null);
            case PlayerAbsent(String player) ->
                after.entrantOf(player).map(Entrant::number).ifPresent(this::suspended);
            case PlayerBack(String player, int fromRound) ->
                after.entrantOf(player)
                        .map(Entrant::number)
                        .ifPresent(entrant -> takesPart(entrant, NoticeKind.ENTERED));
            case Removed(int entrant, String reason) -> {
                List<Recipient> recipients = circle.entrant(entrant, NoticeKind.REMOVED);
                fact(NoticeKind.REMOVED, About.entrant(entrant), Subjects.entrant(entrant), reason, recipients);
            }
            case PenaltyGiven given -> penalty(given);
            case PenaltyLifted(int number, String reason) -> {
                int entrant = after.penalties().get(number - 1).entrant();
                List<Recipient> recipients = circle.entrant(entrant, NoticeKind.PENALTY_LIFTED);
                fact(NoticeKind.PENALTY_LIFTED, About.entrant(entrant), Subjects.penalty(number), reason, recipients);
            }
            case RulingMade made -> ruled(made.round(), made.table(), made.ruling(), made.reason());
            case SeatsForfeited lost -> ruled(lost.round(), lost.table(), lost.ruling(), lost.reason());
            case MatchReplayed again -> ruled(again.round(), again.table(), again.ruling(), again.reason());
            case RulingLifted(int number, String reason) -> lifted(number, reason);
            case AnnouncementMade(int number, String text) -> {
                List<Recipient> recipients = circle.everybody(NoticeKind.ANNOUNCEMENT);
                fact(NoticeKind.ANNOUNCEMENT, About.ALL, Subjects.announcement(number), text, recipients);
            }
            case CompetitionFinished(String early) -> all(NoticeKind.COMPETITION_FINISHED, early);
            case CompetitionCancelled(String reason) -> all(NoticeKind.COMPETITION_CANCELLED, reason);
            default -> play(event);
        }
    }

    private void play(CompetitionEvent event) {
        switch (event) {
            case StartUndone undone -> all(NoticeKind.START_UNDONE, undone.reason());
            case FinishUndone(String reason) -> all(NoticeKind.COMPETITION_RESUMED, reason);
            case CancellationUndone(String reason) -> all(NoticeKind.COMPETITION_RESUMED, reason);
            case PolicyChanged(Policy policy) -> policyChanged(policy);
            case RoundPublished published -> published(published);
            case RoundWithdrawn gone -> withdrawn(gone);
            case SeatsExchanged exchanged -> exchanged(exchanged);
            case DeadlineMoved moved -> {
                List<Recipient> recipients = circle.openTables(moved.round(), NoticeKind.DEADLINE_MOVED);
                String subject = Subjects.round(moved.round());
                About about = About.round(moved.round());
                add(NoticeKind.DEADLINE_MOVED, about, subject, moved.reason(), moved.deadline(), false, recipients);
            }
            case TablesOverdue(int round, List<Integer> tables) -> tables.forEach(table -> overdue(round, table));
            case RulingRequested(int number, RulingRequested.Details details) -> {
                if (details != null) {
                    requested(number, details);
                }
            }
            case RulingRequestClosed(int number, String reason) ->
                after.requests().stream()
                        .filter(request -> request.number() == number)
                        .filter(request -> request.status() == RulingRequest.Status.DECLINED)
                        .forEach(request -> declined(request, reason));
            default -> {}
        }
    }

    private void policyChanged(Policy policy) {
        List<String> changed = before == null ? List.of() : PolicyAfterEntry.decisive(before.policy(), policy);
        if (!changed.isEmpty()) {
            all(NoticeKind.POLICY_CHANGED, String.join(", ", changed));
        }
    }

    private void invited(Invited invitation) {
        String player = invitation.person().player();
        add(
                NoticeKind.INVITED,
                About.entrant(invitation.entrant()),
                Subjects.invitation(invitation.as(), player),
                invitation.as().role().map(Role::name).orElse(invitation.reason()),
                null,
                true,
                circle.one(player, NoticeKind.INVITED));
    }

    private void role(String player, NoticeKind kind, @Nullable Role role) {
        List<Recipient> recipients = new ArrayList<>();
        if (!circle.acts(player)) {
            recipients.addAll(circle.one(player, kind));
        }
        circle.officials(Role.ORGANISER, NoticeKind.ROLES_CHANGED).stream()
                .filter(one -> !one.player().equals(player))
                .forEach(recipients::add);
        fact(kind, About.ALL, Subjects.ALL, role == null ? null : role.name(), recipients);
    }

    private void entered(Entered entered) {
        AlternateLeft waited = new AlternateLeft(entered.person().player());
        takesPart(entered.entrant(), record.events().contains(waited) ? NoticeKind.MOVED_UP : NoticeKind.ENTERED);
    }

    private void takesPart(int entrant, NoticeKind kind) {
        List<Recipient> recipients = new ArrayList<>(circle.entrant(entrant, kind));
        recipients.addAll(circle.officials(Role.ORGANISER, NoticeKind.ENTRY));
        fact(kind, About.entrant(entrant), Subjects.entrant(entrant), null, recipients);
    }

    private void replaced(PersonReplaced replaced) {
        int entrant = replaced.entrant();
        List<Recipient> recipients = new ArrayList<>();
        if (before != null) {
            before.entrant(entrant)
                    .map(Entrant::person)
                    .ifPresent(from -> recipients.addAll(circle.one(from.player(), NoticeKind.REPLACED)));
        }
        recipients.addAll(circle.one(replaced.to().player(), NoticeKind.REPLACING));
        if (before != null && before.entrant(entrant).filter(Entrant::gone).isPresent()) {
            recipients.addAll(circle.officials(Role.ORGANISER, NoticeKind.ENTRY));
        }
        fact(NoticeKind.REPLACED, About.entrant(entrant), Subjects.entrant(entrant), replaced.reason(), recipients);
    }

    /** True when the entrant is back since another person has its place. */
    private boolean givenAway(int entrant) {
        return record.events().stream()
                .anyMatch(event -> event instanceof PersonReplaced other && other.entrant() == entrant);
    }

    private void suspended(int entrant) {
        List<Recipient> recipients = circle.officials(Role.ORGANISER, NoticeKind.ACCOUNT_SUSPENDED);
        fact(NoticeKind.ACCOUNT_SUSPENDED, About.entrant(entrant), Subjects.entrant(entrant), null, recipients);
    }

    private void withdrew(int entrant, @Nullable String reason) {
        List<Recipient> recipients = new ArrayList<>();
        circle.entrant(entrant, NoticeKind.WITHDRAWAL).stream()
                .filter(one -> !circle.acts(one.player()))
                .forEach(recipients::add);
        recipients.addAll(circle.officials(Role.ORGANISER, NoticeKind.WITHDRAWAL));
        fact(NoticeKind.WITHDRAWAL, About.entrant(entrant), Subjects.entrant(entrant), reason, recipients);
    }

    private void penalty(PenaltyGiven given) {
        int number = after.penalties().stream()
                .filter(penalty -> penalty.version() == record.version() && penalty.entrant() == given.entrant())
                .mapToInt(Penalty::number)
                .findFirst()
                .orElseThrow();
        List<Recipient> recipients = circle.entrant(given.entrant(), NoticeKind.PENALTY_GIVEN);
        fact(
                NoticeKind.PENALTY_GIVEN,
                About.entrant(given.entrant()),
                Subjects.penalty(number),
                given.reason(),
                recipients);
    }

    private void ruled(int round, int table, @Nullable Integer ruling, String reason) {
        String subject = ruling == null ? Subjects.table(round, table) : Subjects.ruling(ruling);
        List<Recipient> recipients = circle.table(round, table, NoticeKind.RULING_MADE);
        fact(NoticeKind.RULING_MADE, About.table(round, table), subject, reason, recipients);
    }

    private void lifted(int number, String reason) {
        TableRuling ruling = after.rulings().get(number - 1);
        int round = ruling.round();
        int table = ruling.before().number();
        List<Recipient> recipients = circle.table(round, table, NoticeKind.RULING_LIFTED);
        fact(NoticeKind.RULING_LIFTED, About.table(round, table), Subjects.ruling(number), reason, recipients);
    }

    private void all(NoticeKind kind, @Nullable String reason) {
        fact(kind, About.ALL, Subjects.ALL, reason, circle.everybody(kind));
    }

    private void published(RoundPublished published) {
        int round = published.round();
        Instant deadline = published.deadline();
        for (Table table : published.tables()) {
            List<Recipient> recipients = circle.activePlayers(table.seats(), NoticeKind.ROUND_PUBLISHED);
            About about = About.table(round, table.number());
            add(NoticeKind.ROUND_PUBLISHED, about, Subjects.round(round), null, deadline, false, recipients);
        }
        Map<Boolean, List<Integer>> missed = published.byes().stream()
                .collect(Collectors.partitioningBy(
                        bye -> bye.kind() == ByeKind.ZERO, Collectors.mapping(Bye::entrant, Collectors.toList())));
        missed.values().stream().filter(entrants -> !entrants.isEmpty()).forEach(entrants -> {
            List<Recipient> recipients = circle.activePlayers(entrants, NoticeKind.ROUND_PUBLISHED);
            fact(NoticeKind.ROUND_PUBLISHED, About.round(round), Subjects.round(round), null, recipients);
        });
    }

    private void withdrawn(RoundWithdrawn gone) {
        NoticeKind kind = NoticeKind.ROUND_WITHDRAWN;
        List<Recipient> recipients = new ArrayList<>();
        if (before != null) {
            before.round(gone.round()).ifPresent(round -> recipients.addAll(circle.activePlayers(people(round), kind)));
        }
        circle.officials(Role.ORGANISER, kind).stream()
                .filter(one -> !recipients.contains(one))
                .forEach(recipients::add);
        fact(kind, About.round(gone.round()), Subjects.round(gone.round()), gone.reason(), recipients);
    }

    private static List<Integer> people(Round round) {
        return Stream.concat(
                        round.tables().stream().flatMap(table -> table.seats().stream()),
                        round.byes().stream().map(Bye::entrant))
                .toList();
    }

    private void exchanged(SeatsExchanged exchanged) {
        NoticeKind kind = NoticeKind.SEATS_CHANGED;
        int round = exchanged.round();
        List<Integer> seated = exchanged.tables().stream()
                .flatMap(table -> table.seats().stream())
                .toList();
        for (Table table : exchanged.tables()) {
            fact(
                    kind,
                    About.table(round, table.number()),
                    Subjects.table(round, table.number()),
                    exchanged.reason(),
                    circle.activePlayers(table.seats(), kind));
        }
        if (!seated.contains(exchanged.entrant())) {
            List<Recipient> recipients = circle.entrant(exchanged.entrant(), kind);
            fact(kind, About.round(round), Subjects.round(round), exchanged.reason(), recipients);
        }
    }

    private void overdue(int round, int table) {
        List<Recipient> recipients = new ArrayList<>(circle.activeTable(round, table, NoticeKind.TABLE_LATE));
        recipients.addAll(circle.officials(Role.ARBITER, NoticeKind.TABLE_OVERDUE));
        fact(NoticeKind.TABLE_LATE, About.table(round, table), Subjects.table(round, table), null, recipients);
    }

    private void requested(int number, RulingRequested.Details details) {
        About about = new About(details.round(), details.table(), details.entrant());
        List<Recipient> recipients = circle.officials(Role.ARBITER, NoticeKind.RULING_REQUESTED);
        add(NoticeKind.RULING_REQUESTED, about, Subjects.request(number), details.reason(), null, true, recipients);
    }

    private void declined(RulingRequest request, @Nullable String reason) {
        RulingRequested.Details details = request.details();
        About about = new About(details.round(), details.table(), details.entrant());
        NoticeKind kind = NoticeKind.RULING_REQUEST_DECLINED;
        List<Recipient> recipients = circle.entrant(details.entrant(), kind);
        add(kind, about, Subjects.request(request.number()), reason, null, true, recipients);
    }

    /** Rounds of which a table was open before and none is now. */
    private void rounds() {
        if (before == null || after.status().over()) {
            return;
        }
        before.rounds().stream()
                .filter(round -> !round.played())
                .flatMap(round -> after.round(round.number()).stream())
                .filter(Round::played)
                .forEach(round -> fact(
                        NoticeKind.ALL_TABLES_DONE,
                        About.round(round.number()),
                        Subjects.round(round.number()),
                        null,
                        circle.officials(Role.ARBITER, NoticeKind.ALL_TABLES_DONE)));
    }

    private void fact(NoticeKind kind, About about, String subject, @Nullable String text, List<Recipient> recipients) {
        add(kind, about, subject, text, null, false, recipients);
    }

    private void add(
            NoticeKind kind,
            About about,
            String subject,
            @Nullable String text,
            @Nullable Instant deadline,
            boolean secret,
            List<Recipient> recipients) {
        facts.add(new CompetitionFact(kind, index, about, subject, text, deadline, secret, recipients, null));
    }
}
