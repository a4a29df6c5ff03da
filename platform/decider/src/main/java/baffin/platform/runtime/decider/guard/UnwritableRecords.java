package baffin.platform.runtime.decider.guard;

import baffin.platform.runtime.decider.guard.PoisonRecords.Place;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.InvalidRecordException;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.streams.errors.ErrorHandlerContext;
import org.apache.kafka.streams.errors.ProductionExceptionHandler;

/**
 * Hears of records that could not be written. The transaction is lost with them; the record that made them is
 * condemned, so that the next try goes on behind it.
 */
public final class UnwritableRecords implements ProductionExceptionHandler {

    private final PoisonRecords condemned;

    /** As the framework makes it. */
    public UnwritableRecords() {
        this(PoisonRecords.shared());
    }

    UnwritableRecords(PoisonRecords condemned) {
        this.condemned = condemned;
    }

    @Override
    public void configure(Map<String, ?> configs) {}

    @Override
    public ProductionExceptionHandlerResponse handle(
            ErrorHandlerContext context, ProducerRecord<byte[], byte[]> unwritten, Exception fault) {
        if (fault instanceof RecordTooLargeException || fault instanceof InvalidRecordException) {
            if (context.topic() != null) {
                condemned.condemn(new Place(context.topic(), context.partition(), context.offset()), fault);
            } else if (unwritten.key() != null) {
                condemned.condemn(new String(unwritten.key(), StandardCharsets.UTF_8), fault);
            }
        }
        return ProductionExceptionHandlerResponse.FAIL;
    }

    @Override
    @SuppressWarnings("rawtypes") // the framework's own signature
    public ProductionExceptionHandlerResponse handleSerializationException(
            ErrorHandlerContext context,
            ProducerRecord unwritten,
            Exception fault,
            SerializationExceptionOrigin origin) {
        if (context.topic() != null) {
            condemned.condemn(new Place(context.topic(), context.partition(), context.offset()), fault);
        }
        return ProductionExceptionHandlerResponse.FAIL;
    }
}
