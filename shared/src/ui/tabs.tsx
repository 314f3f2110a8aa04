import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { TabStrip, tabClass, tabListClass } from './tabs-strip.tsx';

/** A tab: its value is also its name. */
export type Tab = { name: string; icon: ReactNode };

/**
 * Tabs as a strip of chips over the chosen panel: arrow keys move between them, one Tab stop.
 * Only the chosen panel is drawn, by `children`.
 */
export function Tabs({
  label,
  labels,
  tabs,
  chosen,
  onChoose,
  className,
  children,
}: {
  /** Names the list of tabs. */
  label: string;
  labels: { back: string; on: string };
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (name: string) => void;
  /** Lays out the strip and the panel. */
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <Base.Root
      className={className}
      value={chosen}
      onValueChange={(name) => onChoose(String(name))}
    >
      <TabStrip current={chosen} labels={labels}>
        <Base.List className={tabListClass} aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab key={tab.name} value={tab.name} className={tabClass}>
              {tab.icon}
              {tab.name}
            </Base.Tab>
          ))}
        </Base.List>
      </TabStrip>
      {tabs.map((tab) => (
        <Base.Panel key={tab.name} value={tab.name}>
          {tab.name === chosen && children}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
