import type { Migration } from 'payload'

type Step<Args> = (args: Args) => Promise<void>
type Typed<Up, Down> = { name: string; up: Step<Up>; down: Step<Down> }

/**
 * The migrations for `adapter.migrate`. It passes `unknown` (`payload/dist/database/types.d.ts`),
 * while the migrations that Payload writes expect the arguments of their engine: TypeScript rejects
 * them.
 *
 * No upstream issue found. To reproduce, pass `migrations` to `adapter.migrate` unchanged.
 */
export function untyped<Up, Down>(typed: Typed<Up, Down>[]): Migration[] {
  return typed.map(({ name, up, down }) => ({
    name,
    up: (args: unknown) => up(args as Up),
    down: (args: unknown) => down(args as Down),
  }))
}
