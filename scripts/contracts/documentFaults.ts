// biome-ignore lint/suspicious/noExplicitAny: a document is anything until it is compared.
type Json = any;

/** A field of which a provider's document is known to be wrong. */
export interface DocumentFault {
  schema: string;
  field: string;
  /** What the server really answers: it leaves the field out, or gives null. */
  truth: 'left out' | 'null';
  /** Where the provider's source says so. */
  evidence: string;
}

/** Found by running the real GO API (develop 038d7f86). Each must still be needed: the comparison fails for one that is not. */
export const DOCUMENT_FAULTS: readonly DocumentFault[] = [
  {
    schema: 'Personnel',
    field: 'name',
    truth: 'null',
    evidence: 'deployments/serializers.py:233-237: get_name returns None for visitors',
  },
  {
    schema: 'AppealHistory',
    field: 'dtype',
    truth: 'null',
    evidence: 'api/models.py:1929 and 2057: null=True, SET_NULL',
  },
  {
    schema: 'SituationReport',
    field: 'type',
    truth: 'null',
    evidence: 'api/models.py:1836-1838: null=True, SET_NULL',
  },
  {
    schema: 'AppealDocument',
    field: 'type',
    truth: 'left out',
    evidence: 'api/models.py:2093: read through a relation that may be null',
  },
  {
    schema: 'Project',
    field: 'project_country_detail',
    truth: 'null',
    evidence: 'deployments/models.py:576-580: "due to migrations issue"',
  },
  {
    schema: 'MiniERUReadiness',
    field: 'eru_owner_details',
    truth: 'null',
    evidence: 'deployments/models.py:1119',
  },
  {
    schema: 'UserMe',
    field: 'is_ifrc_admin',
    truth: 'left out',
    evidence: 'api/drf_views.py:1026-1028 serialises request.user, without the annotation of :1519',
  },
];

/** The document as the server really answers, and the faults that it does not have (any more). */
export function correctDocument(
  document: Json,
  faults: readonly DocumentFault[],
): { document: Json; unneeded: DocumentFault[] } {
  const corrected = structuredClone(document);
  const schemas = corrected.components?.schemas ?? {};
  const unneeded = faults.filter((fault) => !correct(schemas[fault.schema], fault));
  return { document: corrected, unneeded };
}

/** Whether there was something to correct. */
function correct(schema: Json, { field, truth }: DocumentFault): boolean {
  const property = schema?.properties?.[field];
  if (!property) return false;
  if (truth === 'left out') {
    if (!schema.required?.includes(field)) return false;
    schema.required = schema.required.filter((name: string) => name !== field);
    return true;
  }
  if (property.nullable) return false;
  const { $ref, ...rest } = property;
  schema.properties[field] = { ...rest, ...($ref && { allOf: [{ $ref }] }), nullable: true };
  return true;
}
