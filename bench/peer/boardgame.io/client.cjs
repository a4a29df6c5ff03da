// Two players at each of many matches; each answers the other's move with its own at once.
// usage: node client.cjs PORT MATCHES WARM-UP-SECONDS SECONDS
// Prints {"movesPerSecond", "p50", "p99", "errors"}; latency is from sending a move until the other player has it (ms).
const io = require('socket.io-client');

const [port, matches, warmUp, seconds] = process.argv.slice(2).map(Number);
const from = Date.now() + warmUp * 1000;
const until = from + seconds * 1000;
const latencies = [];
let errors = 0;

function play(match) {
  let sent = 0n;
  let started = false;

  function move(state) {
    if (Date.now() > until) return;
    const player = state.ctx.currentPlayer;
    const payload = { type: 'clickCell', args: [state.G.taken], playerID: player, credentials: null };
    sent = process.hrtime.bigint();
    sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, player);
  }

  const sockets = [0, 1].map(() => io(`http://127.0.0.1:${port}/endless`, { forceNew: true }));
  sockets.forEach((socket, player) => {
    socket.on('connect', () => socket.emit('sync', match, String(player), null, 2));
    socket.on('connect_error', () => errors++);
    socket.on('sync', (id, info) => {
      if (player === 1 && !started) {
        started = true;
        setTimeout(() => move(info.state), 500); // both players are there then
      }
    });
    socket.on('update', (id, state) => {
      if (player !== Number(state.ctx.currentPlayer)) return;
      const now = Date.now();
      if (now >= from && now <= until) latencies.push(Number(process.hrtime.bigint() - sent) / 1e6);
      move(state);
    });
  });
}

for (let match = 0; match < matches; match++) play(`m${process.pid}-${match}`);

setTimeout(() => {
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const figures = { movesPerSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), errors };
  process.stdout.write(JSON.stringify(figures) + '\n', () => process.exit(0));
}, (warmUp + seconds) * 1000 + 500);
