/** The hosts of embedded content in iframes: the two video sites and the map (HOTEL-16). */
export const EMBED_HOSTS = {
  youtube: 'www.youtube-nocookie.com',
  vimeo: 'player.vimeo.com',
  map: 'www.openstreetmap.org',
} as const;
