import {
  ADDRESS_NAMES,
  type AddressName,
  DEFAULT_ADDRESSES,
  type EnteredAddresses,
  withDefaults,
} from '@belvedere/kit/addresses.ts'
import { OWN_NAMES, SHARED_NAMES } from '@belvedere/kit/own-paths.ts'
import { slugify } from '@belvedere/kit/slugify.ts'
import type { GroupField, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'

const LABELS: Record<AddressName, string> = {
  map: 'Map',
  realEstate: 'Categories and listings',
  experiences: 'Experiences',
  gallery: 'Galleries',
}

/** Names at which there is a page without a slug of its own, so that no other page may have them. */
const PAGES: AddressName[] = ['map', 'realEstate']

/** The first parts of addresses; whatever stays empty is as in the specification. */
export function addressesField(): GroupField {
  return {
    name: 'addresses',
    label: 'Addresses',
    type: 'group',
    admin: {
      description:
        'The first part of the addresses of these pages, in your language. The old addresses go on leading there.',
    },
    fields: ADDRESS_NAMES.map(addressField),
  }
}

function addressField(name: AddressName): TextField {
  return {
    name,
    label: LABELS[name],
    type: 'text',
    validate: checkAddress(name),
    admin: { placeholder: DEFAULT_ADDRESSES[name] },
  }
}

const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 40

function checkAddress(name: AddressName): TextFieldSingleValidation {
  return async (value, { req, siblingData }) => {
    const own = value?.trim()
    if (!own) return true
    if (!PATTERN.test(own) || own.length > LONGEST)
      return `Use lowercase letters, digits and single hyphens, for example “${slugify(own, LONGEST) || DEFAULT_ADDRESSES[name]}”.`
    if ([...OWN_NAMES, ...SHARED_NAMES].some((one) => one === own))
      return `“${own}” is used by the site itself. Choose another name.`
    const all = withDefaults(siblingData as EnteredAddresses)
    const same = ADDRESS_NAMES.find((other) => other !== name && all[other] === own)
    if (same) return `“${LABELS[same]}” has this name already. Choose another one.`
    const left = await leftBy(own, name, req)
    if (left)
      return `“${LABELS[left]}” is published with this name. Publish another one for it first, so that its old addresses can be redirected.`
    return PAGES.includes(name) ? checkPages(own, req) : true
  }
}

/** The other section that is published with a name: its redirects would hide what takes the name. */
async function leftBy(own: string, name: AddressName, req: PayloadRequest) {
  const { addresses } = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  const published = withDefaults(addresses ?? {})
  return ADDRESS_NAMES.find((other) => other !== name && published[other] === own)
}

async function checkPages(own: string, req: PayloadRequest): Promise<string | true> {
  const where = { slug: { equals: own } }
  const { docs } = await req.payload.find({ collection: 'pages', where, depth: 0, limit: 1, req })
  const [page] = docs
  return page
    ? `The page “${page.title}” has this address. Choose another name, or change its slug first.`
    : true
}
