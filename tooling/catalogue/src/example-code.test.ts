import { expect, test } from 'vitest';
import { exampleCode } from './example-code.ts';

test('shows no id that React made', () => {
  const code = '<TextInput id="_fields-textinput--defaultr_n_" label="Name" />';
  expect(exampleCode(code, { title: 'Fields/TextInput', args: {} })).toBe(
    '<TextInput id="example" label="Name" />',
  );
});

test('shows a form as a variable', () => {
  const args = { form: { busy: true }, name: 'day', label: 'Day', min: () => '', secret: true };
  expect(exampleCode('', { title: 'Forms/DateField', args })).toBe(
    '<DateField\n  form={form}\n  name="day"\n  label="Day"\n  min={() => {}}\n  secret\n/>',
  );
  const form = { form: {}, labels: { submit: 'Send' }, children: null, foot: undefined };
  expect(exampleCode('', { title: 'Forms/Form', args: form })).toBe(
    '<Form\n  form={form}\n  labels={{"submit":"Send"}}\n>\n  {fields}\n</Form>',
  );
});
