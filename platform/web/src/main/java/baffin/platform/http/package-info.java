/** What every HTTP endpoint shares: trace ids, security headers, body limit, preconditions, strict JSON. */
package baffin.platform.http;
