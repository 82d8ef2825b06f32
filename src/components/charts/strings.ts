import { defineStrings } from '#src/i18n/defineStrings.ts';

export const chartStrings = defineStrings('chart', {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  download: 'Download CSV',
  downloadOf: 'Download CSV: {title}',
  showTableOf: 'Show as table: {title}',
  showChartOf: 'Show as chart: {title}',
  summary: 'Entries: {count}. Highest: {label}, {value}. The arrow keys lead from one to the next.',
  mark: '{label}: {value}',
  others: 'Others',
  total: 'Total',
  notDrawn: 'The chart could not be loaded; the table shows the same figures.',
});
