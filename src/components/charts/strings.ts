import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const chartStrings = defineStrings('chart', {
  showTable: actions.showAsTable,
  showChart: 'Show as chart',
  download: actions.downloadCsv,
  picture: actions.downloadImage,
  pictureOf: 'Download image: {title}',
  asOf: fields.asOf,
  notPictured: 'The image could not be made. Try again later.',
  downloadOf: actions.downloadCsvOf,
  showTableOf: 'Show as table: {title}',
  showChartOf: 'Show as chart: {title}',
  summary: 'Entries: {count}. Highest: {label}, {value}. Use the arrow keys to move between them.',
  mark: '{label}: {value}',
  others: 'Others',
  total: fields.total,
  notDrawn: 'The chart could not be loaded. The table has the same figures.',
});
