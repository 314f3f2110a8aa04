import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { themeOf } from '@foyer/shared/hotel/theme.ts';
import { useExampleHotel } from '@foyer/shared/testing/examples/example-page.tsx';
import tokens from '@foyer/shared/ui/styles/tokens.css?raw';
import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { type Token, tokenGroups } from './token-groups.ts';
import styles from './tokens.module.css';

/** Returns the style of a token's sample; undefined if it has nothing to show. */
function sampleOf({ name, value }: Token): CSSProperties | undefined {
  const token = `var(${name})`;
  if (/^(?:#|color-mix|var\(--scrim)/.test(value)) return { background: token };
  if (name.includes('shadow')) return { boxShadow: token };
  if (name.includes('radius')) return { borderRadius: token, background: 'var(--line)' };
  if (/font/.test(value)) return { font: token };
  if (/^-?[\d.]+(?:px|em)$|^max\(/.test(value))
    return { inlineSize: token, background: 'var(--line)' };
  return undefined;
}

function Sample({ token }: { token: Token }) {
  const style = sampleOf(token);
  if (!style) return null;
  if (style.font) return <span style={style}>Good morning</span>;
  return <span className={styles.sample} style={style} />;
}

function Group({ title, tokens }: { title: string; tokens: readonly Token[] }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <dl>
        {tokens.map((token) => (
          <div key={token.name} className={styles.token}>
            <dt>
              <code>{token.name}</code>
            </dt>
            <dd>
              <Sample token={token} />
              <code>{token.value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Tokens() {
  const { variables } = themeOf(settingsOf(useExampleHotel()));
  const ofHotel = Object.entries(variables).map(([name, value]) => ({ name, value }));
  return (
    <>
      <Group title="Set by the hotel’s theme (shared/src/hotel/theme.ts)" tokens={ofHotel} />
      {tokenGroups(tokens).map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  render: () => <Tokens />,
  parameters: {
    docs: {
      description: {
        component:
          'The design tokens of `shared/src/ui/styles/tokens.css`, and the variables of the hotel’s theme. Use them in a style sheet: `padding: var(--space-4)`.',
      },
    },
    accessibility: [
      'Text colours are readable on their backgrounds in every brand: the theme darkens a hotel’s colour until its contrast is 4.6:1.',
      'Sizes of type are in rem: they grow with the browser’s font size.',
      'Durations are 1 ms if the guest prefers reduced motion.',
    ],
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {};
