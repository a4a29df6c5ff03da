package baffin.platform.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ServiceScopeTest {

    @Test
    void a_service_has_the_resources_below_the_first_two_parts_of_its_package() {
        ServiceScope platform = ServiceScope.of(ServiceScopeTest.class);

        assertThat(platform.root()).isEqualTo("baffin.platform");
        assertThat(platform.covers(ServiceScope.class)).isTrue();
        assertThat(platform.covers(String.class)).isFalse();
    }

    @Test
    void a_package_that_only_begins_alike_belongs_to_another_service() {
        assertThat(new ServiceScope("baffin.plat").covers(ServiceScope.class)).isFalse();
    }
}
