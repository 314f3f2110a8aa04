import { type ExecFileException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { IconName, IconOrder, Icons } from '../icon-order.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('./draw-process.ts'));
/** Drawing takes half a second; an SVG can be written that takes hours. In ms. */
const LIMIT_MS = 10_000;
const LIMIT_BYTES = 8_000_000;

/**
 * Draws icons in a process of its own, which knows none of this one's secrets: what a picture breaks
 * or keeps busy there is ended with it, and no guest notices (docs/decisions/0030).
 */
export async function drawApart(
  { pictures, ...order }: IconOrder,
  limitMs = LIMIT_MS,
): Promise<Icons> {
  const input = JSON.stringify({
    ...order,
    pictures: pictures.map((picture) => Buffer.from(picture).toString('base64')),
  });
  const output = await new Promise<string>((done, failed) => {
    const drawing = execFile(
      process.execPath,
      [PROGRAM],
      { env: {}, timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: LIMIT_BYTES },
      (error, stdout, stderr) => (error ? failed(causeOf(error, stderr, limitMs)) : done(stdout)),
    );
    // It may end before it has read everything; why, it says itself.
    drawing.stdin?.on('error', () => undefined).end(input);
  });
  const encoded = Object.entries(JSON.parse(output) as Record<IconName, string>);
  return Object.fromEntries(
    encoded.map(([name, icon]) => [name, new Uint8Array(Buffer.from(icon, 'base64'))]),
  ) as Icons;
}

/** In one line, for the log. */
function causeOf({ killed, message }: ExecFileException, stderr: string, limitMs: number) {
  if (killed) return new Error(`Drawing took more than ${limitMs} ms or ${LIMIT_BYTES} bytes`);
  return new Error(/^\w*Error: .+$/m.exec(stderr)?.[0] ?? message);
}
