import { IconButton } from '@foyer/shared/ui/controls/icon-button';
import { TextInput } from '@foyer/shared/ui/fields/text-input';
import { X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { text } from '../text.ts';

/** More is no search. */
const MAX_LENGTH = 120;

/** The field to type into. There is nothing to send: Enter only puts the keyboard away. */
export function SearchBox({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  function settle(event: FormEvent) {
    event.preventDefault();
    input.current?.blur();
  }
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <search>
      <form method="dialog" onSubmit={settle}>
        <TextInput
          id="search-words"
          ref={input}
          type="search"
          label={text.search.label}
          placeholder={text.search.placeholder}
          value={value}
          onChange={onChange}
          // What was searched last is replaced by typing, as in a browser's own address bar.
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
