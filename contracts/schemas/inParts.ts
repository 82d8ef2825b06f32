import * as z from '../zod.ts';
import { sometimes } from './shared.ts';

type Parts<Shape extends z.core.$ZodShape, Left extends keyof Shape> = {
  [Key in Exclude<keyof Shape, Left>]: z.ZodMiniOptional<Shape[Key]>;
};

/**
 * The same object without some fields, where answers leave out any of the others at times. Not by `z.omit` and `z.partial`, which
 * every page would carry.
 */
export const inParts = <Shape extends z.core.$ZodShape, Left extends keyof Shape>(
  { def }: z.ZodMiniObject<Shape>,
  left: readonly Left[] = [],
) =>
  z.object(
    Object.fromEntries(
      Object.entries<z.core.$ZodType>(def.shape)
        .filter(([name]) => !left.includes(name as Left))
        .map(([name, field]) => [name, sometimes(field)]),
    ) as Parts<Shape, Left>,
  );
