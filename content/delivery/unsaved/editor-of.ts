import type { DeliveryContext } from '../context.ts'

/**
 * The editor who looks at a preview; undefined for everybody else. Delivery tokens and links for
 * outsiders are no editors, so nobody but the person who types sees an unsaved document.
 */
export function editorOf({ endpoint, editor }: DeliveryContext): number | undefined {
  return endpoint === 'preview' ? editor : undefined
}
