import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type { SentOrder } from './draw-apart.ts';
import { drawIcons } from './draw-icons.ts';
import { drawPreview } from './draw-preview.ts';

// A process of its own, begun by `draw-apart.ts`: an order comes in, files go out. Guests first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const bytes = (picture: string) => new Uint8Array(Buffer.from(picture, 'base64'));

const { banner, ...sent } = JSON.parse(await text(process.stdin)) as SentOrder;
const order = { ...sent, pictures: sent.pictures.map(bytes) };
const files =
  banner === undefined
    ? await drawIcons(order)
    : await drawPreview({ ...order, banner: banner ? bytes(banner) : null });
const encoded = Object.entries(files).map(([name, file]) => [
  name,
  Buffer.from(file).toString('base64'),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(encoded)));
