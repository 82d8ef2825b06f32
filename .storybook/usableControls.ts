import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/**
 * What React's types say of a prop, as something to set it by. Every optional prop is a union with `undefined`, for which the
 * storybook would offer an editor for JSON: a switch stands for a boolean, a list for words to choose from, a line for a text.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.type && simplified(argType.type as SBType);
      if (!type || argType.control !== undefined) return [name, argType];
      return [name, { ...argType, type, ...controlOf(type, initialArgs[name]) }];
    }),
  );

/** A type without `undefined` and `null`, which are what a prop is before it is set. */
function simplified(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const parts = type.value.map(simplified).filter((part) => !isNothing(part));
  const [first] = parts;
  if (!first) return type;
  if (parts.length === 1) return { ...first, required: type.required };
  if (parts.every((part) => part.name === 'enum')) {
    return { name: 'enum', value: parts.flatMap(({ value }) => value), required: type.required };
  }
  return { ...type, value: parts };
}

function isNothing(type: SBType) {
  return type.name === 'other' && ['undefined', 'null'].includes(type.value);
}

/** What the storybook finds no control for by itself: texts that may be more than texts, and what cannot be written. */
function controlOf(type: SBType, value: unknown) {
  if (type.name === 'other' && type.value === 'ReactNode' && typeof (value ?? '') === 'string') {
    return { control: 'text' as const };
  }
  const isWritable = type.name === 'array' || type.name === 'object' || Array.isArray(value);
  if (isWritable && isPlain(value)) return { control: 'object' as const };
  return type.name === 'other' || type.name === 'union' || isWritable ? { control: false as const } : {};
}

/** Whether a value is the same after it went through an editor for JSON. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return typeof value !== 'function';
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return false;
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
}
