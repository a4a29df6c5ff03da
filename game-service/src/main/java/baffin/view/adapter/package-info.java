/** Where matches meet Kafka and PostgreSQL. Entities stay in here. */
@NullMarked
package baffin.view.adapter;

import org.jspecify.annotations.NullMarked;
