/**
 * Keeps the state of components through edits in a page whose React cannot: that of a released shell is
 * React's production build, which react-refresh has no hand in. What react-refresh knows of components
 * (which is a newer one of which, and whether their state fits) is taken from it; here stands what its
 * development build does about it, as a component around each that is looked up anew.
 */
import * as React from 'react';

type Type = React.ElementType;
type Family = { current: Type };
type Update = { staleFamilies: Set<Family> };

declare const foyerReactRefresh: {
  getFamilyByType(type: unknown): Family | undefined;
  updates: EventTarget;
};

/** Only React's development build has it, and that one refreshes by itself. */
const isRefreshing = React.act !== undefined;

const standIns = new WeakMap<Family, Type>();
const listeners = new Set<() => void>();
let revision = 0;

foyerReactRefresh.updates.addEventListener('update', (event) => {
  const { detail } = event as CustomEvent<Update>;
  // Hooks of another order: another component, which begins anew.
  for (const family of detail.staleFamilies) standIns.delete(family);
  revision += 1;
  for (const listener of [...listeners]) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const revisionNow = () => revision;

/** Whether it is called with its props, and not a class, a `memo` or a `forwardRef`. */
function isPlain(type: Type): type is (props: object) => React.ReactNode {
  return typeof type === 'function' && !type.prototype?.isReactComponent;
}

function standInFor(family: Family): Type {
  return function StandIn(props: object) {
    React.useSyncExternalStore(subscribe, revisionNow, revisionNow);
    const { current } = family;
    // Called as part of this one, so that its hooks and their state are this one's.
    return isPlain(current) ? current(props) : React.createElement(current, props);
  };
}

/** A component that lasts through edits; anything else as it is. */
export function steady<Some>(type: Some): Some {
  if (isRefreshing || !type || (typeof type !== 'function' && typeof type !== 'object'))
    return type;
  const family = foyerReactRefresh.getFamilyByType(type);
  if (!family) return type;
  const standIn = standIns.get(family) ?? standInFor(family);
  standIns.set(family, standIn);
  return standIn as Some;
}
