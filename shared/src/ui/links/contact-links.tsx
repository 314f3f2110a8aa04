import { Globe, Mail, MessageCircle, Phone } from 'lucide-react';
import { When } from '../../frames/vary.tsx';
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
/** They open beside the app. */
const AWAY: readonly Kind[] = ['whatsapp', 'website'];

type Look = {
  labels: Record<Kind, string>;
  /** Where many stand below each other, the id of the name they belong to: they are drawn as icons. */
  of?: string;
};

/** Ways to reach a hotel or a listing: only those it has and whose address is sound. */
export function ContactLinks({ contact, ...look }: Look & { contact: Contact }) {
  const hrefs = {
    phone: telHref(contact.phone),
    whatsapp: whatsappHref(contact.whatsapp),
    website: websiteHref(contact.website),
    email: mailHref(contact.email),
  };
  return Object.values(hrefs).some(Boolean) && <ContactList hrefs={hrefs} {...look} />;
}

/** The same by their addresses, which may be slots; at least one is there. */
export function ContactList({
  hrefs,
  labels,
  of,
}: Look & { hrefs: { [kind in Kind]?: string | undefined } }) {
  return (
    <ul className={of ? styles.icons : styles.links}>
      {KINDS.map((kind) => {
        const Icon = ICONS[kind];
        const away = AWAY.includes(kind) && { target: '_blank', rel: 'noopener noreferrer' };
        const named = of && { 'aria-label': labels[kind], 'aria-describedby': of };
        return (
          <When key={kind} holds={hrefs[kind]}>
            <li>
              <a className={of ? styles.icon : styles.link} href={hrefs[kind]} {...away} {...named}>
                <Icon size={18} strokeWidth={1.6} aria-hidden />
                {!of && labels[kind]}
              </a>
            </li>
          </When>
        );
      })}
    </ul>
  );
}
