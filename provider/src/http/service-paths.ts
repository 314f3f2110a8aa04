import { PlainAnswer } from '@foyer/shared/contracts/answer';
import { Weather } from '@foyer/shared/contracts/weather';
import { json, jsonSchema, refusal } from './open-api-parts.ts';

const path = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const query = (name: string, schema: object, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
});

function service(operationId: string, summary: string, content: object, refusals: number[] = []) {
  return {
    operationId,
    summary,
    tags: ['Service'],
    security: [],
    responses: {
      200: { description: 'Done', content },
      ...Object.fromEntries(refusals.map((status) => [status, refusal(status)])),
    },
  };
}

const media = service(
  'getMedia',
  'A picture or film; `w` lists widths, of which the widest is answered',
  { 'image/avif': {}, 'image/png': {}, 'image/svg+xml': {}, 'video/mp4': {} },
  [404],
);

/** What the provider serves beside the calls of the contract. */
export const servicePaths = {
  '/weather': {
    get: {
      ...service(
        'getWeather',
        "Demo data in OpenWeather's shape",
        json(jsonSchema(Weather)),
        [400],
      ),
      parameters: [
        query('q', { type: 'string', maxLength: 100 }, true),
        query('units', { const: 'metric' }),
        query('appid', { type: 'string' }),
      ],
    },
  },
  '/media/{hotel}/{file}': {
    get: {
      ...media,
      responses: {
        ...media.responses,
        206: { description: 'The range that was asked for' },
        304: { description: 'Still the same' },
        416: { description: 'The file does not reach that far' },
      },
      parameters: [
        path('hotel'),
        path('file'),
        query('w', { type: 'string', pattern: '^\\d{1,4}(,\\d{1,4}){0,9}$' }),
      ],
    },
  },
  '/healthz': {
    get: service(
      'getHealth',
      'Answers while the database does',
      json(jsonSchema(PlainAnswer)),
      [503],
    ),
  },
  '/openapi.json': { get: service('getOpenApi', 'This document', json({ type: 'object' })) },
};
