import { contributions } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { useCallback, useEffect, useState } from 'react';
import type {
  Contributed,
  ContributionModule,
  ContributionName,
} from '../contracts/contribution.ts';
import { useLazyModule } from '../ui/waiting/lazy-module.ts';
import { Optional } from '../ui/waiting/optional.tsx';

/** More entries of one remote are ignored. */
const MAX_ENTRIES = 500;

/** An entry and the remote that contributed it. */
export type Owned<Entry> = Entry & { remote: string };

/** The entries that all remotes contribute to one list, and the failures. */
export type AllContributed<Entry> = {
  entries: readonly Owned<Entry>[];
  isPending: boolean;
  failures: readonly NonNullable<Contributed<Entry>['failure']>[];
};

const NONE: Contributed<never> = { entries: [], isPending: false };
const PENDING: Contributed<never> = { entries: [], isPending: true };

/**
 * Collects what the remotes contribute to a list, and calls `onChange` after each change. Renders
 * nothing. Leaves out invalid entries, and a remote that does not load or throws.
 */
export function Contributions<Entry>({
  to,
  entry,
  onChange,
}: {
  to: ContributionName;
  /** The schema of an entry. */
  entry: z.ZodMiniType<Entry>;
  onChange: (all: AllContributed<Entry>) => void;
}) {
  const { code: loaded, missing } = useLazyModule(contributions.to(to));
  const [byRemote, setByRemote] = useState<Readonly<Record<string, Contributed<Entry>>>>({});
  const set = useCallback(
    (remote: string, contributed: Contributed<Entry>) =>
      setByRemote((before) => ({ ...before, [remote]: contributed })),
    [],
  );
  useEffect(() => {
    if (!loaded && !missing) return;
    const all = (loaded ?? []).map(({ remote }) => [remote, byRemote[remote] ?? PENDING] as const);
    onChange({
      entries: all.flatMap(([remote, { entries }]) =>
        entries.slice(0, MAX_ENTRIES).flatMap((one) => {
          const { data } = z.safeParse(entry, one);
          return data ? [{ ...data, remote }] : [];
        }),
      ),
      isPending: all.some(([, { isPending }]) => isPending),
      failures: all.flatMap(([, { failure }]) => failure ?? []),
    });
  }, [loaded, missing, byRemote, entry, onChange]);

  return loaded?.map(({ remote, module }) => (
    <Optional
      key={remote}
      onError={(error) => {
        console.warn(`${remote}: its contribution to ${to} failed`, error);
        set(remote, NONE);
      }}
    >
      <Contribution remote={remote} module={module as ContributionModule<Entry>} onChange={set} />
    </Optional>
  ));
}

function Contribution<Entry>({
  remote,
  module: { Component },
  onChange,
}: {
  remote: string;
  module: ContributionModule<Entry>;
  onChange: (remote: string, contributed: Contributed<Entry>) => void;
}) {
  const change = useCallback(
    (contributed: Contributed<Entry>) => onChange(remote, contributed),
    [remote, onChange],
  );
  return <Component onChange={change} />;
}
