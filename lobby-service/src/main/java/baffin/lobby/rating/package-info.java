/** What the lobby needs to know of ratings. */
package baffin.lobby.rating;
