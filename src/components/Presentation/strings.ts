import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const presentationStrings = defineStrings('presentation', {
  begin: 'Presentation mode',
  leave: common.close,
});
