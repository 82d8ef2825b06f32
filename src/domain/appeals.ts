interface Funded {
  amount_requested?: number | undefined;
  amount_funded?: number | undefined;
  num_beneficiaries?: number | undefined;
}

/**
 * Sums over appeals, ignoring missing values; a sum over no value at all is missing, not 0. Amounts in Swiss francs.
 */
export function appealTotals(appeals: readonly Funded[]) {
  return {
    requested: sumOf(appeals.map((appeal) => appeal.amount_requested)),
    funded: sumOf(appeals.map((appeal) => appeal.amount_funded)),
    targeted: sumOf(appeals.map((appeal) => appeal.num_beneficiaries)),
  };
}

/** Funded of requested in percent, 0 to 100; missing when either amount is, and where nothing was requested. */
export function coverage(
  funded: number | null | undefined,
  requested: number | null | undefined,
): number | undefined {
  if (funded === null || funded === undefined || requested === null || requested === undefined)
    return undefined;
  if (requested === 0) return undefined;
  return Math.min(100, Math.max(0, (funded / requested) * 100));
}

export function sumOf(values: readonly (number | null | undefined)[]): number | undefined {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}
