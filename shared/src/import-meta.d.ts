/** What Rsbuild fills in at build. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
