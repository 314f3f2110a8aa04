import * as z from '@foyer/shared/schema';

/** The two OpenWeather fields that the app reads; `demo` marks invented data. */
export const Weather = z.object({
  name: z.string(),
  main: z.object({ temp: z.number() }),
  demo: z.optional(z.boolean()),
});
export type Weather = z.infer<typeof Weather>;
