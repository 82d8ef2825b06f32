import { nameOf as controlName } from '../model/control.ts';
import type { LiveActor } from './liveActors.ts';

/**
 * What of React's own notes on a page is read here: in development alone, and without which nothing is lost but the way between a
 * machine and its component.
 */
interface Fiber {
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  stateNode: unknown;
}

interface Hook {
  memoizedState: unknown;
  next: Hook | null;
}

const KEY = /^__react(Fiber|Container)\$/;

function fiberOf(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => KEY.test(name));
  return key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
}

/** The component that has started an actor keeps it in one of its hooks; its children are given it. */
function holds(fiber: Fiber, actor: LiveActor): boolean {
  for (
    let hook = fiber.memoizedState as Partial<Hook> | null;
    hook && typeof hook === 'object';
    hook = hook.next ?? null
  ) {
    const { memoizedState: kept } = hook;
    if (kept === actor || (Array.isArray(kept) && kept.includes(actor))) return true;
    if (typeof kept === 'object' && kept !== null && 'current' in kept && kept.current === actor) return true;
  }
  return false;
}

/** What of the page the components that hold an actor have drawn: the outermost elements. */
export function elementsOf(actor: LiveActor, root: Element | null = rootOf()): Element[] {
  const first = root && fiberOf(root);
  return first ? elementsBelow(first, actor) : [];
}

/** The app's: the explorer has one of its own beside it. */
function rootOf() {
  return [...document.querySelectorAll('body > *, body > * > *')].find(fiberOf) ?? null;
}

function elementsBelow(top: Fiber, actor: LiveActor): Element[] {
  const found: Element[] = [];
  const waiting = [top];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    if (holds(fiber, actor)) found.push(...outermost(fiber.child));
    else if (fiber.child) waiting.push(fiber.child);
    if (fiber.sibling && fiber !== top) waiting.push(fiber.sibling);
  }
  return found;
}

function outermost(fiber: Fiber | null): Element[] {
  if (!fiber) return [];
  const own = fiber.stateNode instanceof Element ? [fiber.stateNode] : outermost(fiber.child);
  return [...own, ...outermost(fiber.sibling)];
}

/** The actor of the innermost component around an element that holds one. */
export function actorAt(element: Element, actors: readonly LiveActor[]): LiveActor | undefined {
  let fiber: Fiber | null = null;
  for (let at: Element | null = element; at && !fiber; at = at.parentElement) fiber = fiberOf(at) ?? null;
  for (; fiber; fiber = fiber.return) {
    const around = fiber;
    const actor = actors.find((one) => holds(around, one));
    if (actor) return actor;
  }
  return undefined;
}

const NAMED = 'input, select, textarea, button, [aria-label], [aria-labelledby], h1, h2, h3';
const LONGEST_NAME = 40;

/** What a reader calls a component: the label of its first field or button. */
export function nameOnPage(elements: readonly Element[]): string {
  for (const element of elements) {
    const named = element.matches(NAMED) ? element : element.querySelector(NAMED);
    const name = named && controlName(named);
    if (name) return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  }
  return '';
}
