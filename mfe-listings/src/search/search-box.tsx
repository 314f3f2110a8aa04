import { IconButton } from '@foyer/shared/ui/controls/icon-button.tsx';
import { TextInput } from '@foyer/shared/ui/fields/text-input.tsx';
import { X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { text } from '../text.ts';

/** The longest search text, in characters. */
const MAX_LENGTH = 120;

/** Renders the search field. Enter only closes the keyboard, because nothing is submitted. */
export function SearchBox({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  function closeKeyboard(event: FormEvent) {
    event.preventDefault();
    input.current?.blur();
  }
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <search>
      <form method="dialog" onSubmit={closeKeyboard}>
        <TextInput
          id="search-text"
          ref={input}
          type="search"
          label={text.search.label}
          placeholder={text.search.placeholder}
          value={value}
          onChange={onChange}
          // Typing replaces the last search text, as in a browser's address bar.
          onFocus={(event) => event.target.select()}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          dir="auto"
          end={
            value && (
              <IconButton label={text.search.clear} onClick={clear}>
                <X size={20} strokeWidth={1.6} aria-hidden />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  );
}
