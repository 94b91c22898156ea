import { getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { metrics } from '../service/metrics.ts'
import type { DeliveryContext } from './context.ts'

/**
 * Counts queries and their time; those of the site by operation. Other clients may use any name.
 */
export function countQueries(): Plugin<DeliveryContext> {
  return {
    onExecute: ({ args }) => {
      const start = performance.now()
      const { contextValue, document, operationName } = args
      const name = getOperationAST(document, operationName)?.name?.value
      const operation = (contextValue.isSite && name) || 'other'
      return {
        onExecuteDone: ({ result }) => {
          metrics.queries.observe((performance.now() - start) / 1000, { operation })
          const hasFailed = 'errors' in result && (result.errors?.length ?? 0) > 0
          if (hasFailed) metrics.queryFailures.increment({ operation })
        },
      }
    },
  }
}
