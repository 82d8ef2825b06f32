import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * A place for an effect that the composition root provides: a promise actor that rejects, naming itself, until
 * `provideTo(machine)({ actors })` fills it.
 *
 * @example
 * setup({ actors: { search: effect<Answer, { keyword: string }>('search') } })
 */
export function effect<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new EffectMissingError(name)));
}

/** A machine ran an effect that nobody provided: a mistake of the composition root. */
export class EffectMissingError extends Error {
  override readonly name = 'EffectMissingError';

  constructor(effectName: string) {
    super(`The effect "${effectName}" was not provided.`);
  }
}
