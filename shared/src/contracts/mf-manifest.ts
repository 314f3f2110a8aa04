import * as z from 'zod/mini';

const Files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/**
 * The fields of a Module Federation 2 `mf-manifest.json` that a release is made from. Paths are
 * relative to the folder of the manifest.
 */
export const MfManifest = z.object({
  metaData: z.object({
    buildInfo: z.object({ buildVersion: z.string() }),
    /** Base URL of the build's files; "auto" resolves them relative to the entry. */
    publicPath: z.optional(z.string()),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.optional(z.boolean()),
      /** The required version range; any version if missing. */
      requiredVersion: z.nullish(z.union([z.string(), z.literal(false)])),
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: Files, css: Files }) })),
});
export type MfManifest = z.infer<typeof MfManifest>;
