/** The id of an option's element, which the input points to. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;
