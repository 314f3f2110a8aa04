import { useId, useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ApiError } from '../api/error.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextInput } from '../ui/fields/text-input.tsx';
import { useCooldown } from './use-cooldown.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useSingleMutation } from './use-single-mutation.ts';
import { useSuccess } from './use-success.ts';

const CALL_MS = 1500;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const REFUSED = new ApiError('http', { status: 422, fields: { code: ['Wrong code'] } });

const meta = {
  title: 'Hooks/useSingleMutation',
  parameters: {
    shows: [useSingleMutation, useCooldown, useFieldErrors, useSuccess],
    docs: {
      description: {
        component:
          'Parts of a form, for a screen that does not use `useForm`. The first ignores a second click while a call is in flight.',
      },
    },
    accessibility: [
      '`useFieldErrors` moves the focus to the first invalid field; put its `form` on the form as `ref`.',
      'Render the notice of `useCooldown` beside the button that it disables.',
    ],
  },
} satisfies Meta;

export default meta;

export const Default: StoryObj = {
  render: function Render() {
    const [calls, setCalls] = useState(0);
    const { isPending, mutate } = useSingleMutation({
      mutationFn: () => {
        setCalls((before) => before + 1);
        return after(CALL_MS);
      },
    });
    return (
      <>
        <Button busy={isPending} onClick={() => mutate(undefined)}>
          Double-click me
        </Button>
        <p>Calls: {calls}</p>
      </>
    );
  },
};

/** Blocks a form for the time of a 429's Retry-After header. */
export const UseCooldown: StoryObj = {
  name: 'useCooldown',
  render: function Render() {
    const { waiting, notice, start } = useCooldown();
    const refusal = new ApiError('http', { status: 429, retryAfter: 20 });
    return (
      <>
        <Button disabled={waiting} onClick={() => start(refusal)}>
          Be refused with a 429
        </Button>
        <p role="status">{notice ?? 'The form is free.'}</p>
      </>
    );
  },
};

/** Returns the messages of a 422, each until its field changes. */
export const UseFieldErrors: StoryObj = {
  name: 'useFieldErrors',
  render: function Render() {
    const id = useId();
    const [code, setCode] = useState('');
    const [failure, setFailure] = useState<ApiError>();
    const { form, error, change } = useFieldErrors(failure);
    return (
      <form ref={form}>
        <TextInput
          id={id}
          label="Code"
          value={code}
          error={error('code')}
          onChange={(value) => {
            setCode(value);
            change('code');
          }}
        />
        <Button variant="soft" size="small" onClick={() => setFailure(REFUSED)}>
          Be refused with a 422
        </Button>
      </form>
    );
  },
};

/** Shows a toast, and leaves after two seconds unless the guest has left by then. */
export const UseSuccess: StoryObj = {
  name: 'useSuccess',
  render: function Render() {
    const [state, setState] = useState('Nothing is sent.');
    const show = useSuccess();
    async function send() {
      setState('The toast is shown.');
      await show('Your message is with the hotel.', () => setState('The guest has left the form.'));
    }
    return (
      <>
        <Button onClick={send}>Send</Button>
        <p role="status">{state}</p>
      </>
    );
  },
};
