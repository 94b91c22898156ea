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
const program = globalThis as { belvedereAddresses?: Addresses; belvedereRenames?: number }

/** The names in use. */
export const addresses = (): Addresses => program.belvedereAddresses ?? DEFAULT_ADDRESSES

/** All names, with those of the specification where an owner has chosen none. */
export function withDefaults(entered: EnteredAddresses | null | undefined): Addresses {
  const named = ADDRESS_NAMES.map((name) => [
    name,
    entered?.[name]?.trim() || DEFAULT_ADDRESSES[name],
  ])
  return Object.fromEntries(named) as Addresses
}

/**
 * From here on the program uses these names, unless others are being published. The same names stay
 * the same object.
 */
export function setAddresses(entered: EnteredAddresses | null | undefined): void {
  if (!program.belvedereRenames) change(entered)
}

/**
 * Does what belongs to new names while they are being published: meanwhile other requests still read
 * the earlier ones, and must not bring them back.
 */
export async function underNewAddresses(
  entered: EnteredAddresses,
  work: () => Promise<void>,
): Promise<void> {
  program.belvedereRenames = (program.belvedereRenames ?? 0) + 1
  change(entered)
  try {
    await work()
  } finally {
    program.belvedereRenames = (program.belvedereRenames ?? 1) - 1
  }
}

function change(entered: EnteredAddresses | null | undefined) {
  const next = withDefaults(entered)
  const current = addresses()
  if (ADDRESS_NAMES.some((name) => next[name] !== current[name])) program.belvedereAddresses = next
}

/** A path or pattern of the specification in the owner’s words: `/gallery/:slug` → `/galerie/:slug`. */
export function ownPath(path: string): string {
  const [, first = ''] = path.split('/', 2)
  const name = ADDRESS_NAMES.find((one) => DEFAULT_ADDRESSES[one] === first)
  return name ? `/${addresses()[name]}${path.slice(first.length + 1)}` : path
}
