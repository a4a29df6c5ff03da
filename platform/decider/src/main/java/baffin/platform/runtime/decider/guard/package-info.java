/** Keeps one record from stopping a decider, and tells when a decider does not get on. */
package baffin.platform.runtime.decider.guard;
