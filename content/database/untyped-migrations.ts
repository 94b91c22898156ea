import type { Migration } from 'payload'

type Step<Args> = (args: Args) => Promise<void>
type Typed<Up, Down> = { name: string; up: Step<Up>; down: Step<Down> }

/** The same migrations for a method that does not say which arguments it passes on. */
export function untyped<Up, Down>(typed: Typed<Up, Down>[]): Migration[] {
  return typed.map(({ name, up, down }) => ({
    name,
    up: (args: unknown) => up(args as Up),
    down: (args: unknown) => down(args as Down),
  }))
}
