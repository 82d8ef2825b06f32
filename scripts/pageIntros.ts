import { LANGUAGES, type Language } from '#contracts/languages.ts';
import type { FirstQuestion, PageIntro, PageIntros } from '#contracts/pageIntro.ts';
import type { FigureTable } from '#src/components/KeyFigures/index.tsx';
import type { RouteName } from '#src/core/routes/index.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { recordFormStrings } from '#src/forms/strings.ts';
import { type StringsOf, translationsOf } from '#src/i18n/defineStrings.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { APPEAL_FIGURES } from '#src/records/operations/appealFigures.ts';
import { operationStrings } from '#src/records/operations/strings.ts';
import { loginStrings } from '#src/screens/account/LoginScreen/strings.ts';
import { recoverStrings } from '#src/screens/account/RecoverScreen/strings.ts';
import { registerStrings } from '#src/screens/account/RegisterScreen/strings.ts';
import { resendStrings } from '#src/screens/account/ResendScreen/strings.ts';
import { RECENT_FIGURES } from '#src/screens/emergencies/EmergencyOverviewScreen/figures.ts';
import { emergencyOverviewStrings } from '#src/screens/emergencies/EmergencyOverviewScreen/strings.ts';
import { STATUSES } from '#src/screens/fieldReports/FieldReportFormScreen/statuses.ts';
import { formStrings } from '#src/screens/fieldReports/FieldReportFormScreen/strings.ts';
import { emptyReport } from '#src/screens/fieldReports/FieldReportFormScreen/values.ts';
import { homeStrings } from '#src/screens/home/HomeScreen/strings.ts';
import { operationalLearningStrings } from '#src/screens/learning/OperationalLearningScreen/strings.ts';
import { chidoStrings } from '#src/screens/pages/ChidoScreen/strings.ts';
import { resourcesStrings } from '#src/screens/pages/ResourcesScreen/strings.ts';
import { preparednessStrings } from '#src/screens/preparedness/strings.ts';
import { PROJECT_FIGURES } from '#src/screens/projects/ProjectOverviewScreen/figures.ts';
import { projectOverviewStrings } from '#src/screens/projects/ProjectOverviewScreen/strings.ts';
import { riskWatchStrings } from '#src/screens/risk/strings.ts';
import { searchStrings } from '#src/screens/search/SearchScreen/strings.ts';
import { DEPLOYMENT_FIGURES } from '#src/screens/surge/SurgeScreen/figures.ts';
import { surgeStrings } from '#src/screens/surge/SurgeScreen/strings.ts';
import { readTranslations } from './i18n/strings.ts';

type Introduced = (language: Language) => PageIntro;

const riskWatch = withWay(riskWatchStrings, ({ heading, about }) => [heading, about]);
const preparedness = withWay(preparednessStrings, ({ heading = '', about = '' }) => [heading, about]);

