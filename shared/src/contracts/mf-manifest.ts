import * as z from 'zod/mini';

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/**
 * What a build by Module Federation 2 says of itself in its `mf-manifest.json`, as far as a release
 * is made of it. Paths are relative to the folder that holds it.
 */
export const MfManifest = z.object({
  metaData: z.object({
    buildInfo: z.object({ buildVersion: z.string() }),
    /** Where the build thinks that its files lie; "auto" finds them beside the entry. */
    publicPath: z.optional(z.string()),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.optional(z.boolean()),
      /** The range of versions that it runs with; with any where there is none. */
      requiredVersion: z.nullish(z.union([z.string(), z.literal(false)])),
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: Files, css: Files }) })),
});
export type MfManifest = z.infer<typeof MfManifest>;
