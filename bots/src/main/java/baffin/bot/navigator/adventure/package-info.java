/**
 * A bot for Northwest Passage Adventure. It knows for every hex how far it is from the end of the map, takes the plan
 * of the view that brings it closest, lays the longest marker that serves it, and plays cards where they help.
 */
package baffin.bot.navigator.adventure;
