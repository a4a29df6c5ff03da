/**
 * What an organiser lays down before anybody enters: one document, {@link baffin.competition.policy.Policy}, and what
 * may be wrong with it. Formats, points and tie-breaks follow the evidence gathered in docs/competitions.md.
 */
package baffin.competition.policy;
