import { defineStrings } from '#src/i18n/defineStrings.ts';

export const richTextStrings = defineStrings('richText', {
  table: 'Table {number}, scrollable',
  frame: 'Embedded content from {host}',
  frameOfText: 'Embedded content',
});
