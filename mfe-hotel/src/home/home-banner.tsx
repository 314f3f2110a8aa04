import { paths } from '@foyer/shared/addresses/paths';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { When } from '@foyer/shared/frames/vary';
import type { DayPart } from '@foyer/shared/hotel/hotel-time';
import { useQuery } from '@foyer/shared/query';
import { AppLink, hotelSlug, useSession, useSlots } from '@foyer/shared/runtime';
import { Banner } from '@foyer/shared/ui/pictures/banner';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline';
import { Cloud, MapPin, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { weatherQuery } from '../data/weather-query.ts';
import { weatherText } from '../data/weather-text.ts';
import { text } from '../text.ts';
import { useNow } from '../time/use-now.ts';
import styles from './home-banner.module.css';

/** Stands for the guest's name while the words around it are cut apart. */
const NAME = '\u0000';
/** No weather is wider. */
const WIDEST = '-88°C';
const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/**
 * Date, greeting, address and weather, read as one sentence at the foot of the picture; the wifi is
 * what a guest in the lobby came for.
 */
export function HomeBanner() {
  useNow();
  const { name, banner, bannerNarrow, film, today, directions, address, city } = useSlots();
  return (
    <Banner picture={banner} narrow={bannerNarrow} film={film} label={name} labels={text.banner}>
      <p className={styles.date}>{today}</p>
      <Greeting />
      <ul className={styles.facts}>
        <When holds={directions}>
          <li>
            <a
              href={directions}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={text.home.directions(address ?? '')}
            >
              <MapPin {...icon} />
              <span dir="auto">{address}</span>
            </a>
          </li>
        </When>
        <When holds={city}>
          <WeatherFact city={city ?? ''} />
        </When>
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

/** The guest's name comes with the code, onto a line that is kept free for it. */
function Greeting() {
  const { morning, afternoon, evening } = useSlots();
  const name = useSession(({ user }) => user?.name?.trim().split(/\s+/)[0]);
  const takeover = useTakeover();
  return (
    <h1 className={`${styles.greeting} ${name || takeover ? styles.named : ''}`}>
      <When holds={morning}>{greeting('morning', name)}</When>
      <When holds={afternoon}>{greeting('afternoon', name)}</When>
      <When holds={evening}>{greeting('evening', name)}</When>
    </h1>
  );
}

function greeting(part: DayPart, name: string | undefined): ReactNode {
  if (!name) return text.home.greeting[part];
  const [before, after] = text.home.greetingOf[part](NAME).split(NAME);
  return (
    <>
      {before}
      <span className={styles.guest}>{name}</span>
      {after}
    </>
  );
}

/** As wide from the start as it will be (`data-room`): an answer moves nothing. */
function WeatherFact({ city }: { city: string }) {
  const { data: weather } = useQuery(weatherQuery(city));
  const unknown = useOffline() ? text.home.weatherOffline : text.home.loading;
  return (
    <li>
      <Cloud {...icon} />
      <span
        className={styles.weather}
        data-room={`${text.home.weather(city, WIDEST)} ${text.home.demo}`}
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
