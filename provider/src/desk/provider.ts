import * as endpoints from '@foyer/shared/api/endpoints';
import * as z from 'zod/mini';
import { DeskRequest } from '../requests/records.ts';
import { ask } from './ask.ts';
import { DeskError, NotFound, ProviderAway } from './desk-error.ts';

/** Where the provider is, and who sits at the desk. */
export type Account = { url: string; email: string; password: string };

/** What the hotel's own side can do at the provider, once signed in. */
export type Desk = {
  /** Everything after an id, oldest first. */
  inbox: (afterId?: number) => AsyncGenerator<DeskRequest>;
  seen: (id: number) => Promise<DeskRequest>;
  answer: (id: number, text: string) => Promise<DeskRequest>;
  /** Leaves no token behind; whether the provider is there does not matter. */
  signOut: () => Promise<void>;
};

const Login = z.object({
  token: z.string(),
  user: z.object({ hotel: z.object({ slug: z.string() }) }),
});

/** Signs in; `hotel`, where it is told, must be the one that this account belongs to. */
export async function signIn(account: Account, hotel?: string): Promise<Desk> {
  const { token, user } = await logIn(account);
  const call = <Schema extends z.ZodMiniType>(path: string, schema: Schema, body?: unknown) =>
    ask(account.url, path, schema, { token, body });
  const change = (id: number, action: 'seen' | 'answer', body: unknown) =>
    call(`/admin/requests/${id}/${action}`, DeskRequest, body).catch(
      notFoundIs(`There is no request ${id} at this hotel. See pnpm desk inbox.`),
    );
  const desk: Desk = {
    async *inbox(afterId = 0) {
      for (let last = afterId; ; ) {
        const page = await call(`/admin/requests?after_id=${last}`, z.array(DeskRequest)).catch(
          notFoundIs(`${account.email} is no admin of a hotel. Set DESK_EMAIL and DESK_PASSWORD.`),
        );
        if (page.length === 0) return;
        yield* page;
        last = page.at(-1)?.id ?? last;
      }
    },
    seen: (id) => change(id, 'seen', null),
    answer: (id, text) => change(id, 'answer', { text }),
    signOut: () => call(endpoints.logout, z.unknown(), null).then(undefined, () => undefined),
  };
  if (hotel === undefined || user.hotel.slug === hotel) return desk;
  await desk.signOut();
  throw new DeskError(`${account.email} belongs to ${user.hotel.slug}, not to ${hotel}.`);
}

async function logIn({ url, ...credentials }: Account): Promise<z.output<typeof Login>> {
  try {
    return await ask(url, endpoints.login, Login, { body: credentials });
  } catch (error) {
    if (!(error instanceof DeskError) || error instanceof ProviderAway || error instanceof NotFound)
      throw error;
    throw new DeskError(
      `${credentials.email}: ${error.message} Choose a hotel with --hotel, or set DESK_EMAIL and DESK_PASSWORD.`,
    );
  }
}

function notFoundIs(message: string) {
  return (error: unknown): never => {
    throw error instanceof NotFound ? new DeskError(message) : error;
  };
}
