import { common } from '#src/i18n/common/strings.ts';
import { defineStrings, shareStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';
import { drefStrings } from '../strings.ts';

const { template, importExcel } = shareStrings(drefStrings);

/** What is said about DREFs in Excel: the template of an application, and its import. */
export const drefExcelStrings = defineStrings('drefExcel', {
  cancel: common.cancel,
  // The template
  template,
  templateIntro:
    'An application can be filled in without a connection, in Excel or a program like it, and by several people. Import the file on the page of a new application then.',
  templateType: 'Type of DREF: {type}',
  templateTypeHint: 'Applications of other types are written in the form.',
  templateMake: 'Download',
  templateFailed: 'The template could not be made.',
  fileName: 'DREF application {type} import template {time}.xlsx',
  fileNameUpdate: 'DREF operational update {type} import template {time}.xlsx',
  fileNameReport: 'DREF final report {type} import template {time}.xlsx',
  // In the workbook
  coverSheet: 'DREF Import',
  fund: 'Disaster Response Emergency Fund (DREF)',
  coverHeading: 'Template for a DREF application',
  coverUpdate: 'Template for a DREF operational update',
  coverReport: 'Template for a DREF final report',
  coverFill:
    'Fill in the column “Value” only. Leave the sheets, their rows and the other columns as they are.',
  coverChoose: 'Where a cell offers a list, choose from it. Dates are written as 2026-01-31.',
  coverRows:
    'Sources, risks and indicators have five places each. Leave what you do not need empty; more can be added in the form.',
  coverShare: 'You can share this file with others and write it together.',
  coverImport:
    'Open the page “{page}” on {product}, choose “{button}”, and look at what was read before you take it over.',
  coverRest: 'Regions, photos, documents and contacts are added in the form.',
  overviewSheet: 'Operation Overview',
  eventSheet: 'Event Detail',
  actionsSheet: 'Actions Needs',
  operationSheet: fields.operation,
  contactsSheet: 'Timeframes and Contacts',
  columnField: fields.field,
  columnValue: 'Value',
  description: fields.description,
  needed: 'Required.',
  asChoice: 'Choose from the list.',
  asCount: 'Enter a whole number of 0 or more, such as 1200.',
  countTooLarge: 'Numbers above 2,147,483,647 are too large.',
  asPercentage: 'Enter a percentage from 0 to 100, without the sign.',
  asDay: 'Enter a date, such as 2026-01-31.',
  // The import
  import: importExcel,
  importIntro:
    'Choose a file that was made from the import template. You see what was read before anything is taken over.',
  file: 'Excel file',
  reading: 'It is being read.',
  read: 'It was read.',
  found_one: '{count} value was understood.',
  found_other: '{count} values were understood.',
  notWorkbook:
    'This is no Excel workbook that can be read. Save it as .xlsx without a password, and choose it again.',
  notTemplate:
    'This workbook was not made from the import template. Download the template, and copy your texts into its column “Value”.',
  nothingIn:
    'Nothing is filled in in this template. Fill in the column “Value”, save the file, and choose it again.',
  tooLarge: 'This file is larger than 10 MB. Remove what does not belong to the template, such as pictures.',
  notOpened: 'The file could not be opened. It may have been moved or changed meanwhile: choose it again.',
  misunderstood: 'Not understood ({count})',
  misunderstoodIntro:
    'These are not taken over. Correct them in the file and choose it again, or fill them in in the form.',
  columnRow: 'Sheet and row',
  sheetRow: '{sheet}, row {row}',
  columnSaid: 'In the file',
  columnWhy: 'Why',
  unknownOption: 'This is none of the choices.',
  notYesNo: 'Answer yes or no.',
  cellError: 'The formula in this cell went wrong.',
  unknownField: 'The form has no such field.',
  conflicts: 'Filled in already ({count})',
  conflictsChoice: 'What becomes of fields that are filled in already',
  keepMine: 'They stay as they are',
  takeFile: 'They are replaced',
  columnMine: 'In the form',
  columnAfter: 'Afterwards',
  understood: 'What was read',
  understoodIn: '{step} ({count})',
  takeOver: 'Take over',
  takenOver_one: '{count} value was taken over from the file',
  takenOver_other: '{count} values were taken over from the file',
});
