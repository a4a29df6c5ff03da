/** The lobby as everybody sees it, as a stream: matches, seeks and competitions. */
package baffin.lobby.watch;
