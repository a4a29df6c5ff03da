/** Child processes: starting, watching, stopping them, and finding those that a killed launcher left behind. */
package baffin.standalone.process;
