import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { formAttributes, SubmitButton } from './submit-button.tsx';

const FREE = { waiting: false, notice: undefined };

const meta = {
  title: 'Forms/SubmitButton',
  component: SubmitButton,
  args: { labels: { submit: 'Sign In', busy: 'Signing in…' }, busy: false, cooldown: FREE },
  render: (args) => (
    <form {...formAttributes}>
      <SubmitButton {...args} />
    </form>
  ),
  parameters: {
    accessibility: [
      'Its label is its name, and says what happens while the form is sent.',
      'After eight seconds a notice with role status says that it takes longer.',
      'While the provider asks to wait it is disabled, and the notice says how long.',
    ],
  },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** After eight seconds the notice appears below. */
export const Busy: Story = { args: { busy: true } };

export const TooManyTries: Story = {
  args: {
    cooldown: { waiting: true, notice: 'Too many tries. You can try again in 0:24.' },
  },
};
