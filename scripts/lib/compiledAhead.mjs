/** Source: V8, "explicit compile hints". */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A plugin of the web build: all of what every page begins with, and of the parts in which a module's path is `like` this, is compiled
 * while it arrives, beside the page, and not function by function while somebody waits. Other parts would fill the memory of a phone
 * with functions that nobody calls.
 */
export class CompiledAhead {
  constructor(like) {
    this.like = like;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    // Minified code has no comments; maps are to know of the line.
    const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
    compiler.hooks.thisCompilation.tap('CompiledAhead', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'CompiledAhead', stage }, () => {
        for (const chunk of compilation.chunks)
          if (chunk.canBeInitial() || this.isLike(compilation.chunkGraph.getChunkModulesIterable(chunk)))
            for (const file of chunk.files)
              if (file.endsWith('.js'))
                compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
      });
    });
  }

  isLike(modules) {
    for (const module of modules) if (this.like.test(module.nameForCondition() ?? '')) return true;
    return false;
  }
}
