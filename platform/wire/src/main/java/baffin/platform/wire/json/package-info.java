/** How values and records of sealed types are written as JSON and read from it. */
package baffin.platform.wire.json;
