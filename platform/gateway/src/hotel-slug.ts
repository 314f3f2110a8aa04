import { notFound } from '@foyer/common/http';
import { isSlug } from '@foyer/shared/addresses/slug.ts';
import { validator } from 'hono/validator';

/** Answers 404 unless the parameter `slug` can name a hotel. */
export const hotelSlug = validator('param', (params: Record<string, string>) =>
  isSlug(params.slug ?? '') ? params : notFound(),
);
