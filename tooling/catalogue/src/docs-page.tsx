import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** Renders the page of a component: description, props, accessibility notes and states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes: readonly string[] = preparedMeta.parameters.accessibility ?? [];
  const markdown = ['## Accessibility', ...notes.map((note) => `- ${note}`)].join('\n');
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {notes.length > 0 && <Markdown>{markdown}</Markdown>}
      <Stories includePrimary={false} />
    </>
  );
}
