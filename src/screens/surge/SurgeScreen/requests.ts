/** The figures over the overview of surge are for the whole of it. */
export const totalsInput = { query: {} };
