import { defineStrings } from '#src/i18n/defineStrings.ts';

export const worldMapStrings = defineStrings('worldMap', {
  showTable: 'Show as table',
  showMap: 'Show as map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  place: 'Place',
  category: 'Category',
  point: '{label}: {value}',
  closePopup: 'Close',
  legend: 'Legend',
  notDrawn: 'The map could not be drawn here; the table shows the same figures.',
  tryAgain: 'Try again',
  disclaimer:
    'Boundaries and names on this map imply no opinion of the federation on the legal status of a territory. Geometry: Natural Earth.',
  download: 'Download picture',
});
