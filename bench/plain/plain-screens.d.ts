declare module 'plain-screens' {
  import type { ScreenModule } from '@foyer/shared/contracts/screen';

  /** Written by `build-plain.ts` from the mounts: `remote/screen` → its dynamic import. */
  export const screens: Record<string, () => Promise<ScreenModule>>;
}
