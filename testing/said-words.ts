/** Attributes whose words are read aloud or shown. */
const SAID =
  /\s(?:aria-(?:label|description|roledescription|placeholder)|alt|title|placeholder)="([^"]*)"/g

/** What programs show of a page elsewhere: search results, shared links, tabs. */
const META =
  /<meta\s(?=[^>]*(?:name|property)="(?:description|application-name|og:(?:title|description|site_name|image:alt)|twitter:[^"]*)")[^>]*content="([^"]*)"/g

/** Everything that a document says: in texts, in attributes and in its head, one text after another. */
export function saidWords(html: string): string {
  const bare = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
  const attributes = [SAID, META].flatMap((pattern) =>
    Array.from(bare.matchAll(pattern), ([, words = '']) => words),
  )
  return [bare.replaceAll(/<[^>]*>/g, ' '), ...attributes].join('\n')
}
