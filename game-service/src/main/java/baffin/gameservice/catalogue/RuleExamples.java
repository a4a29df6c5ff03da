package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.match.example.ExampleMatch;
import baffin.match.example.RuleExample;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Examples of the rules of each game; its example match is played when somebody asks for the first one. */
@Singleton
class RuleExamples {

    private final Map<String, Map<String, ? extends RuleExample<?, ?>>> games = new ConcurrentHashMap<>();

    /** By the id of the rule. */
    Map<String, ? extends RuleExample<?, ?>> of(Game<?, ?, ?, ?> game) {
        return games.computeIfAbsent(game.info().id(), id -> ExampleMatch.play(game));
    }
}
