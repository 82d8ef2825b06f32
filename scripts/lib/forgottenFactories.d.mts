export class ForgottenFactories {
  apply(compiler: object): void;
}
