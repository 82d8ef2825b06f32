/** Says of a popup that it does not stand in its place yet, where it would be seen. */
export const UNPLACED = 'data-unplaced';
