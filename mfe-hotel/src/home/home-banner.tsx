import { paths } from '@foyer/shared/addresses/paths.ts';
import type { DayPart } from '@foyer/shared/contracts/page.ts';
import { useQuery } from '@foyer/shared/query';
import { AppLink, hotelSlug, useHotel, useSession } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { NEW_TAB } from '@foyer/shared/ui/links/links.ts';
import { Banner } from '@foyer/shared/ui/pictures/banner.tsx';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import { Cloud, MapPin, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { weatherQuery } from '../data/queries.ts';
import { weatherText } from '../data/weather-text.ts';
import { useNow } from '../stay/use-now.ts';
import { text } from '../text.ts';
import styles from './home-banner.module.css';

/** Replaces the guest's name while the greeting is split around it. */
const NAME_PLACEHOLDER = '\u0000';
/** The widest temperature that can occur. */
const WIDEST_TEMPERATURE = '-88°C';
const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/**
 * Shows date, greeting, address and weather at the foot of the picture. The wifi link is here
 * because a guest in the lobby looks for it first.
 */
export function HomeBanner() {
  useNow();
  const hotel = useHotel();
  const { today, directions_href, address, city } = hotel;
  return (
    <Banner hotel={hotel}>
      <p className={styles.date}>{today}</p>
      <Greeting />
      <ul className={styles.facts}>
        <If condition={directions_href}>
          <li>
            <a href={directions_href} {...NEW_TAB} aria-label={text.home.directions(address ?? '')}>
              <MapPin {...icon} />
              <span dir="auto">{address}</span>
            </a>
          </li>
        </If>
        <If condition={city}>
          <WeatherFact city={city ?? ''} />
        </If>
        <li>
          <AppLink
            className={styles.wifi ?? ''}
            to={paths.quickInfo(hotelSlug)}
            state={{ tab: text.tabs.wifi }}
          >
            <span>
              <Wifi {...icon} />
              {text.home.wifi}
            </span>
          </AppLink>
        </li>
      </ul>
    </Banner>
  );
}

/** Greets the guest. The template has no name, so a line is reserved for it until hydration. */
function Greeting() {
  const { morning, afternoon, evening } = useHotel();
  const name = useSession(({ user }) => user?.name?.trim().split(/\s+/)[0]);
  const isHydrating = useHydration();
  return (
    <h1 className={`${styles.greeting} ${name || isHydrating ? styles.named : ''}`}>
      <If condition={morning}>{greeting('morning', name)}</If>
      <If condition={afternoon}>{greeting('afternoon', name)}</If>
      <If condition={evening}>{greeting('evening', name)}</If>
    </h1>
  );
}

function greeting(dayPart: DayPart, name: string | undefined): ReactNode {
  const words = text.home.greeting[dayPart];
  if (!name) return words;
  const [before, after] = text.home.greetingOf(words, NAME_PLACEHOLDER).split(NAME_PLACEHOLDER);
  return (
    <>
      {before}
      <span className={styles.guest}>{name}</span>
      {after}
    </>
  );
}

/** Shows the weather. `data-widest` reserves the final width, so that a response moves nothing. */
function WeatherFact({ city }: { city: string }) {
  const { data: weather } = useQuery(weatherQuery(city));
  const unknown = useOffline() ? text.home.weatherOffline : text.home.loading;
  return (
    <li>
      <Cloud {...icon} />
      <span
        className={styles.weather}
        data-widest={`${text.home.weather(city, WIDEST_TEMPERATURE)} ${text.home.demo}`}
      >
        <span>{weather ? weatherText(weather) : unknown}</span>
        {weather?.demo && (
          <abbr className={styles.demo} title={text.home.demoWeather}>
            {text.home.demo}
          </abbr>
        )}
      </span>
    </li>
  );
}
