/** A database whose data the platform shows, and who keeps it. Names are proper names, the same in every language. */
export interface DataSource {
  code: string;
  database: string;
  organisationCode: string;
  organisation: string;
  type: 'academic' | 'government' | 'humanitarian' | 'intergovernmental' | 'unitedNations';
}

const IFRC = {
  organisationCode: 'IFRC',
  organisation: 'International Federation of Red Cross and Red Crescent Societies',
  type: 'humanitarian',
} as const;

/** Source: facts of the terms page. */
export const DATA_SOURCES: readonly DataSource[] = [
  {
    code: 'EM-DAT',
    database: 'The International Disaster Database',
    organisationCode: 'CRED',
    organisation: 'Centre for Research on the Epidemiology of Disasters',
    type: 'academic',
  },
  {
    code: 'DesInventar',
    database: 'Disaster Information Management System',
    organisationCode: 'UNDRR',
    organisation: 'United Nations Office for Disaster Risk Reduction',
    type: 'unitedNations',
  },
  {
    code: 'UNOSAT',
    database: 'Satellite Damage Assessments',
    organisationCode: 'UNITAR',
    organisation: 'United Nations Institute for Training and Research',
    type: 'unitedNations',
  },
  {
    code: 'Copernicus',
    database: 'Copernicus Damage Assessments',
    organisationCode: 'EC',
    organisation: 'European Commission',
    type: 'intergovernmental',
  },
  { code: 'GO-Appeals', database: 'Emergency Appeals', ...IFRC },
  { code: 'GO-DREF', database: 'Disaster Response Emergency Fund', ...IFRC },
  { code: 'GO-FbA', database: 'Forecast-based Action', ...IFRC },
  { code: 'GO-EAP', database: 'Early Action Protocols', ...IFRC },
  { code: 'GO-sEAP', database: 'Simplified Early Action Protocols', ...IFRC },
  { code: 'GO-AA', database: 'Anticipatory Action', ...IFRC },
  { code: 'GO-iDREF', database: 'Imminent DREF', ...IFRC },
  { code: 'GO-FR', database: 'Field Reports', ...IFRC },
  { code: 'GO-Maps', database: 'Maps', ...IFRC },
  {
    code: 'GIDD',
    database: 'Global Internal Displacement Database',
    organisationCode: 'IDMC',
    organisation: 'Internal Displacement Monitoring Centre',
    type: 'humanitarian',
  },
  {
    code: 'GDACS',
    database: 'Global Disaster Alert and Coordination System',
    organisationCode: 'EC-JRC',
    organisation: 'Joint Research Centre of the European Commission',
    type: 'intergovernmental',
  },
  {
    code: 'GLIDE',
    database: 'Global Identifier Number',
    organisationCode: 'ADRC',
    organisation: 'Asian Disaster Reduction Center',
    type: 'intergovernmental',
  },
  {
    code: 'ShakeMap',
    database: 'Atlas ShakeMap',
    organisationCode: 'USGS',
    organisation: 'United States Geological Survey',
    type: 'government',
  },
  {
    code: 'GAUL',
    database: 'Global Administrative Unit Layers',
    organisationCode: 'FAO',
    organisation: 'Food and Agriculture Organization of the United Nations',
    type: 'unitedNations',
  },
  {
    code: 'GovDes',
    database: 'Government DesInventar Databases',
    organisationCode: 'UNDRR',
    organisation: 'United Nations Office for Disaster Risk Reduction',
    type: 'unitedNations',
  },
  {
    code: 'DFO',
    database: 'Flood Observatory',
    organisationCode: 'Columbia',
    organisation: 'Columbia University',
    type: 'academic',
  },
];
