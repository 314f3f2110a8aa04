import { useLocation, useNavigate } from '@foyer/shared/router';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../ui/controls/button.tsx';
import { useGoBack } from './use-go-back.ts';

const meta = {
  title: 'Hooks/useGoBack',
  parameters: {
    shows: [useGoBack],
    docs: {
      description: {
        component:
          'Returns a function that goes back, or to the parent page if this tab has no page before.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    const goBack = useGoBack('/grand-plaza/dashboard');
    return (
      <>
        <p>Page: {pathname}</p>
        <div style={{ display: 'flex', gap: 12 }}>
          <Button onClick={() => navigate('/grand-plaza/dashboard/requests')}>Open a page</Button>
          <Button variant="soft" onClick={goBack}>
            Back
          </Button>
        </div>
      </>
    );
  },
};
