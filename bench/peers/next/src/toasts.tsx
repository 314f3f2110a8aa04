'use client';

import dynamic from 'next/dynamic';

/** Shows toasts; its code loads after the first paint. */
export const Toasts = dynamic(
  async () => (await import('../../../../shell/src/toasts/toast-host.tsx')).ToastHost,
  { ssr: false },
);
