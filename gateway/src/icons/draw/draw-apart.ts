import { type ExecFileException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { IconOrder, Icons, Preview, PreviewOrder } from '../icon-order.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('./draw-process.ts'));
/** Drawing takes half a second; an SVG can be written that takes hours. In ms. */
const LIMIT_MS = 10_000;
const LIMIT_BYTES = 8_000_000;

/** An order as it goes to that process. */
export type SentOrder = Omit<IconOrder, 'pictures'> & {
  pictures: string[];
  banner?: string | null;
};

/**
 * Draws icons, or a link's preview, in a process of its own, which knows none of this one's secrets:
 * what a picture breaks or keeps busy there is ended with it, and no guest notices
 * (docs/decisions/0030).
 */
export async function drawApart(order: PreviewOrder, limitMs?: number): Promise<Preview>;
export async function drawApart(order: IconOrder, limitMs?: number): Promise<Icons>;
export async function drawApart(
  { banner, ...order }: IconOrder & Partial<PreviewOrder>,
  limitMs = LIMIT_MS,
): Promise<Icons | Preview> {
  const sent: SentOrder = {
    ...order,
    pictures: order.pictures.map(encoded),
    ...(banner !== undefined && { banner: banner && encoded(banner) }),
  };
  const input = JSON.stringify(sent);
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
  const files = Object.entries(JSON.parse(output) as Record<string, string>);
  return Object.fromEntries(
    files.map(([name, file]) => [name, new Uint8Array(Buffer.from(file, 'base64'))]),
  ) as Icons | Preview;
}

function encoded(picture: Uint8Array): string {
  return Buffer.from(picture).toString('base64');
}

/** In one line, for the log. */
function causeOf({ killed, message }: ExecFileException, stderr: string, limitMs: number) {
  if (killed) return new Error(`Drawing took more than ${limitMs} ms or ${LIMIT_BYTES} bytes`);
  return new Error(/^\w*Error: .+$/m.exec(stderr)?.[0] ?? message);
}
