# The tiers of tests, sourced by ./baffin: what each runs, and what it says at its end.
# Each lane is a JUnit tag; a test with none of these tags belongs to `check`.

lanes=(faults browser hosts contracts split)
report="target/times.txt"

joined() { # the words, as a tag expression of JUnit
  local expression="$1" word
  for word in "${@:2}"; do expression+=" | $word"; done
  printf '%s' "$expression"
}

is_lane() {
  case " ${lanes[*]} " in *" $1 "*) return 0 ;; *) return 1 ;; esac
}

count_core_ms() { # sets core_ms: user and system time of all processes that this shell has waited for
  times >target/times.shell
  core_ms="$(awk 'NR == 2 { gsub(/[ms]/, " "); printf "%d", ($1 * 60 + $2 + $3 * 60 + $4) * 1000 }' target/times.shell)"
}

calibrate() { # sets calibration: core ms that this machine needs to compile the engine, with the libraries that Maven has
  local jars="$HOME/.m2/repository" before="$core_ms"
  jars="$(find "$jars/org/jspecify" "$jars/com/ibm/icu" -name '*.jar' 2>/dev/null | paste -sd: - || true)"
  calibration=0
  rm -rf target/calibration
  if find engine/src/main/java -name '*.java' -print0 \
    | xargs -0 "$JAVA_HOME/bin/javac" -proc:none -nowarn -cp "$jars" -d target/calibration >target/calibration.log 2>&1; then
    count_core_ms
    calibration="$((core_ms - before))"
  fi
}

analysed() { # what was built without static analysis is compiled again with it
  [ -f target/unanalysed ] || return 0
  find . -path '*/target/maven-status' -prune -exec rm -rf {} +
  rm -f target/unanalysed
}

unanalysed() { # marks what is built from here on
  mkdir -p target
  touch target/unanalysed
}

maven_run() { # the phase and options of Maven; all that it prints is kept for the report
  local status=0
  "$mvn" -B "$@" 2>&1 | tee -a target/test.log || status="${PIPESTATUS[0]}"
  return "$status"
}

run_tier() { # title, then the words for Maven; ends with the report
  local title="$1" started status=0 word more=(-Dbaffin.all.modules=true) count
  shift
  for word in "$@"; do case "$word" in -Dtest=* | -pl) more=(-Dsurefire.failIfNoSpecifiedTests=false -DskipITs) ;; esac; done
  mkdir -p target
  rm -f target/test.log
  touch target/test.started
  started="$SECONDS"
  count_core_ms
  count="$core_ms"
  maven_run "$@" "${more[@]}" || status=$?
  started="$((SECONDS - started))"
  count_core_ms
  count="$((core_ms - count))"
  calibrate
  tell "$title" "$started" "$count" "$status"
  return "$status"
}

suites() { # module, class, tests, failed, skipped, seconds: a line for each class that this run has tested
  find . \( -path '*/target/surefire-reports/TEST-*.xml' -o -path '*/target/failsafe-reports/TEST-*.xml' \) \
    -newer target/test.started -print0 | xargs -0 awk '
      function value(name,  from) {
        from = index($0, " " name "=\"")
        if (from == 0) return ""
        from += length(name) + 3
        return substr($0, from, index(substr($0, from), "\"") - 1)
      }
      /<testsuite / {
        module = FILENAME
        sub(/^\.\//, "", module)
        sub(/\/target\/.*/, "", module)
        printf "%s\t%s\t%d\t%d\t%d\t%.1f\n", module, value("name"), value("tests"),
          value("failures") + value("errors"), value("skipped"), value("time")
        nextfile
      }' 2>/dev/null || true
}

tell() { # title, seconds, core ms, status: what ran, where the time went, and what did not run
  local lines
  lines="$(suites)"
  {
    printf '%s: %d:%02d minutes, %s core-minutes (user and system)\n' "$1" "$(($2 / 60))" "$(($2 % 60))" \
      "$(awk -v ms="$3" 'BEGIN { printf "%.1f", ms / 60000 }')"
    awk -v ms="$3" -v compile="$calibration" 'BEGIN {
      if (compile == 0) print "Not calibrated: the engine did not compile, see target/calibration.log.\n"
      else printf "Calibration: compiling the engine takes %.1f core-seconds here; the run took %.0f times that.\n\n",
        compile / 1000, ms / compile }'
    printf '%-28s %7s %9s %9s\n' module tests 'seconds' 'in tests'
    sed -nE 's/^\[INFO\] (Baffin[^.]*) \.+ [A-Z]+ \[ *(.*)\]$/\1|\2/p' target/test.log | awk -F'|' -v lines="$lines" '
      function seconds(text,  part) {
        if (text ~ /min/) { split(text, part, /[: ]/); return part[1] * 60 + part[2] }
        split(text, part, " ")
        return part[1]
      }
      BEGIN {
        rows = split(lines, row, "\n")
        for (at = 1; at <= rows; at++) {
          split(row[at], cell, "\t")
          if (cell[2] !~ /\$/) time[cell[1]] += cell[6]
          tests[cell[1]] += cell[3]
        }
      }
      { total[$1] += seconds($2); order[++many] = $1 }
      END {
        for (at = 1; at <= many; at++) {
          folder = folders(order[at])
          printf "%-28s %7d %9.0f %9.0f\n", folder, tests[folder], total[order[at]], time[folder]
        }
      }
      function folders(name) {
        sub(/^Baffin:? ?/, "", name)
        if (name == "") return "pom.xml"
        if (name == "Expedition") return "games/expedition"
        if (name == "Northwest Passage Adventure") return "games/adventure"
        if (name == "North Wind") return "games/north-wind"
        if (name ~ /^(wire|web|decider|projection|gateway)$/) return "platform/" name
        if (name == "standalone launcher") return "deploy/standalone"
        if (name == "single process") return "deploy/single-process"
        if (name == "benchmarks") return "bench"
        gsub(/ /, "-", name)
        return name
      }'
    printf '\nLongest classes, seconds:\n'
    printf '%s\n' "$lines" | sort -t "$(printf '\t')" -k6,6nr | awk -F'\t' 'NR <= 20 { printf "%8.1f  %s\n", $6, $2 }'
  } >"$report"
  printf '\n'
  cat "$report"
  printf '\n%s\n' "$(printf '%s\n' "$lines" | awk -F'\t' '{ all += $3; bad += $4; left += $5 }
    END { printf "%d passed, %d failed, %d skipped", all - bad - left, bad, left }')"
  [ "$4" -eq 0 ] || say "Something failed: the log is target/test.log."
}

