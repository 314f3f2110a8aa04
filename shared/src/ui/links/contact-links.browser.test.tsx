import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ContactLinks } from './contact-links.tsx';

const LABELS = { phone: 'Call', whatsapp: 'Message', website: 'Website', email: 'E-mail' };
const hrefs = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('HOTEL-02 links to the hotel’s phone, messaging and website', async () => {
  await render(
    <ContactLinks
      contact={{ phone: '+44 20 7946 0110', whatsapp: '+44 7700 900110', website: 'a.example' }}
      labels={LABELS}
    />,
  );
  expect(hrefs()).toEqual([
    'tel:+442079460110',
    'https://wa.me/447700900110',
    'https://a.example/',
  ]);
});

test('HOTEL-02 renders only the links that the hotel has', async () => {
  await render(
    <ContactLinks
      contact={{ phone: null, whatsapp: '', website: 'javascript:alert(1)', email: 'a@b.example' }}
      labels={LABELS}
    />,
  );
  expect(hrefs()).toEqual(['mailto:a@b.example']);
});

test('renders no list for a hotel without contacts', async () => {
  const { container } = await render(<ContactLinks contact={{}} labels={LABELS} />);
  expect(container.innerHTML).toBe('');
});

test('LIST-10 renders icons next to a name, with the link’s kind and the name for assistive technology', async () => {
  await render(
    <>
      <h2 id="holt">Holt</h2>
      <ContactLinks contact={{ phone: '1', email: 'a@b.example' }} labels={LABELS} of="holt" />
    </>,
  );
  const call = page.getByRole('link', { name: 'Call' });
  await expect.element(call).toHaveAccessibleDescription('Holt');
  expect(call.element().textContent).toBe('');
});
