/** Work that takes longer than a request should hold others up. */
package baffin.platform.work;
