import { Globe, Mail, MessageCircle, Phone } from 'lucide-react';
import { If } from '../../templates/if-for.tsx';
import styles from './contact-links.module.css';
import { mailHref, NEW_TAB, telHref, websiteHref, whatsappHref } from './links.ts';

const LINKS = [
  { kind: 'phone', Icon: Phone, hrefOf: telHref, target: {} },
  { kind: 'whatsapp', Icon: MessageCircle, hrefOf: whatsappHref, target: NEW_TAB },
  { kind: 'website', Icon: Globe, hrefOf: websiteHref, target: NEW_TAB },
  { kind: 'email', Icon: Mail, hrefOf: mailHref, target: {} },
] as const;

type Kind = (typeof LINKS)[number]['kind'];

type ListProps = {
  labels: Record<Kind, string>;
  /** The id of the name that the links belong to; set it in long lists, to render icons only. */
  of?: string;
};

/** Renders a link for each contact with a valid address, of a hotel or listing. */
export function ContactLinks({
  contact,
  ...listProps
}: ListProps & { contact: { [kind in Kind]?: string | null | undefined } }) {
  const links = LINKS.map(({ kind, hrefOf }) => [kind, hrefOf(contact[kind])] as const);
  const hrefs = Object.fromEntries(links);
  return links.some(([, href]) => href) && <ContactList hrefs={hrefs} {...listProps} />;
}

/** Renders contact links from addresses, at least one; they may be template variables. */
export function ContactList({
  hrefs,
  labels,
  of,
}: ListProps & { hrefs: { [kind in Kind]?: string | undefined } }) {
  return (
    <ul className={of ? styles.icons : styles.links}>
      {LINKS.map(({ kind, Icon, target }) => (
        <If key={kind} condition={hrefs[kind]}>
          <li>
            <a
              className={of ? styles.icon : styles.link}
              href={hrefs[kind]}
              {...target}
              {...(of && { 'aria-label': labels[kind], 'aria-describedby': of })}
            >
              <Icon size={18} strokeWidth={1.6} aria-hidden />
              {!of && labels[kind]}
            </a>
          </li>
        </If>
      ))}
    </ul>
  );
}
