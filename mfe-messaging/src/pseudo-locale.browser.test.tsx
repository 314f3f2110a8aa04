import * as endpoints from '@foyer/shared/api/endpoints';
import { ThreadSentAnswer } from '@foyer/shared/contracts/messages';
import { openPseudoPage } from '@foyer/shared/testing/pseudo-page';
import { test } from 'vitest';
import { remote } from '../remote.ts';

const { guest, screens, lookThrough } = await openPseudoPage(
  remote,
  (screen) => import(`./${screen}/${screen}-screen.tsx`),
  { create: ['form'] },
);
const { api } = await import('@foyer/shared/runtime');
const message = { subject: 'Airport transfer', message: 'Could you send a car on Friday?' };
const { data } = await api.post(endpoints.sendMessage, message, ThreadSentAnswer, guest);

test.each(screens)(
  'SHELL-41 in the pseudo-locale at 320 px %s is turned, whole, none of it in English',
  (screen) => lookThrough(screen, { messageId: String(data?.id) }),
);
