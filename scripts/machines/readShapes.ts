import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import { MACHINES } from '#machines/catalogue.ts';
import { ROOT } from '#scripts/i18n/strings.ts';
import type { EventShapes, Shape } from './shape.ts';

/** Deeper than this, a value is whatever it is: nobody writes such a payload by hand. */
const DEEPEST = 5;
/** Where XState keeps them among the parameters of `StateMachine`. */
const EVENTS = 1;
const ACTORS = 3;

/** Of the machines alone: all of the code would take many times as long to understand. */
const PROJECT = `${ROOT}/scripts/machines/tsconfig.json`;

/** In `machines/diagrams/`. */
export const EVENTS_FILE = 'events.json';

/** The text of that file: a line an event, so that a change is seen as one. */
export function writtenShapes(): string {
  const machines = Object.entries(shapesOfEvents()).map(([machine, events]) => {
    const lines = Object.entries(events).map(
      ([event, shape]) => `    ${JSON.stringify(event)}: ${JSON.stringify(shape)}`,
    );
    return `  ${JSON.stringify(machine)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${machines.join(',\n')}\n}\n`;
}

/** What the events of every machine must hold, and the ends of its effects, as their types say: by machine, then by event. */
export function shapesOfEvents(): Readonly<Record<string, EventShapes>> {
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProjects: [PROJECT] }).getProjects();
    if (!project) throw new Error('The compiler finds no project here.');
    const { checker, program } = project;
    return Object.fromEntries(
      MACHINES.map(({ name }) => {
        const file = program.getSourceFile(`${ROOT}/machines/${name}.ts`);
        const module = file && checker.getSymbolAtLocation(file);
        const machine = module && checker.getMemberInModuleExports(module, `${name}Machine`);
        const type = machine && checker.getTypeOfSymbol(machine);
        if (!type?.isTypeReference()) throw new Error(`machines/${name}.ts exports no ${name}Machine.`);
        return [name, new Reader(checker).eventsOf(checker.getTypeArguments(type))];
      }),
    );
  } finally {
    api.close();
  }
}

class Reader {
  readonly #checker: Checker;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  eventsOf(parameters: readonly Type[]): EventShapes {
    const { [EVENTS]: events, [ACTORS]: actors } = parameters;
    return Object.fromEntries(
      [...membersOf(events).flatMap((event) => this.#eventOf(event)), ...this.#endsOf(actors)].sort(
        ([one], [other]) => (one < other ? -1 : 1),
      ),
    );
  }

  #eventOf(event: Type): [string, Shape][] {
    const type = this.#property(event, 'type');
    // What a child's end is called depends on the child: the machine takes it from nobody else.
    if (!type?.isStringLiteralType()) return [];
    return [[type.value, this.#shapeOf(event, 0)]];
  }

  /** What an effect gives at its end. */
  #endsOf(actors: Type | undefined): [string, Shape][] {
    return membersOf(actors).flatMap((actor): [string, Shape][] => {
      const src = this.#property(actor, 'src');
      const logic = this.#property(actor, 'logic');
      const [snapshot] = logic?.isTypeReference() ? this.#checker.getTypeArguments(logic) : [];
      const output = logic && (this.#outputOf(logic) ?? this.#outputOf(snapshot));
      if (!src?.isStringLiteralType() || !output) return [];
      return [[`xstate.done.actor.${src.value}`, { fields: { output: this.#shapeOf(output, 1) } }]];
    });
  }

  #outputOf(type: Type | undefined): Type | undefined {
    for (const one of membersOf(type)) {
      const output = this.#property(one, 'output');
      if (output && (output.flags & TypeFlags.Undefined) === 0) return output;
    }
    return undefined;
  }

  #property(type: Type, name: string): Type | undefined {
    const property = this.#checker.getPropertyOfType(type, name);
    return property && this.#checker.getTypeOfSymbol(property);
  }

  #shapeOf(type: Type, depth: number): Shape {
    const { flags } = type;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return 'unknown';
    if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType()) {
      return { oneOf: [type.value] };
    }
    if (flags & TypeFlags.Undefined || flags & TypeFlags.Void) return 'undefined';
    if (flags & TypeFlags.Null) return { oneOf: [null] };
    if (flags & TypeFlags.String || flags & TypeFlags.TemplateLiteral) return 'string';
    if (flags & TypeFlags.Number) return 'number';
    if (flags & TypeFlags.Boolean) return { oneOf: [false, true] };
    if (type.isUnionType()) return eitherOf(type.getTypes().map((one) => this.#shapeOf(one, depth)));
    if (depth >= DEEPEST) return 'unknown';
    if (this.#checker.isArrayLikeType(type)) return this.#listOf(type, depth);
    return this.#objectOf(type, depth);
  }

  #listOf(type: Type, depth: number): Shape {
    const [row] = type.isTypeReference() ? this.#checker.getTypeArguments(type) : [];
    return { each: row ? this.#shapeOf(row, depth + 1) : 'unknown' };
  }

  #objectOf(type: Type, depth: number): Shape {
    // Files, dates, functions: no JSON stands for them.
    if (this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return 'unknown';
    const isPlain = type.isIntersectionType() || type.getSymbol()?.name === '__type' || this.#isOwn(type);
    if (!isPlain) return 'unknown';
    const fields = this.#checker.getPropertiesOfType(type).map((property): [string, Shape] => {
      const own = this.#checker.getTypeOfSymbol(property);
      return [property.name, own ? this.#shapeOf(own, depth + 1) : 'unknown'];
    });
    return { fields: Object.fromEntries(fields.filter(([name]) => name !== 'type')) };
  }

  /** Whether the project itself declares it. */
  #isOwn(type: Type) {
    const [declaration] = type.getSymbol()?.declarations ?? [];
    return declaration !== undefined && !declaration.path.includes('node_modules');
  }
}

function membersOf(type: Type | undefined): readonly Type[] {
  if (!type) return [];
  return type.isUnionType() ? type.getTypes() : [type];
}

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

/** Words to choose from stand together. */
function eitherOf(shapes: readonly Shape[]): Shape {
  if (shapes.includes('unknown')) return 'unknown';
  const words = shapes.flatMap((shape) => (typeof shape === 'object' && 'oneOf' in shape ? shape.oneOf : []));
  const others = shapes.filter((shape) => typeof shape !== 'object' || !('oneOf' in shape));
  const all: Shape[] = [...others, ...(words.length > 0 ? [{ oneOf: words.toSorted(byText) }] : [])];
  return all.length === 1 && all[0] ? all[0] : { anyOf: all };
}
