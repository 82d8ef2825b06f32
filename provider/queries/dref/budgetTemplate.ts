import { INTERVENTION_TITLES } from '#contracts/dref/fields.ts';
import { writeWorkbook } from '#provider/excel/writeWorkbook.ts';
import { labelOf } from '../labels.ts';

/** What an operation pays for, by the groups that budgets of the fund are told in. */
const COSTS = [
  'Relief items and construction',
  'Logistics, transport and storage',
  'Personnel and volunteers',
  'Consultants and professional fees',
  'Workshops and training',
  'General expenditure',
];

/** The workbook that budgets are drawn up in, in Swiss francs; the rows of planned operations are those of the form. */
export const budgetTemplate = (): Promise<Buffer> =>
  writeWorkbook([
    {
      name: 'Budget summary',
      rows: [
        ['DREF budget summary (CHF)'],
        ['National Society'],
        ['Name of operation'],
        [],
        ['Planned operation', 'People targeted', 'Budget (CHF)'],
        ...INTERVENTION_TITLES.map((title) => [labelOf('dref_planned_intervention_title', title, 'en')]),
        ['Total'],
      ],
    },
    {
      name: 'By cost',
      rows: [
        ['Cost', 'Unit', 'Units', 'Price of a unit (CHF)', 'Total (CHF)'],
        ...COSTS.map((cost) => [cost]),
      ],
    },
  ]);
