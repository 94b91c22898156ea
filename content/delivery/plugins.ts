import { NoSchemaIntrospectionCustomRule, validate } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { DeliveryContext } from './context.ts'
import { isUnexpected } from './mask-error.ts'

/** Only a token of the preview scope may look at the schema, at once or by guessing. */
export function guardIntrospection(): Plugin<DeliveryContext> {
  return {
    onValidate: ({ context, addValidationRule, setValidationFn }) => {
      if (context.scope === 'preview') return
      addValidationRule(NoSchemaIntrospectionCustomRule)
      setValidationFn((schema, document, rules) =>
        validate(schema, document, rules, { hideSuggestions: true }),
      )
    },
  }
}

/**
 * Hands out the cache tags of every record that was read. An answer of which a part could not be
 * read is none at all: a cache must not keep it.
 */
export function reportCacheTags(): Plugin<DeliveryContext> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result, setResult }) => {
        if (Symbol.asyncIterator in result) return
        const hasFailed = result.errors?.some(isUnexpected)
        const { data, ...rest } = result
        const cacheTags = [...args.contextValue.tags].sort()
        const extensions = { ...result.extensions, cacheTags }
        setResult(hasFailed ? rest : { ...rest, data, extensions })
      },
    }),
  }
}
