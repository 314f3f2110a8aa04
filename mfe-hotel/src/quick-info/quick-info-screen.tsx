import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { safeImage } from '@foyer/shared/hotel/theme.ts';
import { useQuery } from '@foyer/shared/query';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { hotelQuery, queryClient, useTemplateVariables } from '@foyer/shared/runtime';
import { BelowFold } from '@foyer/shared/templates/below-fold.tsx';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { Tabs } from '@foyer/shared/ui/controls/tabs.tsx';
import { useState } from 'react';
import { quickInfoQuery } from '../data/quick-info-query.ts';
import { text } from '../text.ts';
import { BuildingScene } from './building-scene.tsx';
import { chosenTab } from './chosen-tab.ts';
import { EnquireLink } from './enquire-link.tsx';
import { Facts } from './facts.tsx';
import { Hero } from './hero.tsx';
import styles from './quick-info.module.css';
import { FIRST_TAB, QUICK_INFO_TABS } from './quick-info-tabs.tsx';
import { ReceptionScene } from './reception-scene.tsx';

/** Prefetches the facts without waiting for them. */
export function loader() {
  void queryClient.prefetchQuery(quickInfoQuery());
  return null;
}

/** Renders quick info: five tabs, the chosen one in the navigation state (HOTEL-12). */
export function Component() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { data: hotel } = useQuery(hotelQuery());
  const { infoImage } = useTemplateVariables();
  // The template does not know the navigation state that this device remembers.
  const tab = chosenTab(useHydration() ? undefined : state);
  const [first] = useState(tab);
  const image = safeImage(settingsOf(hotel)?.[tab.image]);
  const choose = (name: string) =>
    navigate(pathname, { replace: true, preventScrollReset: true, state: { tab: name } });
  return (
    <div className={styles.screen}>
      <Hero
        image={tab === FIRST_TAB ? infoImage : image}
        drawing={tab.name === text.tabs.contact ? <ReceptionScene /> : <BuildingScene />}
        title={tab.name}
        isChosen={tab !== first}
      />
      {/* After a press the picture and the name are rendered first. */}
      <BelowFold height="calc(60vh + 5rem)">
        <Tabs
          id="quick-info"
          className={styles.body}
          label={text.strip.label}
          labels={text.strip}
          tabs={QUICK_INFO_TABS}
          chosen={tab.name}
          onChoose={choose}
        >
          <Facts tab={tab.name} hotel={hotel} />
        </Tabs>
      </BelowFold>
      <EnquireLink tab={tab.name} />
    </div>
  );
}
