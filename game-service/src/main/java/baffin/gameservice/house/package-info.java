/**
 * House players: opponents that the platform itself offers. They see what their seats see and send commands to the same
 * log as people; nothing is decided here.
 */
package baffin.gameservice.house;
