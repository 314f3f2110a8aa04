import { useLocation } from '@foyer/shared/router';
import { useState } from 'react';
import { FormPage } from '../layout/form-page.tsx';
import { text } from '../text.ts';
import { EnquireForm } from './enquire-form.tsx';
import { enquiryDraft } from './enquiry-draft.ts';
import { knownState } from './known-state.ts';
import { subjectOf } from './subject.ts';

/** …/enquire: a question to the hotel, about what the guest comes from (FORM-09). */
export function Component() {
  const { pathname } = useLocation();
  return <Enquiry key={pathname} />;
}

function Enquiry() {
  const { pathname, state } = useLocation();
  const [subject] = useState(() => subjectOf(knownState(state, pathname), pathname));
  const [draft] = useState(() => enquiryDraft(pathname, subject.type));
  return (
    <FormPage
      title={text.enquiry.title}
      subtitle={subject.name ? text.enquiry.about(subject.name) : text.enquiry.anything}
      image={subject.image}
    >
      <EnquireForm subject={subject} draft={draft} />
    </FormPage>
  );
}
