import { Vocabulary } from '@belvedere/kit/testing/vocabulary.ts'

const TITLE = /<title>([^<]*)<\/title>/g
const META = /<meta (?:name|property)="([\w:]+)" content="([^"]*)"/g
const STRUCTURED = /<script type="application\/ld\+json">([^<]*)<\/script>/g

let vocabulary: Vocabulary | undefined

/**
 * What search engines could not use of a document: its title, description and structured data, a
 * sentence for each fault.
 */
export function headFaults(html: string): string[] {
  const titles = Array.from(html.matchAll(TITLE), ([, title = '']) => title)
  const metas = Array.from(html.matchAll(META), ([, name = '', content = '']) => ({
    name,
    content,
  }))
  const site = metas.find(({ name }) => name === 'og:site_name')?.content ?? ''
  const descriptions = metas.filter(({ name }) => name === 'description')
  return [
    ...(titles.length === 1 ? [] : [`It has ${titles.length} titles.`]),
    ...titles.flatMap((title) => titleFaults(title, site)),
    ...(descriptions.length === 1 ? [] : [`It has ${descriptions.length} descriptions.`]),
    ...Array.from(html.matchAll(STRUCTURED), ([, json = '']) => JSON.parse(json)).flatMap(
      (data) => {
        vocabulary ??= new Vocabulary()
        return vocabulary.faultsOf(data)
      },
    ),
  ]
}

function titleFaults(title: string, site: string) {
  const named = site ? title.split(site).length - 1 : 0
  return named === 1 ? [] : [`Its title names the site ${named} times: ${title}`]
}
