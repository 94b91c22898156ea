import type {
  CollectionConfig,
  CustomComponent,
  EditConfig,
  Endpoint,
  Field,
  GlobalConfig,
  SanitizedConfig,
} from 'payload'

/** The additions of a room to Payload's config, as listed in `features.ts`. */
export type Feature = {
  /** Extends a collection. */
  collection?: (collection: CollectionConfig) => CollectionConfig
  /** Extends a global. */
  global?: (global: GlobalConfig) => GlobalConfig
  /** Endpoints that belong to no record. */
  endpoints?: Endpoint[]
  /** Changes the whole config once Payload has filled in its own defaults, collections and endpoints. */
  config?: (config: SanitizedConfig) => SanitizedConfig
}

/** Additions to a collection or global; they come after the existing ones. */
type Addition<Hooks> = {
  /** Fields above the others. */
  above?: Field[]
  /** Fields below the others. */
  below?: Field[]
  endpoints?: Omit<Endpoint, 'root'>[]
  hooks?: Hooks
  /** Components beside the buttons of the form. */
  controls?: CustomComponent[]
  /** The status and the buttons of the form, in place of Payload's. */
  buttons?: {
    Status?: CustomComponent
    PreviewButton?: CustomComponent
    PublishButton?: CustomComponent
  }
  /** Views of a record, in place of Payload's. */
  views?: EditConfig
}

type CollectionAddition = Addition<NonNullable<CollectionConfig['hooks']>> & {
  /** Components above the table of the list. */
  aboveList?: CustomComponent[]
}

/** The collection with these additions. */
export function addToCollection(
  collection: CollectionConfig,
  addition: CollectionAddition,
): CollectionConfig {
  const { admin } = collection
  const { edit, beforeListTable = [], ...components } = admin?.components ?? {}
  const { aboveList = [] } = addition
  return {
    ...collection,
    ...addedTo(collection, addition),
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...beforeListTable, ...aboveList],
        edit: withForm(edit, addition),
        views: withViews(components.views, addition),
      },
    },
  }
}

/** The global with these additions. */
export function addToGlobal(
  global: GlobalConfig,
  addition: Addition<NonNullable<GlobalConfig['hooks']>>,
): GlobalConfig {
  const { admin } = global
  const { elements, ...components } = admin?.components ?? {}
  return {
    ...global,
    ...addedTo(global, addition),
    admin: {
      ...admin,
      components: {
        ...components,
        elements: withForm(elements, addition),
        views: withViews(components.views, addition),
      },
    },
  }
}

type Extended<Hooks> = {
  fields: Field[]
  endpoints?: Omit<Endpoint, 'root'>[] | false
  hooks?: Hooks
}

function addedTo<Hooks extends object>(
  { fields, endpoints, hooks }: Extended<Hooks>,
  addition: Addition<Hooks>,
) {
  const { above = [], below = [] } = addition
  return {
    fields: [...above, ...fields, ...below],
    endpoints: [...(endpoints || []), ...(addition.endpoints ?? [])],
    hooks: withHooks(hooks, addition.hooks),
  }
}

function withHooks<Hooks extends object>(hooks: Hooks | undefined, added: Hooks | undefined) {
  const all: Record<string, unknown[]> = { ...hooks }
  const lists: Record<string, unknown[]> = { ...added }
  for (const [name, list] of Object.entries(lists)) all[name] = [...(all[name] ?? []), ...list]
  return all as Hooks
}

type Form = { beforeDocumentControls?: CustomComponent[] }

function withForm(form: Form | undefined, { controls = [], buttons }: Addition<unknown>) {
  const beforeDocumentControls = [...(form?.beforeDocumentControls ?? []), ...controls]
  return { ...form, ...buttons, beforeDocumentControls }
}

function withViews<Views extends { edit?: EditConfig }>(
  views: Views | undefined,
  addition: Addition<unknown>,
): Views {
  return Object.assign({}, views, { edit: Object.assign({}, views?.edit, addition.views) })
}
