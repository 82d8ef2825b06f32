/** Where the bundler has a module made, which it does once. */
const MADE =
  '__webpack_modules__[moduleId].call(module.exports, module, module.exports, __webpack_require__);\n';

/**
 * A plugin of the web build: what has made a module is forgotten. The bundler would keep it, with all that the engine has made
 * of its code, for as long as the page is open. Not for development, which makes modules anew.
 */
export class ForgottenFactories {
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compiler.hooks.thisCompilation.tap('ForgottenFactories', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ForgottenFactories', stage }, () => {
        for (const chunk of compilation.chunks)
          if (chunk.hasRuntime())
            for (const file of chunk.files)
              if (file.endsWith('.js')) compilation.updateAsset(file, forgetting);
      });
    });

    function forgetting(source) {
      const at = source.source().indexOf(MADE);
      if (at < 0)
        throw new Error(
          'The bundler makes modules in another way than scripts/lib/forgottenFactories.mjs knows.',
        );
      const changed = new sources.ReplaceSource(source);
      changed.insert(at + MADE.length, 'delete __webpack_modules__[moduleId];\n');
      return changed;
    }
  }
}
