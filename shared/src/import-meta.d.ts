/** What Rsbuild fills in at build. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
  /** Under `pnpm dev` only: takes a module's newer version in, instead of loading the page anew. */
  readonly webpackHot?: { accept(module: string, taken?: () => void): void };
}
