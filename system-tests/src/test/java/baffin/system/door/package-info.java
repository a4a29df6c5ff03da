/** Who may ask for what, and what comes of requests that make no sense: every operation of the API, from outside. */
package baffin.system.door;
