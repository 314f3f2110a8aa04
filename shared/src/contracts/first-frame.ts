import * as z from 'zod/mini';
import { HotelSettings } from './settings.ts';

const LENGTH = String.raw`\d{1,4}(?:\.\d{1,3})?(?:px|rem|[sld]?v[wh])`;
const VALUE = String.raw`(?:${LENGTH}|calc\(${LENGTH}(?: [+-] ${LENGTH})*\))`;
const FEATURE = String.raw`\((?:min|max)-(?:width|height): ${LENGTH}\)`;
const LENGTHS = new RegExp(`^(?:${FEATURE}(?: and ${FEATURE})* ${VALUE}, )*${VALUE}$`);

/**
 * A length by the window's size, written and read like the `sizes` of an `<img>`: the first whose
 * condition holds, the last one without any. It ends up in markup and in a stylesheet, so nothing
 * but this grammar may pass.
 */
const Lengths = z.string().check(z.maxLength(300), z.regex(LENGTHS));

const picture = {
  /** Settings of the hotel: the first that holds a picture is the screen's, asked for at once. */
  picture: z.array(z.keyof(HotelSettings)).check(z.minLength(1)),
  /** How wide the screen shows it. */
  sizes: Lengths,
};

/**
 * What a guest sees of a screen before any code runs. `plain` is the frame of the mount's area,
 * `banner` the Banner of `shared/ui`, `sheet` a picture of these heights with a sheet over its foot,
 * which on a wide screen stand beside each other; without a picture that one is plain too.
 */
export const FirstFrame = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['plain', 'banner']), ...picture }),
  z.object({ kind: z.literal('sheet'), ...picture, heights: Lengths }),
]);
export type FirstFrame = z.infer<typeof FirstFrame>;
