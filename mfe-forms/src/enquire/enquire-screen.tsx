import { paths } from '@foyer/shared/addresses/paths.ts';
import { EnquiryState } from '@foyer/shared/contracts/enquiry-state.ts';
import { QueryPayload } from '@foyer/shared/contracts/provider/requests.ts';
import { TextAreaField } from '@foyer/shared/forms/text-area-field.tsx';
import { useGoBack } from '@foyer/shared/forms/use-go-back.ts';
import { useRecordForm } from '@foyer/shared/forms/use-record-form.ts';
import { useLocation } from '@foyer/shared/router';
import { hotelSlug, sessionStore, useHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useState } from 'react';
import { enquiryDraft } from '../data/drafts.ts';
import { queryMutation } from '../data/request-mutation.ts';
import { ContactForm, useContactDetails } from '../form/contact-form.tsx';
import { FormPage } from '../form/form-page.tsx';
import { NAMED_ENQUIRIES } from '../service-request/named-requests.ts';
import { text } from '../text.ts';
import { hintOf } from './hints.ts';
import { subjectOf } from './subject.ts';

const NON_BREAKING_SPACE = '\u00a0';

/**
 * Renders …/enquire: a question to the hotel about the previous page (FORM-09). The template only
 * reserves a line for the name; a picture added at hydration would push the title aside.
 */
export function Component() {
  const { pathname } = useLocation();
  return <Enquiry key={pathname} />;
}

/** Renders the enquiry form; success leads one page back (FORM-11). */
function Enquiry() {
  const { pathname, state } = useLocation();
  const [subject] = useState(() => subjectOf(storedEnquiryState(state, pathname), pathname));
  const [draft] = useState(() => enquiryDraft(pathname, subject.type));
  const isHydrating = useHydration();
  const [image] = useState(isHydrating ? undefined : subject.image);
  const about = subject.name ? text.enquiry.about(subject.name) : text.enquiry.anything;
  const { back_href = paths.hotel(hotelSlug) } = useHotel();
  const form = useRecordForm(text.enquiry, useGoBack(back_href), {
    name: 'enquiry',
    schema: QueryPayload,
    defaults: { ...useContactDetails(), message: isHydrating ? '' : subject.message },
    extraPayload: () => ({ type: subject.type, category_id: subject.category_id }),
    draft,
    mutation: queryMutation(subject.type, () => sessionStore.remove(stateKey(pathname))),
  });
  return (
    <FormPage
      title={text.enquiry.title}
      subtitle={isHydrating ? NON_BREAKING_SPACE : about}
      image={image}
    >
      <ContactForm form={form} labels={text.enquiry}>
        <TextAreaField
          form={form}
          name="message"
          label={text.enquiry.message}
          placeholder={isHydrating ? text.enquiry.hints.any : hintOf(subject.type, pathname)}
          hint={isHydrating ? undefined : NAMED_ENQUIRIES[subject.type]?.hint}
        />
      </ContactForm>
    </FormPage>
  );
}

const stateKey = (pathname: string) => `enquiry:${pathname}`;

/**
 * Returns the state of the link to an enquiry and stores it for this tab; without a state, returns
 * the stored one. A guest who signs in again on the way returns by the URL, without the state.
 */
function storedEnquiryState(state: unknown, pathname: string): unknown {
  const key = stateKey(pathname);
  if (state) sessionStore.write(key, state);
  return state ?? sessionStore.read(key, EnquiryState);
}
