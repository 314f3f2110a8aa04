/** Measures the pages per second that a gateway answers over 16 keep-alive connections. */
import { connect } from 'node:net';

const CONNECTIONS = 16;
const WARM_UP_MS = 1_500;
const MEASURE_MS = 5_000;

export type Throughput = { perSecond: number; p99: number };

const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/** Requests `path` repeatedly over one connection. Reports the duration of each response in ms, or an error. */
function requestRepeatedly(
  port: number,
  path: string,
  onResponse: (ms: number) => void,
  onError: (reason: Error) => void,
): () => void {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  const socket = connect(port, 'localhost');
  let received = Buffer.alloc(0);
  let startedAt = 0;
  const send = () => {
    startedAt = performance.now();
    socket.write(request);
  };
  socket.once('connect', send);
  socket.once('error', onError);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const text = received.toString('latin1', 0, head + 2);
    if (!text.startsWith('HTTP/1.1 200'))
      return onError(new Error(`${path} was answered with ${text.slice(0, 40)}`));
    const length = Number(LENGTH.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(length))
      return onError(new Error(`The response for ${path} has no Content-Length.`));
    if (received.length < head + 4 + length) return;
    received = Buffer.alloc(0);
    onResponse(performance.now() - startedAt);
    send();
  });
  return () => socket.destroy();
}

export async function measureThroughput(url: string, path: string): Promise<Throughput> {
  const { port } = new URL(url);
  let times: number[] = [];
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const stops = Array.from({ length: CONNECTIONS }, () =>
    requestRepeatedly(Number(port), path, (ms) => times.push(ms), reject),
  );
  const watch = (ms: number) =>
    Promise.race([failure, new Promise((done) => setTimeout(done, ms))]);
  try {
    await watch(WARM_UP_MS);
    times = [];
    const start = performance.now();
    await watch(MEASURE_MS);
    const seconds = (performance.now() - start) / 1000;
    return summary(times, seconds);
  } finally {
    for (const stop of stops) stop();
  }
}

function summary(times: number[], seconds: number): Throughput {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}
