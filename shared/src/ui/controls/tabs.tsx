import type { KeyboardEvent, ReactNode } from 'react';
import { isRightToLeft, TabStrip, tabClass } from './tabs-strip.tsx';

/** A tab, identified by its name. */
export type Tab = { name: string; icon: ReactNode };

/**
 * Renders tabs as a strip of chips above the selected panel, which is `children`.
 *
 * The tab list is one Tab stop; arrow keys, Home and End move and select. Not a library's tabs,
 * which measure and render several times before they first show, a third of the way to quick info.
 */
export function Tabs({
  id,
  label,
  tabs,
  chosen,
  onChoose,
  className,
  children,
}: {
  /** Prefix of the ids of the tabs and the panel. */
  id: string;
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (name: string) => void;
  /** Class of the element around the strip and the panel. */
  className: string | undefined;
  children: ReactNode;
}) {
  const selected = tabs.findIndex(({ name }) => name === chosen);

  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const step = isRightToLeft(event.currentTarget) ? -1 : 1;
    const wrapped = (index: number) => (index + tabs.length) % tabs.length;
    const targets: Record<string, number> = {
      ArrowRight: wrapped(selected + step),
      ArrowLeft: wrapped(selected - step),
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
    onChoose(tab.name);
  }

  return (
    <div className={className}>
      <TabStrip current={chosen} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, icon }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === selected}
            aria-controls={index === selected ? `${id}-panel` : undefined}
            tabIndex={index === selected ? 0 : -1}
            className={tabClass}
            onClick={() => onChoose(name)}
          >
            {icon}
            {name}
          </button>
        ))}
      </TabStrip>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing to focus (ARIA tabs) */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
