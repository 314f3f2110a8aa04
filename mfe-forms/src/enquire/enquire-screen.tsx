import { useTakeover } from '@foyer/shared/frames/takeover';
import { useLocation } from '@foyer/shared/router';
import { useState } from 'react';
import { FormPage } from '../layout/form-page.tsx';
import { text } from '../text.ts';
import { EnquireForm } from './enquire-form.tsx';
import { enquiryDraft } from './enquiry-draft.ts';
import { knownState } from './known-state.ts';
import { subjectOf } from './subject.ts';

const EMPTY_LINE = '\u00a0';

/**
 * …/enquire: a question to the hotel, about what the guest comes from (FORM-09). A frame has the room
 * for its name alone: a picture that came later would push the title aside.
 */
export function Component() {
  const { pathname } = useLocation();
  return <Enquiry key={pathname} />;
}

function Enquiry() {
  const { pathname, state } = useLocation();
  const [subject] = useState(() => subjectOf(knownState(state, pathname), pathname));
  const [draft] = useState(() => enquiryDraft(pathname, subject.type));
  const takeover = useTakeover();
  const [image] = useState(takeover ? undefined : subject.image);
  const about = subject.name ? text.enquiry.about(subject.name) : text.enquiry.anything;
  return (
    <FormPage title={text.enquiry.title} subtitle={takeover ? EMPTY_LINE : about} image={image}>
      <EnquireForm subject={subject} draft={draft} />
    </FormPage>
  );
}
