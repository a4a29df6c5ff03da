/**
 * The rules of Expedition, one class a chapter: each checks a command, says what it causes, and lists what is legal.
 * {@link baffin.expedition.rules.Rules} hands out the commands.
 */
package baffin.expedition.rules;
