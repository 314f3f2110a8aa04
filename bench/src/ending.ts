/** How the bench ends, whatever happens: nothing that it started outlives it. */

const started: (() => Promise<unknown>)[] = [];
let ending: Promise<never> | undefined;

/** Names what ends something that was started; what was started last is ended first. */
export function atEnd(stop: () => Promise<unknown>): void {
  started.push(stop);
}

/** Ends all that was started, then this process; what is said first counts. */
export function end(code: number, line?: string): Promise<never> {
  ending ??= (async () => {
    if (line) process.stderr.write(`${line}\n`);
    // One that cannot be ended must not keep the others alive.
    for (const stop of started.toReversed()) await stop().catch(() => undefined);
    process.exit(code);
  })();
  return ending;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(1));
