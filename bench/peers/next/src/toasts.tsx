'use client';

import dynamic from 'next/dynamic';

/** What the guest is told; its code comes after the first paint. */
export const Toasts = dynamic(
  async () => (await import('../../../../shell/src/toasts/toast-host.tsx')).ToastHost,
  { ssr: false },
);
