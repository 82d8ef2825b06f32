import type { LinkProps } from 'react-router';
import type { RouteName } from '#src/core/routes/index.ts';
import { EXTERNAL_LINKS } from '#src/domain/externalLinks.ts';
import type { menuGroupStrings } from '../MenuGroups/strings.ts';
import type { menuStrings } from './strings.ts';

type Text = keyof (typeof menuGroupStrings)['english'];

/** A link of a menu: a route, called by its title unless it says otherwise, or a page of another site. */
export type MenuLink =
  | { route: RouteName; label?: Text; state?: LinkProps['state'] }
  | { href: string; label: Text };

export interface MenuGroup {
  heading: Text;
  /** What the reader finds there. */
  text: Text;
  links: readonly MenuLink[];
}

export interface MenuRow {
  name: keyof (typeof menuStrings)['english'];
  groups: readonly MenuGroup[];
}

/** The menus of the bar. What is not built, or not for whoever is here, is left out. Source: product specification, section 2. */
export const MENUS: readonly MenuRow[] = [
  {
    name: 'prepare',
    groups: [
      { heading: 'risk', text: 'riskText', links: [{ route: 'riskWatch' }] },
      {
        heading: 'per',
        text: 'perText',
        links: [
          { route: 'globalSummary' },
          { route: 'globalPerformance' },
          { route: 'resourcesCatalogue' },
          { route: 'preparednessLearning' },
          { route: 'newPerProcess' },
        ],
      },
      {
        heading: 'threeW',
        text: 'threeWText',
        links: [{ route: 'projectOverview' }, { route: 'newProject' }],
      },
    ],
  },
  {
    name: 'respond',
    groups: [
      {
        heading: 'emergencies',
        text: 'emergenciesText',
        links: [
          { route: 'emergencyOverview' },
          { route: 'emergencies' },
          { route: 'appeals' },
          { route: 'fieldReports' },
          { route: 'newFieldReport' },
          { route: 'newActivity' },
        ],
      },
      {
        heading: 'warning',
        text: 'warningText',
        links: [
          { route: 'newFieldReport', label: 'earlyActionReport', state: { earlyWarning: true } },
          { route: 'newFlashUpdate' },
        ],
      },
      { heading: 'dref', text: 'drefText', links: [{ route: 'myDrefForms' }, { route: 'newDref' }] },
      {
        heading: 'surge',
        text: 'surgeText',
        links: [
          { route: 'surgeOverview' },
          { route: 'surgeAlerts' },
          { route: 'operationalToolbox' },
          { route: 'surgeCatalogue' },
        ],
      },
    ],
  },
  {
    name: 'learn',
    groups: [
      { heading: 'learning', text: 'learningText', links: [{ route: 'operationalLearning' }] },
      { heading: 'tools', text: 'toolsText', links: [{ route: 'operationalToolbox' }] },
      {
        heading: 'resources',
        text: 'resourcesText',
        links: [
          { route: 'surgeCatalogue' },
          { route: 'resourcesCatalogue' },
          { route: 'resources' },
          { href: EXTERNAL_LINKS.blog, label: 'blog' },
        ],
      },
    ],
  },
];

/** What "Create a Report" offers. */
export const REPORT_ROUTES = [
  'newFieldReport',
  'newActivity',
  'newDref',
  'newFlashUpdate',
] as const satisfies readonly RouteName[];
