import type { PageDecorations } from '@foyer/prerender/page';
import { inspectorBar } from './inspector/inspector-bar.ts';
import { endOf, localOrigin, PREVIEW_SESSION_PATH, type Preview } from './preview.ts';
import type { PreviewDeps } from './preview-deps.ts';

/** Returns the bar of a preview: its remote, its end, and a link to leave. */
export function previewBar(
  preview: Preview,
  { inspector }: Pick<PreviewDeps, 'inspector'>,
): PageDecorations {
  const { hotel, remote } = preview;
  const source = 'port' in preview ? localOrigin(preview.port) : undefined;
  return (resolution) =>
    inspectorBar(resolution, inspector, {
      title: `${remote} ${'port' in preview ? `localhost:${preview.port}` : preview.version}`,
      kind: 'Preview',
      facts: [`of ${hotel}`, `until ${endOf(preview.exp * 1000)}`],
      link: [`${PREVIEW_SESSION_PATH}/leave`, 'Leave'],
      isEphemeral: true,
      sourceOf: (name) => (name === remote ? source : undefined),
    });
}
