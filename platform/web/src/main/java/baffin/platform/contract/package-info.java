/** What the API document says beyond the annotations of resources, worked out when a service is built. */
@org.jspecify.annotations.NullMarked
package baffin.platform.contract;