others() { # lanes that did not run
  local lane more=()
  for lane in "${lanes[@]}"; do
    case " $* " in *" $lane "*) ;; *) more+=("$lane") ;; esac
  done
  [ "${#more[@]}" -eq 0 ] || say "Not run: the lanes ${more[*]} (./baffin test --lane NAME, or --all), and --soak MINUTES."
}

check_tier() {
  unanalysed
  run_tier "check" -T 2 -P '!static-analysis' -Dbaffin.services.apart=false \
    "-Dtest.excluded=$(joined io.quarkus.test.junit.QuarkusTest broker smoke "${lanes[@]}")" test "$@"
  say "Not run: static analysis, and all that needs Kafka or PostgreSQL (./baffin test)."
}

test_tier() {
  analysed
  run_tier "test" -T 3 -Dbaffin.services.apart=false verify "$@"
  others
}

lane_tier() { # lane, then words for Maven
  local lane="$1" excluded=""
  shift
  is_lane "$lane" || { say "There is no lane '$lane'. Lanes: ${lanes[*]}."; exit 2; }
  [ "$lane" = split ] || excluded=split
  unanalysed
  run_tier "lane $lane" -T 2 -P '!static-analysis' "-Dtest.groups=$lane" "-Dtest.excluded=$excluded" verify "$@"
  others "$lane"
}

all_tier() {
  analysed
  run_tier "all tests" -T 3 -Dtest.excluded= verify "$@"
}

soak_tier() { # minutes, then words for Maven: rounds with other seeds until the time is over
  local minutes="$1" end round=0 status=0
  shift
  case "$minutes" in "" | *[!0-9]*) say "--soak takes minutes."; exit 2 ;; esac
  end="$((SECONDS + minutes * 60))"
  unanalysed
  while [ "$round" -eq 0 ] || [ "$SECONDS" -lt "$end" ]; do
    round="$((round + 1))"
    local seed="$((RANDOM * 10000))"
    say "soak round $round, seed $seed"
    run_tier "soak round $round with -Dbaffin.seed=$seed" -P '!static-analysis' -Dtest.groups=soak -Dtest.excluded= \
      "-Dbaffin.seed=$seed" -Dbaffin.effort=10 verify "$@" || { status=$?; break; }
  done
  return "$status"
}

tests() { # the words after `test`
  case "${1:-}" in
    --lane) [ "$#" -ge 2 ] || { say "--lane takes a name: ${lanes[*]}."; exit 2; }; lane_tier "${@:2}" ;;
    --lane=*) lane_tier "${1#*=}" "${@:2}" ;;
    --all) all_tier "${@:2}" ;;
    --soak) soak_tier "${@:2}" ;;
    --soak=*) soak_tier "${1#*=}" "${@:2}" ;;
    *) test_tier "$@" ;;
  esac
}
