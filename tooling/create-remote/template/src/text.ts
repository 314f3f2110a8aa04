import { defineTexts } from '@foyer/shared/language/define-texts.ts';

/** The texts of this remote that guests see. */
export const text = defineTexts({
  title: 'Sample topic',
  subtitle: 'From the front desk.',
  failed: 'Failed to load the front desk’s message.',
  nothing: 'The front desk is there for you.',
});
