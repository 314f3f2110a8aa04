import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type { IconOrder } from '../icon-order.ts';
import { drawIcons } from './draw-icons.ts';

// A process of its own, begun by `draw-apart.ts`: an order comes in, the icons go out. Guests first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

type Sent = Omit<IconOrder, 'pictures'> & { pictures: string[] };
const { pictures, ...order } = JSON.parse(await text(process.stdin)) as Sent;
const icons = await drawIcons({
  ...order,
  pictures: pictures.map((picture) => new Uint8Array(Buffer.from(picture, 'base64'))),
});
const encoded = Object.entries(icons).map(([name, icon]) => [
  name,
  Buffer.from(icon).toString('base64'),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(encoded)));
