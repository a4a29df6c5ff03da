/** Holds what a platform answers to the API document that it publishes. */
package baffin.system.contract;
