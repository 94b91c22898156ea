import { HtmlValidate } from 'html-validate'

/**
 * Only the rules of the HTML standard. Excluded are style rules (React's way of writing attributes
 * and void elements, inline styles for ratios and focal points) and rules that axe checks.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {},
})

/** Violations of the HTML standard in a document, each with the HTML around it. */
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
 * Templates, which scripts copy and fill in. They only have to be parseable: an image in a template
 * may lack `src` (HTML, section 4.12.3, "The template element").
 */
const TEMPLATES = /<template>[\s\S]*?<\/template>/g
