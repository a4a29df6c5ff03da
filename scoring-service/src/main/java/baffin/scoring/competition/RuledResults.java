package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.platform.match.CompetitionPlace;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds what organisers have made of the results of matches. */
public final class RuledResults {

    private final Competitions competitions;

    /** Rulings of the given competitions. */
    public RuledResults(Competitions competitions) {
        this.competitions = competitions;
    }

    /** What counts instead of some matches; those that count themselves, or are not known, are left out. */
    public Uni<Map<CompetitionPlace, RuledResult>> of(Collection<CompetitionPlace> places) {
        List<String> ids = places.stream().map(CompetitionPlace::id).distinct().toList();
        return ids.isEmpty()
                ? Uni.createFrom().item(Map.of())
                : competitions.versions(ids).chain(this::at).map(known -> ruled(places, known));
    }

    private Uni<List<Competition>> at(Map<String, Long> versions) {
        return Multi.createFrom()
                .iterable(versions.entrySet())
                .onItem()
                .transformToUniAndConcatenate(one -> competitions.at(one.getKey(), one.getValue()))
                .collect()
                .asList();
    }

    private static Map<CompetitionPlace, RuledResult> ruled(
            Collection<CompetitionPlace> places, List<Competition> known) {
        Map<CompetitionPlace, RuledResult> ruled = new HashMap<>();
        for (Competition competition : known) {
            for (CompetitionPlace place : places) {
                RuledResult instead = place.id().equals(competition.id())
                        ? RuledResult.of(competition, place.round(), place.table(), place.attempt())
                        : null;
                if (instead != null) {
                    ruled.put(place, instead);
                }
            }
        }
        return ruled;
    }
}
