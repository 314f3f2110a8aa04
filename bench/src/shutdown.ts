/** Shuts the bench down: ends every process and browser that it started. */

const started: (() => Promise<unknown>)[] = [];
let shutdown: Promise<never> | undefined;

/** Registers a shutdown step; the last registered one runs first. */
export function onShutdown(stop: () => Promise<unknown>): void {
  started.push(stop);
}

/** Runs the shutdown steps and ends this process. The code and message of the first call count. */
export function shutDown(code: number, line?: string): Promise<never> {
  shutdown ??= (async () => {
    if (line) process.stderr.write(`${line}\n`);
    // A failing step must not prevent the others.
    for (const stop of started.toReversed()) await stop().catch(() => undefined);
    process.exit(code);
  })();
  return shutdown;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shutDown(1));
