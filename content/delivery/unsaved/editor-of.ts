import type { DeliveryContext } from '../context.ts'

/**
 * The editor who views a preview; undefined for everybody else. Delivery tokens and preview links
 * do not belong to editors, so only the person who types sees an unsaved document.
 */
export function editorOf({ endpoint, editor }: DeliveryContext): number | undefined {
  return endpoint === 'preview' ? editor : undefined
}
