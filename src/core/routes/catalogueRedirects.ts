import { absolutePath, pathTo } from '#src/core/links.ts';

interface Section {
  /** The section's page; missing for `other`, which is a group of pages without one of its own. */
  page?: string;
  /** Pages of its services, by their old ids. */
  services?: Readonly<Record<string, string>>;
}

/** Pages of the surge catalogue by the ids of their old addresses, as paths below `/surge/catalogue/`. */
const SECTIONS: Readonly<Record<string, Section>> = {
  overview: {
    page: 'overview',
  },
  emergency: {
    page: 'emergency-needs-assessment',
    services: {
      'assessment-cell': 'emergency-needs-assessment/cell',
    },
  },
  basecamp: {
    page: 'basecamp',
    services: {
      'eru-base-camp-small': 'basecamp/eru-small',
      'eru-base-camp-medium': 'basecamp/eru-medium',
      'eru-base-camp-large': 'basecamp/eru-large',
      'facility-management': 'basecamp/facility-management',
    },
  },
  cash: {
    page: 'cash',
    services: {
      cva: 'cash/rapid-response',
    },
  },
  community: {
    page: 'community-engagement',
    services: {
      'community-engagement-and-accountability': 'community/rapid-response',
    },
  },
  communications: {
    page: 'communication',
    services: {
      'communications-emergency-response-tool-cert-3': 'communication/cert-3',
      'communications-emergency-response-tool-cert-2': 'communication/cert-2',
      'communications-emergency-response-tool-cert-1': 'communication/cert-1',
    },
  },
  health: {
    page: 'health',
    services: {
      'eru-pss-module': 'health/eru-psychosocial-support',
      'community-case-management-of-malnutrition-ccmm': 'health/community-management-malnutrition',
      'safe-and-dignified-burials': 'health/safe-dignified-burials',
      'community-based-surveillance-cbs': 'health/community-based-surveillance',
      'community-case-management-of-cholera-ccmc': 'health/community-case-management-chlorea',
      'eru-cholera-treatment-center': 'health/eru-chlorea-treatment',
      'emergency-mobile-clinic': 'health/emergency-clinic',
      'maternal-newborn-health-clinic': 'health/maternal-newborn-clinic',
      'surgical-surge': 'health/eru-surgical',
      'eru-red-cross-red-crescent-emergency-hospital': 'health/eru-hospital',
      'eru-red-cross-red-crescent-emergency-clinic': 'health/eru-clinic',
    },
  },
  infoMgt: {
    page: 'information-management',
    services: {
      'roles-and-resps': 'information-management/roles-responsibility',
      'im-support-for-op': 'information-management/regional-office-support',
      'ifrc-geneva-im': 'information-management/geneva-support',
      'composition-of-im-res': 'information-management/composition',
      'Satellite-imagery': 'information-management/satellite-imagery',
    },
  },
  informationTech: {
    page: 'information-technology',
    services: {
      'eru-it-telecom': 'information-technology/eru-it-telecom',
    },
  },
  livelihoods: {
    page: 'livelihood',
    services: {
      'livelihoods-and-basic-needs': 'livelihood/services',
    },
  },
  logistics: {
    page: 'logistics',
    services: {
      'lpscm-for-national-societies': 'logistics/lpscm-ns',
      'logistics-eru': 'logistics/eru',
    },
  },
  operations: {
    page: 'operations-management',
    services: {
      'head-of-emergency-operations-heops': 'operations-management/heops',
    },
  },
  protection: {
    page: 'pgi',
    services: {
      'protection-gender-and-inclusion': 'pgi/services',
    },
  },
  planning: {
    page: 'pmer',
    services: {
      'real-time-evaluation-rte-and-guidance': 'pmer/real-time-evaluation',
      'emergency-plan-of-action-epoa-monitoring-evaluation-plan': 'pmer/emergency-plan-action',
    },
  },
  relief: {
    page: 'relief',
    services: {
      'eru-relief': 'relief/eru',
    },
  },
  security: {
    page: 'security',
    services: {
      'security-management': 'security/management',
    },
  },
  shelter: {
    page: 'shelter',
    services: {
      'stt-shelter-technical-team': 'shelter/technical-team',
      'sct-shelter-coordination-team': 'shelter/coordinator-team',
    },
  },
  water: {
    page: 'wash',
    services: {
      'household-water-treatment-and-safe-storage-hwts': 'wash/hwts',
      'water-supply-rehabilitation-wsr': 'wash/water-supply-rehabilitation',
      'm40-eru': 'wash/m40-eru',
      'msm20-eru': 'wash/msm20-eru',
      'm15-eru': 'wash/m15-eru',
      'kit-5': 'wash/kit-5',
      'kit-2': 'wash/kit-2',
    },
  },
  other: {
    services: {
      'civil-military-relations': 'other/civil-military-relations',
      'disaster-risk-reduction-drr': 'other/disaster-risk-reduction',
      'humanitarian-diplomacy': 'other/humanitarian-diplomacy',
      'human-resources': 'other/human-resources',
      'international-disaster-response-law': 'other/international-disaster-response-law',
      migration: 'other/migration',
      'national-society-development': 'other/national-society-development',
      'strategic-partnership-resource-mobilisation': 'other/strategic-partnership-resource-mobilisation',
      'preparedness-for-effective-response-per': 'other/preparedness-effective-response',
      recovery: 'other/recovery',
      greenresponse: 'other/green-response',
      uav: 'other/uav',
    },
  },
};

/** Every pair of old ids that has a page of its own: a section's, with no service, and those of its services. */
export const OLD_ADDRESSES: readonly (readonly [section: string, service: string])[] = Object.entries(
  SECTIONS,
).flatMap(([section, { page, services = {} }]) => [
  ...(page ? [[section, ''] as const] : []),
  ...Object.keys(services).map((service) => [section, service] as const),
]);

/** The old id of a team that has left the catalogue for a site of its own. */
const SIMS = 'surge-information-management-support-sims';
const SIMS_ADDRESS = 'https://rcrcsims.org/';

/** Where an old address of the catalogue leads: its service, else its section, else the overview. Ids are case sensitive. */
export function catalogueAddress(section: string, service: string): string {
  if (service === SIMS) return SIMS_ADDRESS;
  const { page, services = {} } = Object.hasOwn(SECTIONS, section) ? (SECTIONS[section] ?? {}) : {};
  const path = (Object.hasOwn(services, service) ? services[service] : undefined) ?? page;
  return path ? `${absolutePath('surgeCatalogue')}/${path}` : pathTo('surgeCatalogueOverview');
}