/** The pages whose head says the same to everybody, and what it says: in the words in which the screen will say it. */
const INTROS: Readonly<Partial<Record<RouteName, Introduced>>> = {
  home: withFigures(
    introduced(homeStrings, ({ heading, description }) => [heading, description]),
    operationStrings,
    APPEAL_FIGURES,
  ),
  login: (language) => {
    const { heading, description, username, password, submit } = wordsIn(language, loginStrings);
    return { heading, text: description, hasWay: false, signIn: { username, password, submit } };
  },
  register: introduced(registerStrings, ({ heading, description }) => [heading, description]),
  recoverAccount: introduced(recoverStrings, ({ heading, description }) => [heading, description]),
  resendValidationEmail: introduced(resendStrings, ({ heading, description }) => [heading, description]),
  resources: withWay(resourcesStrings, ({ description }, { resources }) => [resources, description]),
  chido: withWay(chidoStrings, ({ description }, { chido }) => [chido, description]),
  projectOverview: withFigures(
    withWay(projectOverviewStrings, ({ heading, about, resources, mail }) => [
      heading,
      `${about} ${resources} · ${mail}`,
    ]),
    projectOverviewStrings,
    PROJECT_FIGURES,
  ),
  emergencyOverview: withFigures(
    withWay(emergencyOverviewStrings, ({ heading }) => [heading, '']),
    emergencyOverviewStrings,
    RECENT_FIGURES,
  ),
  surgeOverview: withFigures(
    withWay(surgeStrings, ({ surge }) => [surge, '']),
    surgeStrings,
    DEPLOYMENT_FIGURES,
  ),
  search: withWay(searchStrings, ({ heading }) => [heading, '']),
  newFieldReport: (language) => ({
    ...titled('newFieldReport')(language),
    isForMembers: true,
    question: reportQuestion(language),
  }),
  riskWatchSeasonal: riskWatch,
  riskWatchImminent: riskWatch,
  globalSummary: preparedness,
  globalPerformance: preparedness,
  resourcesCatalogue: preparedness,
  preparednessLearning: preparedness,
  operationalLearning: withWay(operationalLearningStrings, ({ about }, { operationalLearning }) => [
    operationalLearning,
    about,
  ]),
  emergencies: titled('emergencies'),
  appeals: titled('appeals'),
  fieldReports: titled('fieldReports'),
  surgeAlerts: titled('surgeAlerts'),
  projects: titled('projects'),
  activities: titled('activities'),
  deployedPersonnel: titled('deployedPersonnel'),
  deployedErus: titled('deployedErus'),
};

/** What a page says of itself in every language; nothing where it depends on what is loaded. */
export function introsOf(name: RouteName): { intros?: PageIntros } {
  const introduced = INTROS[name];
  if (!introduced) return {};
  const intros = LANGUAGES.map((language) => [language, introduced(language)]);
  return { intros: Object.fromEntries(intros) as PageIntros };
}

type Words<Key extends string> = Readonly<Record<Key, string>>;
type Titles = Words<keyof typeof routeStrings.english>;
type Saying<Key extends string> = (words: Words<Key>, titles: Titles) => [heading: string, text: string];

function introduced<Key extends string>(
  strings: StringsOf<Key>,
  say: Saying<Key>,
  hasWay = false,
): Introduced {
  return (language) => {
    const [heading, text] = say(wordsIn(language, strings), wordsIn(language, routeStrings));
    return { heading, text, hasWay };
  };
}

function withWay<Key extends string>(strings: StringsOf<Key>, say: Saying<Key>): Introduced {
  return introduced(strings, say, true);
}

function withFigures<Key extends string>(
  introduced: Introduced,
  strings: StringsOf<Key>,
  figures: FigureTable<never, Key>,
): Introduced {
  return (language) => {
    const words = wordsIn(language, strings);
    return {
      ...introduced(language),
      figures: figures.map(([label, , write, hint]) => ({
        label: words[label],
        hint: hint && words[hint],
        hasBar: write === formatPercent || undefined,
      })),
    };
  };
}

function reportQuestion(language: Language): FirstQuestion {
  const words = wordsIn(language, formStrings);
  const { stepContext, stepSituation, stepActions, stepResponse } = words;
  return {
    note: wordsIn(language, recordFormStrings).requiredNote,
    steps: [stepContext, stepSituation, stepActions, stepResponse],
    heading: words.sectionStatus,
    label: words.status,
    field: 'status',
    chosen: String(emptyReport(false).status),
    choices: STATUSES.map(({ value, label, description }) => ({
      value: String(value),
      label: words[label],
      description: words[description],
    })),
  };
}

/** A list, whose count the page does not know yet. */
function titled(name: RouteName): Introduced {
  return (language) => ({ heading: wordsIn(language, routeStrings)[name], text: '', hasWay: true });
}

function wordsIn<Key extends string>(language: Language, strings: StringsOf<Key>): Words<Key> {
  return {
    ...strings.english,
    ...translationsOf(strings, (namespace) => translationsIn(language, namespace)),
  };
}

function translationsIn(language: Language, namespace: string) {
  const texts = Object.entries(readTranslations(namespace) ?? {});
  return Object.fromEntries(texts.flatMap(([key, { [language]: text }]) => (text ? [[key, text]] : [])));
}
