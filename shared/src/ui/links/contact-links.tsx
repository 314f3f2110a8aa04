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

/**
 * Ways to reach a hotel or a listing: only those it has and whose address is sound. Where many
 * stand below each other, `of` is the id of the name they belong to, and they are drawn as icons.
 */
export function ContactLinks({
  contact,
  labels,
  of,
}: {
  contact: Contact;
  labels: Record<keyof typeof ICONS, string>;
  of?: string;
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
    <ul className={of ? styles.icons : styles.links}>
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        const away = hrefs[kind]?.startsWith('https:') && {
          target: '_blank',
          rel: 'noopener noreferrer',
        };
        const named = of && { 'aria-label': labels[kind], 'aria-describedby': of };
        return (
          <li key={kind}>
            <a className={of ? styles.icon : styles.link} href={hrefs[kind]} {...away} {...named}>
              <Icon size={18} strokeWidth={1.6} aria-hidden />
              {!of && labels[kind]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
