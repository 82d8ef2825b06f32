import { defineStrings } from '#src/i18n/defineStrings.ts';

export const richTextInputStrings = defineStrings('richTextInput', {
  formatting: 'Formatting of {label}',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  bulletList: 'Bullet list',
  orderedList: 'Numbered list',
  undo: 'Undo',
  redo: 'Redo',
});
