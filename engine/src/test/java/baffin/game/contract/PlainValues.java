package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Textual;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks that a value is made of records, lists, maps, enums, texts and numbers, so that any codec can write it. */
final class PlainValues {

    private PlainValues() {}

    static void check(@Nullable Object value) {
        switch (value) {
            case null -> {}
            case Textual textual -> roundTrip(textual);
            case Record entry -> components(entry);
            case List<?> list -> list.forEach(PlainValues::check);
            case Map<?, ?> map -> map(map);
            case Enum<?> constant -> {}
            case String text -> {}
            case Boolean truth -> {}
            case Integer number -> {}
            case Long number -> {}
            case Collection<?> other -> throw new AssertionError("a collection but no list: " + other.getClass());
            default -> throw new AssertionError("not a plain value: " + value.getClass());
        }
    }

    private static void map(Map<?, ?> map) {
        map.forEach((key, value) -> {
            assertThat(key instanceof String || key instanceof Enum<?> || key instanceof Record)
                    .as("key %s", key)
                    .isTrue();
            check(value);
        });
    }

    private static void components(Record entry) {
        for (RecordComponent component : entry.getClass().getRecordComponents()) {
            try {
                component.getAccessor().setAccessible(true);
                check(component.getAccessor().invoke(entry));
            } catch (ReflectiveOperationException e) {
                throw new AssertionError("can't read " + component, e);
            }
        }
    }

    private static void roundTrip(Textual value) {
        try {
            Object read = value.getClass().getConstructor(String.class).newInstance(value.text());
            assertThat(read).isEqualTo(value);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("can't read back " + value.getClass(), e);
        }
    }
}
