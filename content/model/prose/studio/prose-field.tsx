import { isObject } from '@belvedere/kit/json.ts'
import { RichTextField } from '@payloadcms/richtext-lexical/client'
import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import { type ComponentProps, isValidElement } from 'react'

type Args = Parameters<typeof RscEntryLexicalField>[0]
type Props = ComponentProps<typeof RichTextField>
type Shared = Pick<Props, 'clientFeatures' | 'featureClientSchemaMap'>

/** What the fields of one answer have in common, by their place in the model. */
const sharedOf = new WeakMap<object, Map<string, Shared>>()

/**
 * The editor of prose in a form. Payload describes its features again for each field, five kilobytes on
 * a page with 200 texts each; React sends an object that it has sent once more as a reference.
 */
export async function ProseField(args: Args) {
  const element = await RscEntryLexicalField(args)
  const props = isValidElement(element) ? element.props : undefined
  if (!isProps(props)) throw new Error('The field of a rich text has no features.')
  const answer = args.clientFieldSchemaMap ?? args.req
  const known = sharedOf.get(answer) ?? new Map<string, Shared>()
  sharedOf.set(answer, known)
  const { clientFeatures, featureClientSchemaMap } = known.get(props.schemaPath ?? '') ?? props
  const shared = { clientFeatures, featureClientSchemaMap }
  known.set(props.schemaPath ?? '', shared)
  return <RichTextField {...props} {...shared} />
}

function isProps(props: unknown): props is Props {
  return isObject(props) && isObject(props.clientFeatures) && isObject(props.featureClientSchemaMap)
}
