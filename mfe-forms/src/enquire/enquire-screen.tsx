import { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { QueryPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { useForm } from '@foyer/shared/forms/use-form.ts';
import { useLocation } from '@foyer/shared/router';
import { type Draft, sessionStore, useSession } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useState } from 'react';
import { enquiryDraft, serviceRequestDraft } from '../data/drafts.ts';
import { queryMutation } from '../data/request-mutation.ts';
import { ContactForm, contactDetailsOf, useOutcome } from '../form/contact-form.tsx';
import { FormPage } from '../form/form-page.tsx';
import { text } from '../text.ts';
import { useGoBack } from './go-back.ts';
import { type Subject, subjectOf } from './subject.ts';

const NON_BREAKING_SPACE = '\u00a0';

/**
 * Renders …/enquire: a question to the hotel about the previous page (FORM-09). The template only
 * reserves a line for the name; a picture added at hydration would push the title aside.
 */
export function Component() {
  const { pathname } = useLocation();
  return <Enquiry key={pathname} />;
}

function Enquiry() {
  const { pathname, state } = useLocation();
  const [subject] = useState(() => subjectOf(storedEnquiryState(state, pathname), pathname));
  const [draft] = useState(() => enquiryDraft(pathname, subject.type));
  const isHydrating = useHydration();
  const [image] = useState(isHydrating ? undefined : subject.image);
  const about = subject.name ? text.enquiry.about(subject.name) : text.enquiry.anything;
  return (
    <FormPage
      title={text.enquiry.title}
      subtitle={isHydrating ? NON_BREAKING_SPACE : about}
      image={image}
    >
      <EnquireForm subject={subject} draft={draft} />
    </FormPage>
  );
}

/**
 * Returns the state of the link to an enquiry and stores it for this tab; without a state, returns
 * the stored one. A guest who signs in again on the way returns by the URL, without the state.
 */
function storedEnquiryState(state: unknown, pathname: string): unknown {
  const key = `enquiry:${pathname}`;
  if (state) sessionStore.write(key, state);
  return state ?? sessionStore.read(key, EnquiryState);
}

/** Renders the enquiry form about `subject`; success leads one page back (FORM-11). */
function EnquireForm({ subject, draft }: { subject: Subject; draft: Draft }) {
  const back = useGoBack();
  const user = useSession((session) => session.user);
  const outcome = useOutcome(text.enquiry, leave);
  const form = useForm({
    name: 'enquiry',
    schema: QueryPayload,
    defaults: { ...contactDetailsOf(user), message: '' },
    extraPayload: () => ({ type: subject.type, category_id: subject.category_id }),
    draft,
    mutation: queryMutation(),
    ...outcome,
    onSuccess() {
      serviceRequestDraft(subject.type).clear();
      return outcome.onSuccess();
    },
  });

  function leave() {
    form.reset();
    back();
  }

  return (
    <ContactForm form={form} labels={text.enquiry}>
      <TextAreaField
        form={form}
        name="message"
        label={text.enquiry.message}
        placeholder={text.enquiry.placeholder}
      />
    </ContactForm>
  );
}
