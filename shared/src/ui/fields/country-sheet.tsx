import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { findCountries } from './country-search.ts';
import styles from './country-sheet.module.css';
import { fieldBox } from './field.tsx';
import { Flag } from './flag.tsx';
import { text } from './text.ts';

const TYPE_AHEAD_MS = 250;

type SheetProps = {
  id: string;
  /** ISO 3166 code, lower case. */
  chosen: string;
  onChoose: (iso2: string, dialCode: string) => void;
};

/** Where the phone's country is chosen: a list with a search (AUTH-17). */
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
  const [words, setWords] = useState('');
  /** The words that the list answers: they follow what is typed. */
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
      setSearched(words);
      if (words) setActive(0);
    }, TYPE_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [words]);

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
      // Who is faster than the list means what was typed, not what it still shows.
      const country = words === searched ? found[active] : findCountries(words)[0];
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
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={move}
        />
      </span>
      {/* Over the list: a keyboard on the screen covers the foot of the sheet. */}
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
