package baffin.gameservice.match.action;

import baffin.game.Command;
import baffin.game.LegalCommand;
import baffin.game.action.Consequence;
import baffin.game.action.Explanation;
import baffin.game.action.Pick;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.ActionPreview;
import baffin.match.ExplainedCommand;
import baffin.match.event.MatchCommand;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes legal actions of one position, in one language. */
final class ActionWriter<C extends Command> {

    private final ActionPreview<C, ?, ?> outlook;
    private final Messages messages;
    private final Locale language;

    ActionWriter(ActionPreview<C, ?, ?> outlook, Messages messages, Locale language) {
        this.outlook = outlook;
        this.messages = messages;
        this.language = language;
    }

    /** Only what is to be sent. */
    static <C extends Command> LegalAction bare(LegalCommand<C> legal) {
        return new LegalAction(
                new MatchCommand.Play<>(legal.command()),
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    LegalAction explained(LegalCommand<C> legal) {
        ExplainedCommand<C> explained = outlook.explain(legal.command());
        Explanation explanation = explained.explanation();
        return written(legal, explained, explanation.text(), explanation.picks(), null);
    }

    LegalAction family(ActionFamilies.Member<C> first, LegalAction.Family family) {
        Explanation explanation = first.explanation();
        List<String> amounts =
                family.parameters().stream().map(LegalAction.Parameter::name).toList();
        List<Pick> common = explanation.picks().stream()
                .filter(pick -> !amounts.contains(pick.kind()))
                .toList();
        Phrase text = Objects.requireNonNull(explanation.family()).text();
        return written(first.legal(), outlook.explain(first.legal().command()), text, common, family);
    }

    private LegalAction written(
            LegalCommand<C> legal,
            ExplainedCommand<C> explained,
            Phrase text,
            List<Pick> picks,
            LegalAction.@Nullable Family family) {
        Explanation explanation = explained.explanation();
        Consequence consequence = explained.consequence();
        Phrase odds = explanation.odds();
        return new LegalAction(
                new MatchCommand.Play<>(legal.command()),
                explained.arranges() ? ActionChoice.Kind.ARRANGEMENT : ActionChoice.Kind.MOVE,
                text(text),
                explanation.ruleId(),
                picks.stream().map(Pick::text).toList(),
                picks.stream().map(pick -> text(pick.name())).toList(),
                explanation.targets(),
                explained.price().stream().map(this::price).toList(),
                family == null ? explained.effects().stream().map(this::text).toList() : List.of(),
                odds == null ? null : text(odds),
                consequence.includes(Consequence.IRREVERSIBLE),
                consequence.includes(Consequence.ENDS_TURN),
                consequence.includes(Consequence.ENDS_MATCH),
                explanation.variant() ? true : null,
                family);
    }

    private LegalAction.Price price(baffin.game.action.Price price) {
        Phrase words = Phrase.of("resource." + price.resource(), "amount", price.amount());
        return new LegalAction.Price(price.resource(), price.amount(), text(words));
    }

    private String text(Phrase phrase) {
        return messages.text(phrase, language);
    }
}
