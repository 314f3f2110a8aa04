import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { text } from '../text.ts';
import { CreateForm } from './create-form.tsx';

/** Renders dashboard/messages/create: starts a thread (MSG-07). */
export function Component() {
  return (
    <NarrowPage form title={text.create.title} subtitle={text.create.description}>
      <CreateForm />
    </NarrowPage>
  );
}
