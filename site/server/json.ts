/**
 * Serialises a value for a `<script>` element; `<` is escaped so that it cannot close the element.
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
