/** What the API document says beyond the annotations of resources, and the style sheet of HTML pages. */
package baffin.platform.contract;
