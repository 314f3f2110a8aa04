import { useLocation } from '@foyer/shared/router';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useState } from 'react';
import { enquiryDraft } from '../data/drafts.ts';
import { FormPage } from '../form/form-page.tsx';
import { text } from '../text.ts';
import { EnquireForm } from './enquire-form.tsx';
import { storedEnquiryState } from './stored-enquiry-state.ts';
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
