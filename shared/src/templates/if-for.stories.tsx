import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { For, If } from './if-for.tsx';

const meta = {
  title: 'Templates/If and For',
  component: If,
  subcomponents: { For },
  args: { condition: true, children: <p>The variable is set.</p> },
  parameters: {
    accessibility: ['Neither renders an element of its own.'],
  },
} satisfies Meta<typeof If>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Otherwise: Story = { args: { condition: false, otherwise: <p>It is not set.</p> } };

export const List: Story = {
  render: () => (
    <ul>
      <For of={[{ key: 'tea' }, { key: 'coffee' }]}>{({ key }) => <li>{key}</li>}</For>
    </ul>
  ),
};
