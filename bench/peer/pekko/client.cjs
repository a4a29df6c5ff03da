// Each of many matches sends its next move as soon as the last one is answered.
// usage: node client.cjs PORT MATCHES WARM-UP-SECONDS SECONDS
// Prints {"movesPerSecond", "p50", "p99", "errors"}; latency is from sending a move until it is answered (ms).
const http = require('http');

const [port, matches, warmUp, seconds] = process.argv.slice(2).map(Number);
const from = Date.now() + warmUp * 1000;
const until = from + seconds * 1000;
const agent = new http.Agent({ keepAlive: true, maxSockets: matches });
const latencies = [];
let errors = 0;

function move(match, count) {
  if (Date.now() > until) return;
  const body = JSON.stringify({ cell: count % 9 });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const path = `/matches/m${process.pid}-${match}/commands`;
  const sent = process.hrtime.bigint();
  const request = http.request({ port, host: '127.0.0.1', agent, method: 'POST', path, headers }, (response) => {
    response.resume();
    response.on('end', () => {
      if (response.statusCode !== 200) errors++;
      const now = Date.now();
      if (now >= from && now <= until) latencies.push(Number(process.hrtime.bigint() - sent) / 1e6);
      move(match, count + 1);
    });
  });
  request.on('error', () => {
    errors++;
    setTimeout(() => move(match, count), 100);
  });
  request.end(body);
}

for (let match = 0; match < matches; match++) move(match, 0);

setTimeout(() => {
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const figures = { movesPerSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), errors };
  process.stdout.write(JSON.stringify(figures) + '\n', () => process.exit(0));
}, (warmUp + seconds) * 1000 + 1500);
