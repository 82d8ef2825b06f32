import { type DrefStage, IMMINENT_COSTS } from '#rules/dref.ts';
import { type DrefValues, isImminentV2, isOf, sumOf, targetedParts } from './values.ts';

/** What does not fit together, and the field where it is mended. It stops nobody from saving. */
export interface Warning {
  key:
    | 'partsDiffer'
    | 'budgetDiffers'
    | 'allocationDiffers'
    | 'leftToSplit'
    | 'overSplit'
    | 'timeframeSame'
    | 'timeframeDiffers'
    | 'budgetFlags'
    | 'allocationMissing'
    | 'placesSame'
    | 'placesDiffer'
    | 'populationSame'
    | 'populationDiffers';
  field: keyof DrefValues;
  /** Whole Swiss francs, or people. */
  figures?: Readonly<Record<'parts' | 'total' | 'amount', number>>;
}

const figures = (parts: number, total: number) => ({ parts, total, amount: Math.abs(total - parts) });

/** Of a stage. `former`: what stood there before an update. Source: DREF facts, sections 4.5, 7 and 8. */
export function warningsOf(stage: DrefStage, values: DrefValues, former?: DrefValues): Warning[] {
  return [
    ...people(values),
    ...(stage === 'application' ? budget(values) : stage === 'update' ? allocation(values) : []),
    ...(stage !== 'update' && isImminentV2(values) ? split(values) : []),
    ...(stage === 'update' ? changes(values, former) : []),
  ];
}

const hasParts = isOf('IR');
const isLoan = isOf('L');

function people(values: DrefValues): Warning[] {
  const total = values.total_targeted_population;
  const parts = targetedParts(values);
  // Text in its place is told as a mistake.
  return hasParts(values) && typeof total === 'number' && parts !== total
    ? [{ key: 'partsDiffer', field: 'total_targeted_population', figures: figures(parts, total) }]
    : [];
}

function budget(values: DrefValues): Warning[] {
  const parts = sumOf(values.planned_interventions, 'budget');
  const { amount_requested: total = 0 } = values;
  return isLoan(values) || isImminentV2(values) || typeof total !== 'number' || parts === total
    ? []
    : [{ key: 'budgetDiffers', field: 'amount_requested', figures: figures(parts, total) }];
}

function allocation(values: DrefValues): Warning[] {
  const parts = sumOf(values.planned_interventions, 'budget');
  const total = values.total_dref_allocation ?? 0;
  return isLoan(values) || parts === total
    ? []
    : [{ key: 'allocationDiffers', field: 'planned_interventions', figures: figures(parts, total) }];
}

function split({ proposed_action }: DrefValues): Warning[] {
  const parts = sumOf(proposed_action, 'total_budget');
  const total = IMMINENT_COSTS.subTotal;
  if (parts === total) return [];
  return [
    {
      key: parts < total ? 'leftToSplit' : 'overSplit',
      field: 'proposed_action',
      figures: figures(parts, total),
    },
  ];
}

/** What is said to change must change, and the other way round. */
function changes(values: DrefValues, former: DrefValues | undefined): Warning[] {
  if (!former || isLoan(values)) return [];
  const found: Warning[] = [];
  const told = (
    isSaid: boolean | undefined,
    differs: boolean,
    [same, differing]: readonly [Warning['key'], Warning['key']],
    field: keyof DrefValues,
    flag: keyof DrefValues,
  ) => {
    if (isSaid === true && !differs) found.push({ key: same, field });
    if (isSaid !== true && differs) found.push({ key: differing, field: flag });
  };
  told(
    values.changing_timeframe_operation,
    values.total_operation_timeframe !== former.total_operation_timeframe,
    ['timeframeSame', 'timeframeDiffers'],
    'total_operation_timeframe',
    'changing_timeframe_operation',
  );
  told(
    values.changing_geographic_location,
    idsIn(values.district) !== idsIn(former.district),
    ['placesSame', 'placesDiffer'],
    'district',
    'changing_geographic_location',
  );
  told(
    values.changing_target_population_of_operation,
    values.total_targeted_population !== former.total_targeted_population,
    ['populationSame', 'populationDiffers'],
    'total_targeted_population',
    'changing_target_population_of_operation',
  );
  const wants = (values.additional_allocation ?? 0) > 0;
  const flags = [values.changing_budget === true, values.request_for_second_allocation === true];
  if (wants && !flags.every(Boolean)) found.push({ key: 'budgetFlags', field: 'changing_budget' });
  if (!wants && flags.some(Boolean)) found.push({ key: 'allocationMissing', field: 'additional_allocation' });
  return found;
}

const idsIn = (ids: readonly number[] = []) => [...ids].sort((one, other) => one - other).join();
