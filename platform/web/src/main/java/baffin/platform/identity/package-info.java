/** Who is calling: players and bots by bearer token, our own parts by a shared secret. */
package baffin.platform.identity;
