/** How a template says what its cells are, for whoever reads it back: beside their defined names, which some programs drop. */
export const FIELD_NAMES = 'field_name';
/** The column of these, from 0, and that of what is filled in. */
export const NAME_COLUMN = 3;
export const VALUE_COLUMN = 1;

export const OPTIONS_SHEET = 'options';
/** Ends the heading of a column of ids, which stands after the one of names. */
export const ID_SUFFIX = '__id';
/** The list of the answers yes and no. */
export const YES_NO = 'yes_no';
