import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../../ui/controls/button.tsx';
import { session, useSession } from './session.ts';

const GUEST = { id: 1, name: 'Amelia Hart', email: 'amelia@example.com' };

const meta = {
  title: 'Hooks/useSession',
  parameters: {
    shows: [useSession],
    docs: {
      description: {
        component:
          'Returns a part of the session, and rerenders the component when that part changes. ' +
          'All tabs of the browser share the session, here also both brands.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    const name = useSession(({ user }) => user?.name);
    if (!name)
      return <Button onClick={() => session.signIn(GUEST, 'a token')}>Sign in as Amelia</Button>;
    return (
      <>
        <p>{name} is signed in.</p>
        <Button variant="soft" onClick={() => session.signOut()}>
          Sign out
        </Button>
      </>
    );
  },
};
