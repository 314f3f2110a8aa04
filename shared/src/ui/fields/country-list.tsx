import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Country, findCountries } from './countries.ts';
import styles from './country-list.module.css';
import { fieldBox } from './field.tsx';
import { Flag } from './flag.tsx';
import { text } from './text.ts';

const DEBOUNCE_MS = 250;

/** Renders a searchable list of countries, to choose a phone's country (AUTH-17). */
export function CountryList({
  id,
  chosen,
  onChoose,
}: {
  id: string;
  /** ISO 3166 code, lower case. */
  chosen: string;
  onChoose: (country: Country) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The debounced query that the list shows. */
  const [searched, setSearched] = useState('');
  const found = findCountries(searched);
  const chosenIndex = found.findIndex(({ iso2 }) => iso2 === chosen);
  const [active, setActive] = useState(Math.max(0, chosenIndex));

  function search(query: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearched(query);
      setActive(0);
    }, DEBOUNCE_MS);
  }

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'center' });
  }, [active]);

  function move(event: KeyboardEvent<HTMLInputElement>) {
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
      const query = event.currentTarget.value;
      const country = query === searched ? found[active] : findCountries(query)[0];
      if (country) onChoose(country);
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
          onChange={(event) => search(event.target.value)}
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
            onClick={() => onChoose(country)}
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
