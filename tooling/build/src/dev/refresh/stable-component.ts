/**
 * Keeps the state of components through edits under a production build of React. A released shell has
 * such a build, and react-refresh does not support it. react-refresh still tells which component replaces which,
 * and whether the state fits. This module wraps each component in one that looks up the newest version.
 */
import * as React from 'react';

type Type = React.ElementType;
type Family = { current: Type };
type Update = { staleFamilies: Set<Family> };

declare const foyerReactRefresh: {
  getFamilyByType(type: unknown): Family | undefined;
  updates: EventTarget;
};

/** Only React's development build has `act`, and it refreshes by itself. */
const isRefreshing = React.act !== undefined;

const wrappers = new WeakMap<Family, Type>();
let revision = 0;

const { updates } = foyerReactRefresh;
updates.addEventListener('update', (event) => {
  const { detail } = event as CustomEvent<Update>;
  // A component with other hooks starts with new state.
  for (const family of detail.staleFamilies) wrappers.delete(family);
  revision += 1;
});

function subscribe(listener: () => void): () => void {
  updates.addEventListener('update', listener);
  return () => updates.removeEventListener('update', listener);
}
const revisionNow = () => revision;

/** Tells whether a component is a plain function, not a class, `memo` or `forwardRef`. */
function isPlain(type: Type): type is (props: object) => React.ReactNode {
  return typeof type === 'function' && !type.prototype?.isReactComponent;
}

function wrapperFor(family: Family): Type {
  return function StableComponent(props: object) {
    React.useSyncExternalStore(subscribe, revisionNow, revisionNow);
    const { current } = family;
    // A direct call makes the component's hooks and state those of the wrapper.
    return isPlain(current) ? current(props) : React.createElement(current, props);
  };
}

/** Returns a wrapper that keeps its state through edits; other types stay unchanged. */
export function stableComponent<Some>(type: Some): Some {
  if (isRefreshing || !type || (typeof type !== 'function' && typeof type !== 'object'))
    return type;
  const family = foyerReactRefresh.getFamilyByType(type);
  if (!family) return type;
  const wrapper = wrappers.get(family) ?? wrapperFor(family);
  wrappers.set(family, wrapper);
  return wrapper as Some;
}
