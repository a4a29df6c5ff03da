package baffin.match;

import baffin.game.Command;
import baffin.game.RuleViolation;
import baffin.game.words.Phrase;

/**
 * A command that one could think of, and the rule that forbids it now.
 *
 * @param command the command
 * @param text what it would do, in a few words
 * @param violation the first rule that it breaks, without alternatives
 */
public record ForbiddenCommand<C extends Command>(C command, Phrase text, RuleViolation violation) {}
