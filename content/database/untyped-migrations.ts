import type { Migration } from 'payload'

type Step<Args> = (args: Args) => Promise<void>
type Typed<Up, Down> = { name: string; up: Step<Up>; down: Step<Down> }

/** The migrations for `adapter.migrate`, which does not type the arguments it passes. */
export function untyped<Up, Down>(typed: Typed<Up, Down>[]): Migration[] {
  return typed.map(({ name, up, down }) => ({
    name,
    up: (args: unknown) => up(args as Up),
    down: (args: unknown) => down(args as Down),
  }))
}
