/** What the API document says beyond the annotations of resources, and the style sheet of HTML pages. */
@org.jspecify.annotations.NullMarked
package baffin.platform.contract;
