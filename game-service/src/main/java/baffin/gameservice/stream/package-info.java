/** Streams of server-sent events: whoever follows gets what is new, and slow readers are let go. */
package baffin.gameservice.stream;
