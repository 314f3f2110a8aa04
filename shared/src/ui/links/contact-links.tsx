import { Globe, Mail, MessageCircle, Phone } from 'lucide-react';
import { If } from '../../templates/if-for.tsx';
import styles from './contact-links.module.css';
import { mailHref, telHref, websiteHref, whatsappHref } from './links.ts';

type Contact = {
  phone?: string | null | undefined;
  whatsapp?: string | null | undefined;
  website?: string | null | undefined;
  email?: string | null | undefined;
};

const ICONS = { phone: Phone, whatsapp: MessageCircle, website: Globe, email: Mail } as const;
type Kind = keyof typeof ICONS;
const KINDS = Object.keys(ICONS) as Kind[];
/** Links that open in a new tab. */
const NEW_TAB: readonly Kind[] = ['whatsapp', 'website'];

type ListProps = {
  labels: Record<Kind, string>;
  /** The id of the name that the links belong to; set it in long lists, to render icons only. */
  of?: string;
};

/** Renders a link for each contact with a valid address, of a hotel or listing. */
export function ContactLinks({ contact, ...listProps }: ListProps & { contact: Contact }) {
  const hrefs = {
    phone: telHref(contact.phone),
    whatsapp: whatsappHref(contact.whatsapp),
    website: websiteHref(contact.website),
    email: mailHref(contact.email),
  };
  return Object.values(hrefs).some(Boolean) && <ContactList hrefs={hrefs} {...listProps} />;
}

/** Renders contact links from addresses, at least one; they may be template variables. */
export function ContactList({
  hrefs,
  labels,
  of,
}: ListProps & { hrefs: { [kind in Kind]?: string | undefined } }) {
  return (
    <ul className={of ? styles.icons : styles.links}>
      {KINDS.map((kind) => {
        const Icon = ICONS[kind];
        const newTab = NEW_TAB.includes(kind) && { target: '_blank', rel: 'noopener noreferrer' };
        const named = of && { 'aria-label': labels[kind], 'aria-describedby': of };
        return (
          <If key={kind} condition={hrefs[kind]}>
            <li>
              <a
                className={of ? styles.icon : styles.link}
                href={hrefs[kind]}
                {...newTab}
                {...named}
              >
                <Icon size={18} strokeWidth={1.6} aria-hidden />
                {!of && labels[kind]}
              </a>
            </li>
          </If>
        );
      })}
    </ul>
  );
}
