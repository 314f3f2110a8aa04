import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { drawIcons } from './draw-icons.ts';
import { decoded, encoded, type SerialisedInput } from './draw-in-process.ts';
import { drawSocialCard } from './draw-social-card.ts';

// `draw-in-process.ts` starts this process: it reads an input and writes files, below the gateway's priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { pictures, banner, ...facts } = JSON.parse(await text(process.stdin)) as SerialisedInput;
const input = {
  ...facts,
  pictures: pictures.map(decoded),
  banner: banner === null ? null : decoded(banner),
};
const files = { ...(await drawIcons(input)), 'social-card': await drawSocialCard(input) };
const output = Object.entries(files).map(([name, file]) => [name, encoded(file)]);
process.stdout.write(JSON.stringify(Object.fromEntries(output)));
