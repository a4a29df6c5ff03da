package baffin.scoring.competition.view;

import baffin.competition.CompetitionStatus;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.ByeKind;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.TableResult.Source;
import baffin.scoring.competition.Milestone;
import io.quarkus.qute.i18n.Message;
import io.quarkus.qute.i18n.MessageBundle;

/** The words of pages and explanations; their text is in {@code messages/word_en.properties}. */
@MessageBundle(value = "word", locale = "en")
public interface Words {

    @Message
    String status(CompetitionStatus status);

    @Message
    String stage(Stage stage);

    @Message
    String tieBreak(TieBreak tieBreak);

    @Message
    String source(Source source);

    @Message
    String fate(Fate fate);

    @Message
    String bye(ByeKind bye);

    @Message
    String card(Card card);

    @Message
    String mark(Mark mark);

    @Message
    String meaning(Mark meaning);

    @Message
    String planned(Milestone.Kind planned);

    @Message
    String happened(Milestone.Kind happened);

    @Message
    String contribution(int round, int table, String others);

    @Message
    String ruled(String contribution, String source, String reason);

    @Message
    String free(int round, String rule);

    @Message
    String penalty(String reason);

    @Message
    String penaltyWithCard(String card, String reason);

    @Message
    String withPoints(String penalty, String points);

    @Message
    String taken(String points);

    @Message
    String and(String before, String last);
}
