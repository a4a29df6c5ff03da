/** One stream for everything that a person follows, with topics that are joined and left while it is open. */
package baffin.gameservice.person;
