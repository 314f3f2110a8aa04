import { type ExecFileException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drawing, DrawingInput } from '@foyer/prerender/page';

const PROGRAM = fileURLToPath(import.meta.resolve('./draw-process.ts'));
/** In ms: drawing takes a second, but a hostile SVG could take hours. */
const LIMIT_MS = 10_000;
const LIMIT_BYTES = 8_000_000;

/** The input as sent to the drawing process, with its pictures in Base64. */
export type SerialisedInput = Omit<DrawingInput, 'pictures' | 'banner'> & {
  pictures: string[];
  banner: string | null;
};

/**
 * Draws a hotel's icons and social card in a separate process without this one's secrets. A picture that
 * crashes the process or keeps it busy does not affect guests (decision 22).
 */
export async function drawInProcess(input: DrawingInput, limitMs = LIMIT_MS): Promise<Drawing> {
  const serialised: SerialisedInput = {
    ...input,
    pictures: input.pictures.map(encoded),
    banner: input.banner && encoded(input.banner),
  };
  const output = await new Promise<string>((done, failed) => {
    const drawing = execFile(
      process.execPath,
      [PROGRAM],
      { env: {}, timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: LIMIT_BYTES },
      (error, stdout, stderr) => (error ? failed(causeOf(error, stderr, limitMs)) : done(stdout)),
    );
    // The process may end before it has read everything; `stderr` has the reason.
    drawing.stdin?.on('error', () => undefined).end(JSON.stringify(serialised));
  });
  const files = Object.entries(JSON.parse(output) as Record<string, string>);
  return Object.fromEntries(files.map(([name, file]) => [name, decoded(file)])) as Drawing;
}

/** Encodes a file for the way between the processes. */
export const encoded = (file: Uint8Array) => Buffer.from(file).toString('base64');
export const decoded = (file: string) => new Uint8Array(Buffer.from(file, 'base64'));

/** Returns the cause in one line, for the log. */
function causeOf({ killed, message }: ExecFileException, stderr: string, limitMs: number) {
  if (killed) return new Error(`Drawing took more than ${limitMs} ms or ${LIMIT_BYTES} bytes`);
  return new Error(/^\w*Error: .+$/m.exec(stderr)?.[0] ?? message);
}
