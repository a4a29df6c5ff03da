/** The chat of a match: its channels, who may read and write them, and its records. */
package baffin.gameservice.chat;
