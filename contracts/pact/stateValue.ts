/**
 * A value that the provider's state may choose, such as the id of a record that it made: the state hands it back under the
 * parameter's name. Reads as its example wherever a value is wanted, so that a request can be built from it.
 */
export class StateValue {
  readonly parameter: string;
  readonly example: string | number;

  constructor(parameter: string, example: string | number) {
    this.parameter = parameter;
    this.example = example;
  }

  toString(): string {
    return String(this.example);
  }

  toJSON(): string | number {
    return this.example;
  }
}

/** The state's parameter of this name; `example` is what it is called with. */
export const fromState = (parameter: string, example: string | number) => new StateValue(parameter, example);

/** The same with every value of a state as its example. */
export function withExamples<Value>(value: Value): Value {
  return mapValues(value, ({ example }) => example) as Value;
}

/** The same as Pact's matchers: a provider's state may put its own values in. */
export function withMatchers(value: unknown): unknown {
  return mapValues(value, ({ parameter, example }) => stateMatcher(`\${${parameter}}`, example));
}

/** The same with `${parameter}` in place of each value of a state: Pact's expressions. */
export function withExpressions(value: unknown): unknown {
  return mapValues(value, ({ parameter }) => `\${${parameter}}`);
}

/** Pact's matcher for a text that is made of a state's values. */
export function stateMatcher(expression: string, example: string | number) {
  return {
    'pact:matcher:type': 'type',
    'pact:generator:type': 'ProviderState',
    expression,
    value: example,
  };
}

function mapValues(value: unknown, change: (value: StateValue) => unknown): unknown {
  if (value instanceof StateValue) return change(value);
  if (Array.isArray(value)) return value.map((item) => mapValues(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapValues(item, change)]));
}
