import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const worldMapStrings = defineStrings('worldMap', {
  showTable: actions.showAsTable,
  showMap: 'Show as map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole map',
  place: 'Place',
  category: 'Category',
  layers: 'Areas and lines',
  layer: 'Area or line',
  longitudes: 'From west to east',
  latitudes: 'From south to north',
  range: '{from} to {to}',
  points: 'Places on the map. The arrow keys lead from one to the next.',
  point: '{label}: {value} ({measure})',
  pointOfKind: '{label}: {value} ({measure}), {category}',
  closePopup: common.close,
  legend: 'Legend',
  notDrawn: 'The map could not be shown. The table has the same figures.',
  notMoved: 'The map cannot be zoomed at the moment.',
  tryAgain: common.tryAgain,
  asOf: fields.asOf,
  disclaimer:
    'The boundaries and names on this map do not imply any opinion of the IFRC on the legal status of a territory. Geometry: Natural Earth.',
  download: actions.downloadImage,
  downloadCsv: actions.downloadCsv,
  downloadCsvOf: actions.downloadCsvOf,
  west: 'West (degrees)',
  south: 'South (degrees)',
  east: 'East (degrees)',
  north: 'North (degrees)',
});
