const text = { control: 'text' } as const;
const boolean = { control: 'boolean' } as const;

/**
 * Controls for the props of an input that stand in another file than the input, where the storybook does not find them: here
 * those of every input, below also what an input of one line has.
 */
export const LABEL_CONTROLS = { hint: text, error: text, isLabelHidden: boolean } as const;
export const FIELD_CONTROLS = { ...LABEL_CONTROLS, isRequired: boolean, disabled: boolean } as const;

export const VARIANTS = ['info', 'success', 'warning', 'danger'] as const;
