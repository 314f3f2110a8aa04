import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ThreadSentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { openPseudoPage } from '@foyer/shared/testing/pseudo-page.tsx';
import { test } from 'vitest';
import { remote } from '../remote.ts';

const { guest, screens, checkScreen } = await openPseudoPage(
  remote,
  (screen) => import(`./${screen}/${screen}-screen.tsx`),
  { create: ['form'] },
);
const { api } = await import('@foyer/shared/runtime');
const message = { subject: 'Airport transfer', message: 'Could you send a car on Friday?' };
const { data } = await api.post(endpoints.sendMessage, message, ThreadSentResponse, guest);

test.each(screens)(
  'SHELL-98 %s in the pseudo-locale at 320 px is mirrored, not cut off and without English',
  (screen) => checkScreen(screen, { messageId: String(data?.id) }),
);
