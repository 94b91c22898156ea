import type { PayloadRequest, SanitizedConfig } from 'payload'

const isChanged = Symbol('choices in the bin')

type Loader = PayloadRequest['payloadDataLoader'] & { [isChanged]?: true }

/**
 * A record may be saved and published while one that it refers to is in the bin: the reference is
 * hidden, and comes back with its record. Payload refuses it as a choice that the field does not
 * offer (`payload/dist/fields/validations.js`, the only user of this function).
 *
 * No upstream issue found. To reproduce, move the target of a relationship with `filterOptions` to
 * the trash, and save the record that refers to it.
 */
function acceptChoicesInBin({ req }: { req: PayloadRequest }) {
  const loader: Loader = req.payloadDataLoader
  if (loader[isChanged]) return
  const { find } = loader
  loader.find = (args) => find({ ...args, trash: true })
  loader[isChanged] = true
}

/** Lets all records keep their references to what is in the bin. */
export function withChoicesInBin(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeValidate = [acceptChoicesInBin, ...(hooks.beforeValidate ?? [])]
  for (const { hooks } of config.globals)
    hooks.beforeValidate = [acceptChoicesInBin, ...(hooks.beforeValidate ?? [])]
  return config
}
