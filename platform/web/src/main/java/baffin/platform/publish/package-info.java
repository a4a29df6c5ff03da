/** Records on their way into the log, whatever they say, and how large one may be. */
package baffin.platform.publish;
