import { isObject } from '@belvedere/kit/json.ts'
import { hasCredentials } from '@belvedere/kit/link-address.ts'
import type { LexicalRichTextAdapter, lexicalEditor } from '@payloadcms/richtext-lexical'
import { type RichTextHooks, ValidationError } from 'payload'
import { isProse, NOT_PROSE } from './check.ts'
import { proseFromText } from './from-text.ts'
import { plainText } from './plain-text.ts'

type Editor = ReturnType<typeof lexicalEditor>

/** Room for a chapter, as in plain fields; longer texts are mistakes, such as a pasted file. */
const MAX_LENGTH = 200_000

/** A plain text, or a document without a paragraph, as one that the editor can open. */
function fromText(value: unknown): unknown {
  if (typeof value === 'string') return proseFromText(value)
  return isBare(value) ? proseFromText('') : value
}

const isBare = (value: unknown) =>
  isObject(value) &&
  isObject(value.root) &&
  value.root.type === 'root' &&
  Array.isArray(value.root.children) &&
  value.root.children.length === 0

/**
 * Lets an editor take plain text as well: texts that were stored before their field took formatting,
 * and those of programs that write through the API. They are converted when read and when written.
 */
export function withPlainTexts(editor: Editor): Editor {
  return async (options) => {
    const adapter = await editor(options)
    const hooks: RichTextHooks = {
      ...adapter.hooks,
      afterRead: [({ value }) => fromText(value), ...(adapter.hooks?.afterRead ?? [])],
      beforeValidate: [takeProse, ...(adapter.hooks?.beforeValidate ?? [])],
    }
    return { ...adapter, hooks, validate: validated(adapter.validate) }
  }
}

type BeforeValidate = NonNullable<RichTextHooks['beforeValidate']>[number]

/** Refuses what the editor could not open and links with a password, in drafts as well. */
const takeProse: BeforeValidate = ({ value, path, req }) => {
  if (value === undefined || value === null) return value
  const prose = fromText(value)
  const flaw = isProse(prose) ? flawOfLinks(prose) : NOT_PROSE
  if (flaw === undefined) return prose
  throw new ValidationError({ errors: [{ message: flaw, path: path.join('.') }], req })
}

type Validate = LexicalRichTextAdapter['validate']

/** A text of spaces and empty paragraphs is none. */
function validated(validate: Validate): Validate {
  return (value, options) => {
    const text = plainText(value)
    if (options.required && text === '') return options.req.t('validation:required')
    if (text.length > MAX_LENGTH)
      return `Shorten the text: it has ${text.length} characters, and ${MAX_LENGTH} fit.`
    return validate(value, options)
  }
}

/**
 * Why a link in prose cannot be saved, or undefined. The delivery API would leave it out silently;
 * until then everybody who reads drafts would see the password.
 */
function flawOfLinks(node: unknown): string | undefined {
  if (!isObject(node)) return undefined
  const { fields, children, root } = node
  const url = isObject(fields) && fields.linkType !== 'internal' ? fields.url : undefined
  if (typeof url === 'string' && hasCredentials(url)) return sentence(url)
  const inside: unknown[] = Array.isArray(children) ? children : [root]
  return inside.map(flawOfLinks).find((flaw) => flaw !== undefined)
}

/** Names the host alone, because errors are shown and logged. */
function sentence(url: string) {
  const { host } = URL.parse(url) ?? new URL(url, 'https://site.example')
  return `Take the user name and password out of the link to ${host}: everybody who opens the page could read them.`
}
