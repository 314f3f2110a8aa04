import { paths } from '@foyer/shared/addresses/paths';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { longDate, partOfDay } from '@foyer/shared/hotel/hotel-time';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record';
import { useQuery } from '@foyer/shared/query';
import { AppLink, hotelSlug, useSession } from '@foyer/shared/runtime';
import { directionsHref } from '@foyer/shared/ui/links/links';
import { Banner } from '@foyer/shared/ui/pictures/banner';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline';
import { Cloud, MapPin, Wifi } from 'lucide-react';
import { weatherQuery } from '../data/weather-query.ts';
import { weatherText } from '../data/weather-text.ts';
import { text } from '../text.ts';
import { useNow } from '../time/use-now.ts';
import styles from './home-banner.module.css';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/**
 * Date, greeting, address and weather, read as one sentence at the foot of the picture; the wifi is
 * what a guest in the lobby came for.
 */
export function HomeBanner({ hotel }: { hotel: Hotel }) {
  const now = useNow();
  const name = useSession(({ user }) => user?.name?.trim().split(/\s+/)[0]);
  const part = partOfDay(now, hotel.timezone);
  const directions = directionsHref(hotel.address);
  return (
    <Banner media={settingsOf(hotel)?.banner_video} label={hotelName(hotel)} labels={text.banner}>
      <p className={styles.date}>{longDate(now, hotel.timezone)}</p>
      <h1 className={styles.greeting}>
        {name ? text.home.greetingOf[part](name) : text.home.greeting[part]}
      </h1>
      <ul className={styles.facts}>
        {directions && (
          <li>
            <a
              href={directions}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={text.home.directions(hotel.address ?? '')}
            >
              <MapPin {...icon} />
              <span dir="auto">{hotel.address}</span>
            </a>
          </li>
        )}
        {hotel.city && <WeatherFact city={hotel.city} />}
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

/** As wide from the start as it will be (`data-room`): an answer moves nothing. */
function WeatherFact({ city }: { city: string }) {
  const { data: weather } = useQuery(weatherQuery(city));
  const unknown = useOffline() ? text.home.weatherOffline : text.home.loading;
  const widest = weatherText({ name: city, main: { temp: 88 } });
  return (
    <li>
      <Cloud {...icon} />
      <span className={styles.weather} data-room={`${widest} ${text.home.demo}`}>
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
