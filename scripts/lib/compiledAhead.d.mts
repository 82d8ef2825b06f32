export class CompiledAhead {
  constructor(like: RegExp);
  apply(compiler: object): void;
}
