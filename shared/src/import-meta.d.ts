/** The values that Rsbuild inserts at build time. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
  /** Only under `pnpm dev`: accepts a new version of a module without a page reload. */
  readonly webpackHot?: { accept(module: string, onAccept?: () => void): void };
}
