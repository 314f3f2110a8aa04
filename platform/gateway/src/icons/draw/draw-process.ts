import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { drawIcons } from './draw-icons.ts';
import type { SerialisedInput } from './draw-in-process.ts';
import { drawSocialCard } from './draw-social-card.ts';

// `draw-in-process.ts` starts this process: it reads an input and writes files, below the gateway's priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const bytes = (picture: string) => new Uint8Array(Buffer.from(picture, 'base64'));

const { banner, ...icons } = JSON.parse(await text(process.stdin)) as SerialisedInput;
const input = { ...icons, pictures: icons.pictures.map(bytes) };
const files =
  banner === undefined
    ? await drawIcons(input)
    : await drawSocialCard({ ...input, banner: banner ? bytes(banner) : null });
const encoded = Object.entries(files).map(([name, file]) => [
  name,
  Buffer.from(file).toString('base64'),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(encoded)));
