import { Globe, Mail, MessageCircle, Phone } from 'lucide-react';
import styles from './contact-links.module.css';
import { mailHref, telHref, websiteHref, whatsappHref } from './links.ts';

type Contact = {
  phone?: string | null | undefined;
  whatsapp?: string | null | undefined;
  website?: string | null | undefined;
  email?: string | null | undefined;
};

const ICONS = { phone: Phone, whatsapp: MessageCircle, website: Globe, email: Mail } as const;

/** Ways to reach a hotel or a listing: only those it has and whose address is sound. */
export function ContactLinks({
  contact,
  labels,
}: {
  contact: Contact;
  labels: Record<keyof typeof ICONS, string>;
}) {
  const hrefs = {
    phone: telHref(contact.phone),
    whatsapp: whatsappHref(contact.whatsapp),
    website: websiteHref(contact.website),
    email: mailHref(contact.email),
  };
  const kinds = (Object.keys(hrefs) as (keyof typeof ICONS)[]).filter((kind) => hrefs[kind]);
  if (kinds.length === 0) return null;
  return (
    <ul className={styles.links}>
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        const away = hrefs[kind]?.startsWith('https:') && {
          target: '_blank',
          rel: 'noopener noreferrer',
        };
        return (
          <li key={kind}>
            <a className={styles.link} href={hrefs[kind]} {...away}>
              <Icon size={18} strokeWidth={1.6} aria-hidden />
              {labels[kind]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
