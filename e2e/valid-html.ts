import { HtmlValidate } from 'html-validate'

/**
 * The rules of the HTML standard alone. Left out is what is taste or another check's: how React
 * writes attributes and void elements, inline styles (ratios and focal points come from the
 * content), and what axe looks at in the living page.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {},
})

/** What the standard forbids in a document, each with its place and what stands there. */
export async function htmlFaults(document: string): Promise<string[]> {
  const html = document.replace(TEMPLATES, '<template></template>')
  const { results } = await validator.validateString(html)
  const lines = html.split('\n')
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const place = lines[line - 1]?.slice(Math.max(0, column - 40), column + 120)
      return `${ruleId}: ${message} at ${place}`
    }),
  )
}

/**
 * What scripts copy and fill in. The standard asks no more of it than that it can be parsed: a
 * picture there has no address yet (HTML, section 4.12.3, "The template element").
 */
const TEMPLATES = /<template>[\s\S]*?<\/template>/g
