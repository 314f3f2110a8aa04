/** Serves hotel records that vary the demo hotel's name and colour. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { hotel as pathOf } from '@foyer/shared/api/endpoints.ts';
import { onShutdown } from '../shutdown.ts';

type Record = {
  data: { slug: string; welcome_title: string; settings: { primary_color: string }[] };
};

/** Serves the record of every hotel at `port`, derived from `model`. */
export async function serveRecords(model: unknown, port: number): Promise<void> {
  const text = JSON.stringify(model);
  const server = createServer(({ url = '' }, answer) => {
    const slug = url.split('/').at(-1) ?? '';
    if (url !== pathOf(slug)) return answer.writeHead(404).end();
    const { data, ...rest } = JSON.parse(text) as Record;
    const number = Number(slug.split('-').at(-1)) || 0;
    const color = `#${((0x1e4a6e + number * 4099) % 0x1000000).toString(16).padStart(6, '0')}`;
    const record = {
      ...rest,
      data: {
        ...data,
        slug,
        welcome_title: `${data.welcome_title} ${number}`,
        settings: data.settings.map((one) => ({ ...one, primary_color: color })),
      },
    };
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(record));
  });
  server.listen(port);
  await once(server, 'listening');
  onShutdown(async () => {
    server.close();
    server.closeAllConnections();
  });
}
