import { NoSchemaIntrospectionCustomRule, validate } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { DeliveryContext } from './context.ts'
import { isUnexpected } from './mask-error.ts'

/** Denies the site's own token introspection, and suggestions of field names in errors. */
export function guardIntrospection(): Plugin<DeliveryContext> {
  return {
    onValidate: ({ context, addValidationRule, setValidationFn }) => {
      if (!context.isSite) return
      addValidationRule(NoSchemaIntrospectionCustomRule)
      setValidationFn((schema, document, rules) =>
        validate(schema, document, rules, { hideSuggestions: true }),
      )
    },
  }
}

/**
 * Adds the cache tags of every record that was read to the response. After an unexpected error the
 * response has no data, so that no cache stores a partial result.
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
