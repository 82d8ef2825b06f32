import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { TranslationNotice } from '#src/components/TranslationNotice/index.tsx';
import { EmergencyPrintScreen } from '#src/screens/emergencies/EmergencyPrintScreen/index.tsx';
import { EmergencyScreen } from '#src/screens/emergencies/EmergencyScreen/index.tsx';
import { FieldReportScreen } from '#src/screens/fieldReports/FieldReportScreen/index.tsx';
import { ProjectScreen } from '#src/screens/projects/ProjectScreen/index.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const RECORDS = [
  ['an emergency', EmergencyScreen, emergencyEndpoint, '/api/v2/event/7/', ':emergencyId'],
  ['an emergency on paper', EmergencyPrintScreen, emergencyEndpoint, '/api/v2/event/7/', ':emergencyId'],
  ['a field report', FieldReportScreen, fieldReportEndpoint, '/api/v2/field-report/7/', ':fieldReportId'],
  ['a 3W project', ProjectScreen, projectEndpoint, '/api/v2/project/7/', ':projectId'],
] as const;

const FRENCH = {
  key: 'machineTranslated',
  value: 'Traduction automatique. Langue d’origine : {language}.',
  page_name: 'common',
};

it.each(RECORDS)(
  'warns a reader of French of %s that was written in English',
  async (_, Screen, endpoint, path, pattern) => {
    const json = { ...exampleAnswer(endpoint), translation_module_original_language: 'en' };
    await renderScreen(
      <Screen />,
      () => ({ [path]: { json }, '/api/v2/language/fr/': { json: { strings: [FRENCH] } } }),
      { address: '/7', route: pattern, language: 'fr' },
    );
    expect((await screen.findByText(/automatique/)).textContent).toBe(
      'Traduction automatique. Langue d’origine : anglais.',
    );
  },
);

it("names the language in the reader's own words", async () => {
  await renderScreen(<TranslationNotice original="fr" />);
  expect(screen.getByRole('note').textContent).toBe('Machine translated from French.');
});

it.each(['en', null, undefined, 'xx'])('has nothing to say of what was written in %s', async (original) => {
  await renderScreen(<TranslationNotice original={original} />);
  expect(screen.queryByRole('note')).toBeNull();
});
