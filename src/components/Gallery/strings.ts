import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const galleryStrings = defineStrings('gallery', {
  show: actions.showThePhoto,
  place: 'Photo {number} of {count}',
  previous: 'Previous photo',
  next: 'Next photo',
  open: 'Open the original',
  openOf: 'Open the original ({detail})',
  failed: 'The photo could not be loaded.',
});
