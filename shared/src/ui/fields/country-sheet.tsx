import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { findCountries } from './country-search.ts';
import styles from './country-sheet.module.css';
import { fieldBox } from './field.tsx';
import { Flag } from './flag.tsx';
import { text } from './text.ts';

const DEBOUNCE_MS = 250;

type SheetProps = {
  id: string;
  /** ISO 3166 code, lower case. */
  chosen: string;
  onChoose: (iso2: string, dialCode: string) => void;
};

/** Renders the dialog to choose a phone's country from a searchable list (AUTH-17). */
export function CountrySheet({
  open,
  onClose,
  ...list
}: SheetProps & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} label={text.phone.countries}>
      <CountryList {...list} />
    </Dialog>
  );
}

function CountryList({ id, chosen, onChoose }: SheetProps) {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  /** The debounced query that the list shows. */
  const [searched, setSearched] = useState('');
  const found = findCountries(searched);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex(({ iso2 }) => iso2 === chosen),
    ),
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      setSearched(query);
      if (query) setActive(0);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'center' });
  }, [active]);

  function move(event: KeyboardEvent) {
    const last = found.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setActive(target);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Enter before the debounce has passed refers to the typed query, not to the visible list.
      const country = query === searched ? found[active] : findCountries(query)[0];
      if (country) onChoose(country.iso2, country.dialCode);
    }
  }

  const option = (index: number) => `${id}-${index}`;
  return (
    <div className={styles.sheet}>
      <span className={`${fieldBox} ${styles.search}`}>
        <Search size={20} strokeWidth={1.6} aria-hidden />
        <input
          role="combobox"
          dir="auto"
          aria-label={text.phone.search}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] && option(active)}
          placeholder={text.phone.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={move}
        />
      </span>
      {/* Above the list, because an on-screen keyboard covers the end of the sheet. */}
      <p className={styles.none} role="status">
        {found.length === 0 && text.phone.none}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={text.phone.countries}
      >
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: it is its active descendant
          <div
            key={country.iso2}
            id={option(index)}
            className={styles.option}
            role="option"
            aria-selected={country.iso2 === chosen}
            data-active={index === active || undefined}
            onClick={() => onChoose(country.iso2, country.dialCode)}
          >
            <Flag iso2={country.iso2} />
            <span>{country.name}</span>
            {country.iso2 === chosen && <Check size={18} strokeWidth={1.6} aria-hidden />}
            <small dir="ltr">+{country.dialCode}</small>
          </div>
        ))}
      </div>
    </div>
  );
}
