import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const worldMapStrings = defineStrings('worldMap', {
  showTable: actions.showAsTable,
  showMap: 'Show as map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  place: 'Place',
  category: 'Category',
  point: '{label}: {value}',
  closePopup: common.close,
  legend: 'Legend',
  notDrawn: 'The map could not be shown. The table has the same figures.',
  tryAgain: common.tryAgain,
  disclaimer:
    'The boundaries and names on this map do not imply any opinion of the IFRC on the legal status of a territory. Geometry: Natural Earth.',
  download: 'Download image',
});
