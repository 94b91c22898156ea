/**
 * The first parts of addresses that an owner may rename, with the names of the specification. Code
 * and files say the names of the specification; what visitors see comes from `ownPath`.
 */
export const DEFAULT_ADDRESSES = {
  map: 'map',
  realEstate: 'real-estate',
  experiences: 'experiences',
  gallery: 'gallery',
} as const

export type AddressName = keyof typeof DEFAULT_ADDRESSES

/** The names in use, by what they are for. */
export type Addresses = Readonly<Record<AddressName, string>>

/** Names as they are stored: each may be missing. */
export type EnteredAddresses = { readonly [Name in AddressName]?: string | null | undefined }

export const ADDRESS_NAMES = Object.keys(DEFAULT_ADDRESSES) as AddressName[]

/**
 * A program has one site, and asks for paths at dozens of places, most of them in the middle of a
 * render: so the names in use belong to the program, like a setting of its environment. On
 * `globalThis`, because Next loads this module twice.
 */
const program = globalThis as { belvedereAddresses?: Addresses; belvedereOwnNames?: NamesOfWork }

/** The names within one piece of work, where they are others than those of the program. */
export type NamesOfWork = { getStore(): Addresses | undefined }

/** The names in use. */
export const addresses = (): Addresses =>
  program.belvedereOwnNames?.getStore() ?? program.belvedereAddresses ?? DEFAULT_ADDRESSES

/**
 * Work that publishes names uses them before the program does, because it may yet be taken back:
 * an `AsyncLocalStorage`, which only the content service has.
 */
export function namesOfWork<T extends NamesOfWork>(make: () => T): T {
  program.belvedereOwnNames ??= make()
  return program.belvedereOwnNames as T
}

/** All names, with those of the specification where an owner has chosen none. */
export function withDefaults(entered: EnteredAddresses | null | undefined): Addresses {
  const named = ADDRESS_NAMES.map((name) => [
    name,
    entered?.[name]?.trim() || DEFAULT_ADDRESSES[name],
  ])
  return Object.fromEntries(named) as Addresses
}

/** From here on the program uses these names. The same names stay the same object. */
export function setAddresses(entered: EnteredAddresses | null | undefined): void {
  const next = withDefaults(entered)
  const current = program.belvedereAddresses ?? DEFAULT_ADDRESSES
  if (ADDRESS_NAMES.some((name) => next[name] !== current[name])) program.belvedereAddresses = next
}

/** A path or pattern of the specification in the owner’s words: `/gallery/:slug` → `/galerie/:slug`. */
export function ownPath(path: string): string {
  const [, first = ''] = path.split('/', 2)
  const name = ADDRESS_NAMES.find((one) => DEFAULT_ADDRESSES[one] === first)
  return name ? `/${addresses()[name]}${path.slice(first.length + 1)}` : path
}
