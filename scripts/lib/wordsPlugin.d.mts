export class WordsPlugin {
  apply(compiler: object): void;
}
