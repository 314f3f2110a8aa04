import { type ExecFileException, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { IconInput, Icons, SocialCard, SocialCardInput } from '@foyer/prerender/page';

const PROGRAM = fileURLToPath(import.meta.resolve('./draw-process.ts'));
/** In ms: drawing takes half a second, but a hostile SVG could take hours. */
const LIMIT_MS = 10_000;
const LIMIT_BYTES = 8_000_000;

/** The input as sent to the drawing process. */
export type SerialisedInput = Omit<IconInput, 'pictures'> & {
  pictures: string[];
  banner?: string | null;
};

/**
 * Draws icons, or a social card, in a separate process without this one's secrets. A picture that
 * crashes the process or keeps it busy does not affect guests (docs/decisions/0030).
 */
export async function drawInProcess(input: SocialCardInput, limitMs?: number): Promise<SocialCard>;
export async function drawInProcess(input: IconInput, limitMs?: number): Promise<Icons>;
export async function drawInProcess(
  { banner, ...icons }: IconInput & Partial<SocialCardInput>,
  limitMs = LIMIT_MS,
): Promise<Icons | SocialCard> {
  const serialised: SerialisedInput = {
    ...icons,
    pictures: icons.pictures.map(encoded),
    ...(banner !== undefined && { banner: banner && encoded(banner) }),
  };
  const input = JSON.stringify(serialised);
  const output = await new Promise<string>((done, failed) => {
    const drawing = execFile(
      process.execPath,
      [PROGRAM],
      { env: {}, timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: LIMIT_BYTES },
      (error, stdout, stderr) => (error ? failed(causeOf(error, stderr, limitMs)) : done(stdout)),
    );
    // The process may end before it has read everything; `stderr` has the reason.
    drawing.stdin?.on('error', () => undefined).end(input);
  });
  const files = Object.entries(JSON.parse(output) as Record<string, string>);
  return Object.fromEntries(
    files.map(([name, file]) => [name, new Uint8Array(Buffer.from(file, 'base64'))]),
  ) as Icons | SocialCard;
}

function encoded(picture: Uint8Array): string {
  return Buffer.from(picture).toString('base64');
}

/** Returns the cause in one line, for the log. */
function causeOf({ killed, message }: ExecFileException, stderr: string, limitMs: number) {
  if (killed) return new Error(`Drawing took more than ${limitMs} ms or ${LIMIT_BYTES} bytes`);
  return new Error(/^\w*Error: .+$/m.exec(stderr)?.[0] ?? message);
}
