/** The HTTP side of rules-service: takes commands, waits for their answers, speaks problem documents. */
package baffin.rules.api;
